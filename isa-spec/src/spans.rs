//! Where the IR's parts stand in the file; kept until checking is over.

use crate::diag::Span;

/// Places of an ISA's parts, arena by arena.
#[derive(Clone, Debug, Default)]
pub struct Spans {
    /// The root element's start tag: the place of what a patch has added.
    pub root: Span,
    /// One an encoding.
    pub encodings: Vec<EncodingSpans>,
    /// One an instruction.
    pub instructions: Vec<InstructionSpans>,
}

/// Places of an encoding's parts.
#[derive(Clone, Debug, Default)]
pub struct EncodingSpans {
    /// Its name.
    pub name: Span,
    /// Its identifier mask.
    pub mask: Span,
    /// Its identifiers.
    pub identifiers: Vec<Span>,
    /// Names of its fields.
    pub fields: Vec<Span>,
    /// Names of its conditions.
    pub conditions: Vec<Span>,
}

/// Places of an instruction's parts.
#[derive(Clone, Debug, Default)]
pub struct InstructionSpans {
    /// Its name.
    pub name: Span,
    /// Opcodes of its forms.
    pub forms: Vec<Span>,
}
