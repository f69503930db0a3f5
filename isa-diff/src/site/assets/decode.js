// The decoder box.
"use strict";
(() => {
  const box = document.getElementById("hex");
  const choice = document.getElementById("gen");
  const result = document.getElementById("result");
  const loading = {};
  const generations = [...choice.options].map((option) => option.value).filter(Boolean);

  // Tables come with a script element: a page opened from disk may not fetch.
  function load(name) {
    loading[name] ??= new Promise((resolve, reject) => {
      const script = document.createElement("script");
      script.src = "data/" + name + ".js";
      script.onload = resolve;
      script.onerror = () => reject("data/" + name + ".js is missing");
      document.head.append(script);
    });
    return loading[name];
  }

  function element(tag, text, attributes = {}) {
    const it = document.createElement(tag);
    if (text !== undefined) it.textContent = text;
    for (const [name, value] of Object.entries(attributes)) it.setAttribute(name, value);
    return it;
  }

  function table(head, rows) {
    const it = element("table");
    const line = (tag, cells) => {
      const row = element("tr");
      cells.forEach((cell) => row.append(cell instanceof Node ? cell : element(tag, cell)));
      return row;
    };
    const top = element("thead"), body = element("tbody");
    top.append(line("th", head));
    rows.forEach(({ cells, field }) => {
      const row = line("td", cells);
      if (field) row.dataset.f = field;
      body.append(row);
    });
    it.append(top, body);
    const scroll = element("div", undefined, { class: "scroll" });
    scroll.append(it);
    return scroll;
  }

  function operands(part) {
    return part.operands.filter((it) => it.field !== null).map((it) => it.name).join(", ");
  }

  function text(inst) {
    return inst.parts.map((part) => (part.name + " " + operands(part)).trim()).join(" :: ");
  }

  function rest(inst, words) {
    const left = words.length * 4 - inst.bits / 8;
    return left ? ", " + left + " bytes left over" : "";
  }

  // A long name over a bit or two stands upright.
  function kind(owner, span) {
    if (!owner) return "free";
    return owner.field.length > 3 * span + 1 ? "field thin" : "field";
  }

  // One row of bits a dword, the highest first.
  function bits(inst) {
    const owners = new Array(inst.bits).fill(null);
    for (const field of inst.fields) {
      for (const [offset, count] of field.ranges) owners.fill(field, offset, offset + count);
    }
    const rows = element("div", undefined, { class: "bits" });
    for (let top = inst.bits; top > 0; top -= 32) {
      const word = element("div", undefined, { class: "word" });
      for (let high = top - 1; high >= top - 32; ) {
        let low = high;
        while (low > top - 32 && owners[low - 1] === owners[high]) low--;
        const owner = owners[high];
        const cell = element("div", undefined, { class: kind(owner, high - low + 1), style: "grid-column:span " + (high - low + 1), tabindex: "0" });
        cell.append(element("i", high === low ? high : high + ":" + low), element("span", owner ? owner.field : ""));
        if (owner) {
          cell.append(element("b", owner.value.toString()));
          cell.dataset.f = owner.field;
          cell.title = owner.field + " = " + owner.value + " (0x" + owner.value.toString(16) + ")";
        }
        word.append(cell);
        high = low - 1;
      }
      rows.append(word);
    }
    const scroll = element("div", undefined, { class: "scroll" });
    scroll.append(rows);
    return scroll;
  }

  function card(inst, words) {
    const it = element("section", undefined, { class: "card" });
    const title = element("h2");
    title.append(element("code", text(inst)));
    const about = element("p");
    inst.parts.forEach((part) => about.append(element("a", part.name, { href: "i/" + part.name + ".html" }), " "));
    about.append("in ", element("a", inst.encoding, { href: "e/" + inst.encoding + ".html" }),
      " (" + inst.condition + "), " + inst.bits / 8 + " bytes" + rest(inst, words));
    it.append(title, about, bits(inst));
    for (const part of inst.parts) {
      const way = (op) => [op.read && "read", op.written && "written"].filter(Boolean).join(" and ");
      it.append(table(["Operand", "", "Value", "Type", "Format", "Bits"], part.operands.map((op) => ({
        field: op.field,
        cells: [op.field ?? "implicit", way(op), op.name ?? "", op.type, op.format, String(op.size || "")],
      }))));
    }
    return it;
  }

  async function show() {
    const typed = box.value;
    history.replaceState(null, "", "#" + choice.value + ":" + typed.trim().replace(/\s+/g, "_"));
    let words;
    try { words = Decoder.parse(typed); } catch (message) { result.replaceChildren(element("p", message, { class: "error" })); return; }
    if (!words.length) { result.replaceChildren(); return; }
    try {
      if (choice.value) {
        await load(choice.value);
        if (typed !== box.value) return;
        const inst = Decoder.decode(choice.value, words);
        result.replaceChildren(inst.error ? element("p", inst.error, { class: "error" }) : card(inst, words));
      } else {
        await Promise.all(generations.map(load));
        if (typed !== box.value) return;
        result.replaceChildren(table(["Generation", "Instruction", "Encoding"], generations.map((name) => {
          const inst = Decoder.decode(name, words);
          const title = [...choice.options].find((option) => option.value === name).text;
          return { cells: inst.error ? [title, "- " + inst.error, ""] : [title, text(inst), inst.encoding + rest(inst, words)] };
        })));
      }
    } catch (message) {
      result.replaceChildren(element("p", String(message), { class: "error" }));
    }
  }

  document.getElementById("decode").addEventListener("submit", (event) => event.preventDefault());
  box.addEventListener("input", show);
  choice.addEventListener("change", show);
  const [, generation, hex] = /^#([a-z0-9_]*):(.*)$/.exec(location.hash) ?? [];
  if (hex !== undefined) {
    if (generation === "" || generations.includes(generation)) choice.value = generation;
    box.value = hex.replace(/_/g, " ");
    show();
  }
})();
