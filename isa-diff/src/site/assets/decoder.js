// Decodes words by the tables in data/GEN.js. Written from the tables alone; shares nothing with the Rust decoder.
//
// Tables of a generation:
//   encodings: [name, bits, prefix mask, prefix, opcode fields (indices), fields, conditions]
//     field: [name, [[offset, count], ...]]; condition: [name, alternatives of [field, [[low, high], ...]] lists]
//   forms: [encoding, condition, opcode, slot (0 whole, 1 X, 2 Y), instruction, operand list]
//   operands: lists of [field or -1, type, format, size in bits, flags (1 read, 2 written, 4 implicit), zeros left out]
//   types: [name, [[first value, count, name or stem, first number or null], ...]]
"use strict";

const Decoder = {
  tables: {},

  // Called by data/GEN.js.
  add(name, tables) {
    const index = new Map();
    tables.forms.forEach((form, at) => {
      const key = form[0] + ":" + form[3] + ":" + form[2];
      if (!index.has(key)) index.set(key, []);
      index.get(key).push(at);
    });
    this.tables[name] = { ...tables, index };
  },

  // A field's bits as a number (BigInt); bits past the end are zero.
  extract(ranges, words) {
    let value = 0n, shift = 0n;
    for (const [offset, count] of ranges) {
      for (let bit = 0; bit < count; bit++, shift++) {
        const at = offset + bit;
        value |= BigInt(((words[at >> 5] ?? 0) >>> (at & 31)) & 1) << shift;
      }
    }
    return value;
  },

  holds(encoding, condition, words) {
    return condition[1].some((all) => all.every(([field, ranges]) => {
      const value = this.extract(encoding[5][field][1], words);
      return ranges.some(([low, high]) => BigInt(low) <= value && value <= BigInt(high));
    }));
  },

  ones(mask) {
    let count = 0;
    for (let rest = mask >>> 0; rest; rest = (rest & (rest - 1)) >>> 0) count++;
    return count;
  },

  // The form of a slot; of several the one whose prefix says most, then the longest.
  form(tables, words, slot) {
    let best = null;
    tables.encodings.forEach((encoding, at) => {
      if (((words[0] & encoding[2]) >>> 0) !== encoding[3]) return;
      const field = encoding[4][slot === 2 ? 1 : 0];
      const opcode = field === undefined ? 0n : this.extract(encoding[5][field][1], words);
      for (const form of tables.index.get(at + ":" + slot + ":" + opcode) ?? []) {
        if (!this.holds(encoding, encoding[6][tables.forms[form][1]], words)) continue;
        const weight = this.ones(encoding[2]) * 1000 + encoding[1];
        if (!best || weight > best.weight) best = { form: tables.forms[form], encoding, weight };
      }
    });
    return best;
  },

  // Decodes: { name, encoding, condition, bits, fields, operands, parts } or { error }.
  decode(name, words) {
    const tables = this.tables[name];
    const whole = this.form(tables, words, 0);
    const parts = whole ? [whole] : [this.form(tables, words, 1), this.form(tables, words, 2)];
    if (parts.some((part) => !part)) return { error: "no instruction" };
    const bits = Math.max(...parts.map((part) => part.encoding[1]));
    if (bits > words.length * 32) return { error: "needs " + bits / 8 + " bytes, got " + words.length * 4 };
    const longest = parts.reduce((a, b) => (b.encoding[1] > a.encoding[1] ? b : a));
    return {
      name: parts.map((part) => tables.instructions[part.form[4]]).join(" :: "),
      encoding: longest.encoding[0],
      condition: longest.encoding[6][longest.form[1]][0],
      bits,
      fields: longest.encoding[5].map(([field, ranges]) => ({ field, ranges, value: this.extract(ranges, words) })),
      parts: parts.map((part) => ({
        name: tables.instructions[part.form[4]],
        operands: tables.operands[part.form[5]].map((operand) => this.operand(tables, part.encoding, operand, words)),
      })),
    };
  },

  operand(tables, encoding, [field, type, format, size, flags, zeros], words) {
    const place = field < 0 ? null : encoding[5][field];
    const value = place ? this.extract(place[1], words) << BigInt(zeros) : null;
    return {
      field: place?.[0] ?? null,
      type: tables.types[type][0],
      format: tables.formats[format],
      size,
      read: !!(flags & 1),
      written: !!(flags & 2),
      implicit: !!(flags & 4),
      value,
      name: value === null ? this.first(tables.types[type]) : this.named(tables.types[type], value, size),
    };
  },

  first([, values]) {
    return values.length ? this.spell(values[0], 0) : null;
  },

  spell([, , name, number], at) {
    return number === null ? name : name + (number + at);
  },

  named([, values], value, size) {
    for (const row of values) {
      const at = value - BigInt(row[0]);
      if (at < 0n || at >= BigInt(row[1])) continue;
      const name = this.spell(row, Number(at));
      const count = Math.ceil(size / 32);
      const register = /^([vsa]|ttmp)(\d+)$/.exec(name);
      if (register && count > 1) return register[1] + "[" + register[2] + ":" + (Number(register[2]) + count - 1) + "]";
      return name;
    }
    return value > 9n ? "0x" + value.toString(16) : value.toString();
  },

  // Words of what a person types: bytes in memory order, or dwords with 0x. Throws a message.
  parse(text) {
    const parts = text.split(/[\s,]+/).filter(Boolean);
    if (!parts.length) return [];
    const dwords = parts.every((part) => /^0x[0-9a-f]{5,8}$/i.test(part));
    if (dwords) return parts.map((part) => Number(part));
    const digits = parts.map((part) => part.replace(/^0x/i, "")).join("");
    const wrong = /[^0-9a-f]/i.exec(digits);
    if (wrong) throw "expected hexadecimal digits, found " + wrong[0];
    if (digits.length % 8) throw "expected whole dwords of 8 digits, got " + digits.length + " digits";
    const words = [];
    for (let at = 0; at < digits.length; at += 8) {
      const byte = (index) => parseInt(digits.slice(at + 2 * index, at + 2 * index + 2), 16);
      words.push((byte(0) | (byte(1) << 8) | (byte(2) << 16) | (byte(3) << 24)) >>> 0);
    }
    return words;
  },
};
