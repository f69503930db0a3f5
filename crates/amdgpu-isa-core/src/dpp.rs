//! Data-parallel primitives: which lane a lane reads.

use crate::text::item::DppKind;

/// Which lanes a DPP instruction reads.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum DppControl {
    /// Each lane of a group of four reads the lane of the group with this number.
    QuadPerm([u8; 4]),
    /// Rows of sixteen lanes shift left.
    RowShl(u8),
    /// Rows shift right.
    RowShr(u8),
    /// Rows rotate right.
    RowRor(u8),
    /// The wave shifts left by a lane.
    WaveShl,
    /// The wave rotates left by a lane.
    WaveRol,
    /// The wave shifts right by a lane.
    WaveShr,
    /// The wave rotates right by a lane.
    WaveRor,
    /// Rows are mirrored.
    RowMirror,
    /// Half rows are mirrored.
    RowHalfMirror,
    /// Lane 15 of each row goes to the next row.
    RowBcast15,
    /// Lane 31 goes to the upper half of the wave.
    RowBcast31,
    /// This lane of a row goes to all lanes of the row (`row_share`, `row_newbcast`).
    RowShare(u8),
    /// Lanes read the lane of their row whose number is theirs, xored with this.
    RowXmask(u8),
    /// The code means nothing.
    Reserved(u16),
}

impl DppControl {
    /// The value of the modifier `dpp_ctrl`: `builder.with("dpp_ctrl", DppControl::RowShr(1).code().into())`. Of the numbers of lanes
    /// only the low bits count: two in a [`DppControl::QuadPerm`], else four.
    pub const fn code(self) -> u16 {
        let (first, lane) = match self {
            Self::QuadPerm([a, b, c, d]) => {
                (0, (a & 3) as u16 | ((b & 3) as u16) << 2 | ((c & 3) as u16) << 4 | ((d & 3) as u16) << 6)
            }
            Self::RowShl(lanes) => (0x100, lanes as u16 & 15),
            Self::RowShr(lanes) => (0x110, lanes as u16 & 15),
            Self::RowRor(lanes) => (0x120, lanes as u16 & 15),
            Self::WaveShl => (0x130, 0),
            Self::WaveRol => (0x134, 0),
            Self::WaveShr => (0x138, 0),
            Self::WaveRor => (0x13c, 0),
            Self::RowMirror => (0x140, 0),
            Self::RowHalfMirror => (0x141, 0),
            Self::RowBcast15 => (0x142, 0),
            Self::RowBcast31 => (0x143, 0),
            Self::RowShare(lane) => (0x150, lane as u16 & 15),
            Self::RowXmask(mask) => (0x160, mask as u16 & 15),
            Self::Reserved(code) => (code, 0),
        };
        first | lane
    }

    /// The control with this code, in a generation that has these controls.
    pub(crate) const fn new(code: u64, kind: DppKind) -> Self {
        let low = (code & 15) as u8;
        match (code, kind) {
            (0..=0xff, _) => {
                let code = code as u8;
                Self::QuadPerm([code & 3, code >> 2 & 3, code >> 4 & 3, code >> 6])
            }
            (0x101..=0x10f, _) => Self::RowShl(low),
            (0x111..=0x11f, _) => Self::RowShr(low),
            (0x121..=0x12f, _) => Self::RowRor(low),
            (0x140, _) => Self::RowMirror,
            (0x141, _) => Self::RowHalfMirror,
            (0x130, DppKind::Wave | DppKind::NewBroadcast) => Self::WaveShl,
            (0x134, DppKind::Wave | DppKind::NewBroadcast) => Self::WaveRol,
            (0x138, DppKind::Wave | DppKind::NewBroadcast) => Self::WaveShr,
            (0x13c, DppKind::Wave | DppKind::NewBroadcast) => Self::WaveRor,
            (0x142, DppKind::Wave | DppKind::NewBroadcast) => Self::RowBcast15,
            (0x143, DppKind::Wave | DppKind::NewBroadcast) => Self::RowBcast31,
            (0x150..=0x15f, DppKind::NewBroadcast | DppKind::Share) => Self::RowShare(low),
            (0x160..=0x16f, DppKind::Share) => Self::RowXmask(low),
            _ => Self::Reserved(code as u16),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_are_read_as_they_are_written() {
        for kind in [DppKind::Wave, DppKind::NewBroadcast, DppKind::Share] {
            assert!((0..512).all(|code| DppControl::new(code.into(), kind).code() == code));
        }
        assert_eq!(DppControl::RowShr(1).code(), 0x111);
    }
}
