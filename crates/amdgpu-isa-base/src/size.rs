//! How many dwords an operand has where that depends on the instruction's other fields or on the wave's size.
//!
//! The rules are named kinds in the tables ([`Size`], [`Flat`], [`ImageData`], [`ImageAddress`], [`MatrixShape`]); nothing here
//! knows an instruction.

use crate::rows::Bits;
use crate::text::code::is_set;
use crate::text::item::{
    AddressLayout, AddressRule, Apart, Flat, FlatKind, Gradients, Image, ImageAddress, ImageData, ImageRule, MatrixShape,
    NO_BIT, Size, TexelRule,
};

/// Coordinates and gradients of each of the eight image dimensions: 1D, 2D, 3D, cube, 1D array, 2D array, 2D with samples, and
/// an array of these.
const DIMENSIONS: [(u32, u32); 8] = [(1, 2), (2, 4), (3, 6), (3, 4), (2, 2), (3, 4), (3, 4), (4, 4)];

/// The number of the field that may be apart from the others.
const FIFTH: usize = 4;

/// Dwords of a plain size.
pub fn dwords(size: Size, words: &[u32], wave64: bool) -> u32 {
    match size {
        Size::Dwords(dwords) => dwords.into(),
        Size::Lanes => 1 + u32::from(wave64),
        Size::AndFlag(dwords, bit) => u32::from(dwords) + u32::from(is_set(words, bit)),
        Size::Spread(dwords) if wave64 => u32::from(dwords / 2).max(1),
        Size::Spread(dwords) => dwords.into(),
    }
}

/// VGPRs of a flat address; 0 where the instruction has none.
pub fn flat_address(flat: &Flat, words: &[u32]) -> u32 {
    let base = flat.base.extract(words) as u8;
    let based = base != flat.off;
    match flat.kind {
        FlatKind::Global | FlatKind::Generic => 2 - u32::from(based),
        FlatKind::LaneId => 0,
        FlatKind::Scratch if base == flat.none && based => 0,
        FlatKind::Scratch if flat.vector == NO_BIT => u32::from(!based),
        FlatKind::Scratch => is_set(words, flat.vector).into(),
    }
}

/// SGPRs of a flat address; 0 where the instruction has none.
pub fn flat_base(flat: &Flat, words: &[u32]) -> u32 {
    let base = flat.base.extract(words) as u8;
    match flat.kind {
        _ if base == flat.off || base == flat.none => 0,
        FlatKind::Global | FlatKind::Generic | FlatKind::LaneId => 2,
        FlatKind::Scratch => 1,
    }
}

/// VGPRs of an image instruction's data and address.
///
/// Where the fields call for a number of registers that the instruction can't have, there is no right answer; then it is what
/// LLVM prints, the sizes of the variant that it tries first.
pub fn image(image: &Image, words: &[u32]) -> (u32, u32) {
    let (data, address) = (&image.data, &image.address);
    let (data_size, address_size) = (image_data(data, words), image_address(address, words));
    let AddressRule::Texel(rule) = &address.rule else { return (data_size, address_size) };
    let fields = 1 + u32::from(address.more.count() / 8);
    let least_data = match data.rule {
        ImageRule::Gather => 2,
        ImageRule::Samples => 4,
        ImageRule::AtLeast(base) | ImageRule::Fixed(base) => base.into(),
        ImageRule::Mask => 1,
    };
    let data_fits = match data.rule {
        ImageRule::Gather => matches!(data_size, 2 | 4 | 5),
        ImageRule::AtLeast(base) => u32::from(base) <= data_size && data_size <= 2 * u32::from(base) + 1,
        ImageRule::Mask | ImageRule::Samples | ImageRule::Fixed(_) => true,
    };
    let address_fits = match address.layout {
        AddressLayout::Together if rule.fixed != 0 => true,
        AddressLayout::Together => {
            address_size <= rule.most.into() && address.first.extract(words) as u32 + address_size <= 256
        }
        AddressLayout::Separate => 2 <= address_size && address_size <= fields.min(rule.most.into()),
        AddressLayout::Partial => u32::from(address.least_list) <= address_size && address_size <= rule.most.into(),
    };
    if data_fits && address_fits && data.data.extract(words) as u32 + data_size <= 256 {
        return (data_size, address_size);
    }
    let address_size = match address.layout {
        AddressLayout::Together if rule.fixed != 0 => rule.fixed.into(),
        AddressLayout::Together => rule.least.into(),
        AddressLayout::Separate | AddressLayout::Partial => fields.min(rule.most.into()),
    };
    (least_data, address_size)
}

