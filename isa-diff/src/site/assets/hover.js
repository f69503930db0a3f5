// Points at a field's bits and its operand together, with the mouse or the keyboard.
"use strict";
(() => {
  const mark = (event, on) => {
    const part = event.target.closest?.("[data-f]");
    const name = part?.dataset.f;
    if (!name) return;
    const card = part.closest(".card") || document;
    for (const other of card.querySelectorAll("[data-f]")) {
      if (other.dataset.f === name) other.classList.toggle("lit", on);
    }
  };
  for (const [type, on] of [["mouseover", true], ["mouseout", false], ["focusin", true], ["focusout", false]]) {
    document.addEventListener(type, (event) => mark(event, on));
  }
})();
