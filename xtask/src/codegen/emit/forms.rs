//! The tables of instructions, forms and operands.

use amdgpu_isa_base::rows::{Choice, IMPLICIT, IN, OUT, OperandParts, UNENCODED};
use isa_spec::isa::Slot;
use quote::{format_ident, quote};

use super::{Source, hex, n, numbers, str_handle, table, verbatim};
use crate::codegen::plan::{NONE, Plan};

pub fn instructions(plan: &Plan) -> Source {
    let kinds = plan.instruction_kinds.rows.iter().map(|kind| {
        let (flags, group, subgroups) = (n(kind.flags), n(kind.group), hex(kind.subgroups));
        quote!(instruction_kind(#flags, #group, #subgroups))
    });
    let kinds = table("What instructions have in common.", "INSTRUCTION_KINDS", "InstructionKind", kinds);
    let groups = table("Functional groups.", "GROUPS", "Str", plan.groups.iter().map(|name| str_handle(*name)));
    let subgroups = table("Functional subgroups.", "SUBGROUPS", "Str", plan.subgroups.iter().map(|name| str_handle(*name)));
    let rows = plan.instructions.iter().map(|row| (row.row, row.ir.name.clone()));
    let aliases = plan.aliases.iter().map(|alias| (alias.row, alias.name.to_owned()));
    let lists = plan.form_lists.iter().copied().map(u64::from);
    Source {
        items: quote! {
            //! Instructions.

            use amdgpu_isa_core::rows::*;

            #kinds #groups #subgroups
        },
        tables: vec![
            numbers::rows("Instructions, in the order of their names.", "INSTRUCTIONS", "u64", rows),
            numbers::rows("Further names of instructions, sorted.", "ALIASES", "u64", aliases),
            numbers::list("Forms of each instruction, in AMD's order.", "FORM_LISTS", "u16", lists),
        ],
    }
}

pub fn forms(plan: &Plan) -> Source {
    let kinds = plan.form_kinds.rows.iter().map(|kind| {
        let encoding = format_ident!("{}", plan.isa.encodings[usize::from(kind.encoding)].name);
        let (condition, dwords, slot) = (n(kind.condition), n(kind.dwords), verbatim(&kind.slot));
        let (class, literal, bus) = (verbatim(&kind.choice.class), n(kind.choice.literal), n(kind.choice.bus));
        let Choice { reads_vcc, even_vectors, short_halves, accumulates, .. } = kind.choice;
        let (fixed, narrow) = (verbatim(&kind.choice.fixed), verbatim(&kind.choice.narrow));
        let choice =
            quote!(choice(#class, #literal, #bus, [#reads_vcc, #even_vectors, #short_halves, #accumulates], #fixed, #narrow));
        let (opcode, template) = (kind.opcode.map(|bits| verbatim(&bits)), hex(kind.template));
        quote!(form_kind(enc::#encoding, #condition, #dwords, Slot::#slot, [#(#opcode),*], #template, #choice))
    });
    let kinds = table("What forms have in common.", "FORM_KINDS", "FormKind", kinds);
    let rows = plan.forms.iter().map(|form| {
        let encoding = &plan.isa.encodings[form.ir.encoding.index()];
        let condition = &encoding.conditions[form.ir.condition.index()].name;
        let half = match form.ir.slot {
            Slot::Whole => "",
            Slot::X => " X",
            Slot::Y => " Y",
        };
        (form.row, format!("{} {}{half} {condition}", form.instruction.name, encoding.name))
    });
    Source {
        items: quote! {
            //! Forms.

            use amdgpu_isa_core::asm::tables::Class::*;
            use amdgpu_isa_core::rows::*;
            use crate::fields::enc;

            #kinds
        },
        tables: vec![numbers::rows("Forms, by family, opcode and variant.", "FORMS", "u64", rows)],
    }
}

pub fn operands(plan: &Plan) -> Source {
    let rows = plan.operands.rows.iter().map(|row| {
        let operand = OperandParts::unpack(*row);
        let operand_type = &plan.isa.operand_types[usize::from(operand.operand_type)].name;
        let format = &plan.isa.data_formats[usize::from(operand.data_format)].name;
        let field = if operand.field == NONE { "no field".to_owned() } else { format!("field {}", operand.field) };
        let flags = [(IN, "in"), (OUT, "out"), (IMPLICIT, "implicit"), (UNENCODED, "unencoded")];
        let flags = flags.iter().filter(|(flag, _)| operand.flags & flag != 0).map(|(_, name)| format!(" {name}"));
        (*row, format!("{field}, {operand_type} {format} {}{}", operand.size, flags.collect::<String>()))
    });
    let lists = plan.operand_lists.iter().copied().map(u64::from);
    let starts = plan.operand_starts.iter().copied().map(u64::from);
    Source {
        items: quote! {
            //! Operands of forms.
        },
        tables: vec![
            numbers::rows("Operands, each once.", "OPERANDS", "u64", rows),
            numbers::list("Lists of operands, end to end.", "OPERAND_LISTS", "u16", lists),
            numbers::list("Where each list starts, and the end of the last.", "OPERAND_STARTS", "u16", starts),
        ],
    }
}