/// VGPRs of an image instruction's data, by its mask and modes.
pub(crate) fn image_data(data: &ImageData, words: &[u32]) -> u32 {
    let mask = (data.mask.extract(words) as u32).count_ones().max(1);
    let components = match data.rule {
        ImageRule::Fixed(size) => return size.into(),
        ImageRule::Gather | ImageRule::Samples => 4,
        ImageRule::AtLeast(_) | ImageRule::Mask => mask,
    };
    let packed = is_set(words, data.d16) && !matches!(data.rule, ImageRule::AtLeast(_));
    (if packed { components.div_ceil(2) } else { components }) + u32::from(is_set(words, data.tfe))
}

/// VGPRs of an image instruction's address, by its dimension and modes.
pub(crate) fn image_address(address: &ImageAddress, words: &[u32]) -> u32 {
    let narrow = is_set(words, address.a16);
    let TexelRule { before, gradients, level, fixed, .. } = match address.rule {
        AddressRule::Texel(rule) => rule,
        AddressRule::Ray([a, b, c, d, last]) => return (a + b + c + d + if narrow { 0 } else { last }).into(),
    };
    if fixed != 0 {
        return fixed.into();
    }
    let (coordinate_count, gradient_count) =
        DIMENSIONS.get(address.dim.extract(words) as usize & 7).copied().unwrap_or_default();
    let components = coordinate_count + u32::from(level);
    let components = if narrow { components.div_ceil(2) } else { components };
    let gradients = match gradients {
        Gradients::Absent => 0,
        Gradients::Full => gradient_count,
        // Two of them share a dword; those of u and those of v do not.
        Gradients::Narrow => (gradient_count / 2).next_multiple_of(2),
    };
    u32::from(before) + components + gradients
}

/// The fields of an address of so many VGPRs that is a list, each with how many of them start there.
pub fn image_list(address: ImageAddress, total: u32) -> impl Iterator<Item = (Bits, u32)> {
    let mut left = total;
    (0..).map_while(move |index| {
        let field = image_field(&address, index)?;
        let is_last = image_field(&address, index + 1).is_none();
        let run = match (address.layout, address.rule) {
            (AddressLayout::Partial, AddressRule::Ray(parts)) => parts.get(index).copied().unwrap_or(0).into(),
            (AddressLayout::Partial, AddressRule::Texel(_)) if is_last => left,
            _ => 1,
        };
        let run = left.min(run);
        left -= run;
        (run > 0).then_some((field, run))
    })
}

/// The field of this number of an address; none if it has fewer.
pub fn image_field(address: &ImageAddress, index: usize) -> Option<Bits> {
    let Some(further) = index.checked_sub(1) else { return Some(address.first) };
    let offset =
        if index == FIFTH && address.fifth != NO_BIT { address.fifth } else { address.more.offset + 8 * further as u8 };
    (further < usize::from(address.more.count / 8)).then_some(Bits { offset, count: 8 })
}

/// VGPRs of a matrix with elements of the format: 0 and 1 have eight bits, 2 and 3 six, 4 four; the others are reserved.
pub fn matrix(shape: &MatrixShape, format: Apart, words: &[u32]) -> u32 {
    let dwords = match (format.extract(words), shape.other.extract(words)) {
        (_, 5..) => shape.eight,
        (2 | 3, _) => shape.six,
        (4, _) => shape.four,
        _ => shape.eight,
    };
    dwords.into()
}
