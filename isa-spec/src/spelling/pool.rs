//! Pools of the spelling's tables: texts, lists of names, parts of immediates, items, syntaxes.

use std::collections::BTreeMap;

use amdgpu_isa_base::rows::{Bits, Run, Str, run, s};
use amdgpu_isa_base::text::item::Item;
use amdgpu_isa_base::text::{Frame, Part, Syntax};

/// The tables of a generation's spelling, as [`amdgpu_isa_base::text::TextTables`] has them.
#[derive(Debug, Default)]
pub struct Spelling {
    /// Compilers assume 64 lanes.
    pub wave64: bool,
    /// All texts, end to end.
    pub strings: String,
    /// Lists of names, end to end; each list ascends.
    pub names: Vec<(u16, Str)>,
    /// Parts of immediates, list after list.
    pub parts: Vec<Part>,
    /// Items, each once.
    pub items: Vec<Item>,
    /// Indices of items, syntax after syntax.
    pub order: Vec<u16>,
    /// Syntaxes, each once.
    pub syntaxes: Vec<Syntax>,
    /// What surrounds the operands of syntaxes, each once.
    pub frames: Vec<Frame>,
    /// Names of scalar codes from 102 on.
    pub scalars: Vec<Str>,
    /// By instruction and form, in the order of the IR: mnemonic and syntax.
    pub forms: Vec<Vec<(Str, u16)>>,
    texts: BTreeMap<String, Str>,
    lists: BTreeMap<Vec<(u16, String)>, Run>,
    part_lists: BTreeMap<String, Run>,
    item_indices: BTreeMap<String, u16>,
    syntax_indices: BTreeMap<Vec<u16>, u16>,
}

impl Spelling {
    /// A text, each once.
    pub fn text(&mut self, text: &str) -> Str {
        if let Some(known) = self.texts.get(text) {
            return *known;
        }
        let handle = s(self.strings.len() as u32, text.len() as u32);
        self.strings.push_str(text);
        self.texts.insert(text.to_owned(), handle);
        handle
    }

    /// The text of a handle.
    pub fn str(&self, handle: Str) -> &str {
        handle.of(&self.strings)
    }

    /// A list of names for values.
    pub fn names(&mut self, mut list: Vec<(u16, String)>) -> Run {
        if list.is_empty() {
            return run(0, 0);
        }
        list.sort();
        list.dedup_by_key(|(value, _)| *value);
        if let Some(known) = self.lists.get(&list) {
            return *known;
        }
        let handle = run(self.names.len() as u16, list.len() as u16);
        for (value, name) in &list {
            let name = self.text(name);
            self.names.push((*value, name));
        }
        self.lists.insert(list, handle);
        handle
    }

    /// A list of parts: name, low bits, high bits.
    pub fn parts(&mut self, list: &[(String, Bits, Bits)]) -> Run {
        let key = format!("{list:?}");
        if let Some(known) = self.part_lists.get(&key) {
            return *known;
        }
        let handle = run(self.parts.len() as u16, list.len() as u16);
        for (name, low, high) in list {
            let name = self.text(name);
            self.parts.push(Part { name, low: *low, high: *high });
        }
        self.part_lists.insert(key, handle);
        handle
    }

    /// A syntax, each once, of items, each once.
    pub fn syntax(&mut self, items: &[Item]) -> u16 {
        let indices: Vec<u16> = items.iter().map(|item| self.item(*item)).collect();
        if let Some(known) = self.syntax_indices.get(&indices) {
            return *known;
        }
        let index = self.syntaxes.len() as u16;
        let place = run(self.order.len() as u16, indices.len() as u16);
        let frame = Frame::new(items);
        let number = self.frames.iter().position(|known| *known == frame).unwrap_or(self.frames.len());
        if number == self.frames.len() {
            self.frames.push(frame);
        }
        self.syntaxes.push(Syntax::new(place, items, number as u8));
        self.order.extend(&indices);
        self.syntax_indices.insert(indices, index);
        index
    }

    fn item(&mut self, item: Item) -> u16 {
        let key = format!("{item:?}");
        if let Some(known) = self.item_indices.get(&key) {
            return *known;
        }
        let index = self.items.len() as u16;
        self.items.push(item);
        self.item_indices.insert(key, index);
        index
    }
}
