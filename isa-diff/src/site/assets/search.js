// Instant search over names and aliases. `NAMES` (names.js) holds [name, page, generations], sorted by name.
"use strict";
(() => {
  const box = document.getElementById("q");
  const hits = document.getElementById("hits");
  const count = document.getElementById("count");
  const SHOWN = 40;
  let selected = -1;

  // Names that begin with the text first, then those that have a word beginning with it, then those that hold it anywhere.
  function rank(name, text) {
    if (name === text) return 0;
    if (name.startsWith(text)) return 1;
    if (name.includes("_" + text)) return 2;
    return name.includes(text) ? 3 : -1;
  }

  function find(text) {
    const parts = text.toUpperCase().split(/\s+/).filter(Boolean);
    if (!parts.length) return [];
    const found = [];
    for (const entry of NAMES) {
      let worst = 0;
      for (const part of parts) {
        const at = rank(entry[0], part);
        if (at < 0) { worst = -1; break; }
        worst = Math.max(worst, at);
      }
      if (worst >= 0) found.push([worst, entry]);
    }
    return found.sort((a, b) => a[0] - b[0]).map((it) => it[1]);
  }

  function select(index) {
    const items = hits.children;
    if (selected >= 0 && items[selected]) items[selected].setAttribute("aria-selected", "false");
    selected = items.length ? (index + items.length) % items.length : -1;
    if (selected < 0) { box.removeAttribute("aria-activedescendant"); return; }
    items[selected].setAttribute("aria-selected", "true");
    items[selected].scrollIntoView({ block: "nearest" });
    box.setAttribute("aria-activedescendant", items[selected].id);
  }

  function show() {
    const found = find(box.value);
    hits.replaceChildren(...found.slice(0, SHOWN).map(([name, page, generations], index) => {
      const item = document.createElement("li");
      item.id = "hit" + index;
      item.setAttribute("role", "option");
      const link = document.createElement("a");
      link.href = "i/" + page + ".html";
      link.tabIndex = -1;
      const text = document.createElement("span");
      text.textContent = name === page ? name : name + " → " + page;
      const where = document.createElement("small");
      where.textContent = generations;
      link.append(text, where);
      item.append(link);
      return item;
    }));
    box.setAttribute("aria-expanded", String(found.length > 0));
    const more = found.length > SHOWN ? ", the first " + SHOWN + " shown" : "";
    count.textContent = box.value.trim() ? found.length + (found.length === 1 ? " name" : " names") + more : "";
    selected = -1;
    select(found.length ? 0 : -1);
  }

  box.addEventListener("input", show);
  box.addEventListener("keydown", (event) => {
    if (event.key === "ArrowDown") select(selected + 1);
    else if (event.key === "ArrowUp") select(selected - 1);
    else if (event.key === "Escape") { box.value = ""; show(); }
    else return;
    event.preventDefault();
  });
  document.getElementById("search").addEventListener("submit", (event) => {
    event.preventDefault();
    const link = hits.children[selected]?.querySelector("a");
    if (link) location.href = link.href;
  });
  if (box.value) show();
})();
