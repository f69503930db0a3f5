//! Data-parallel primitives: which lane a lane reads.

use crate::text::item::DppKind;

/// Which lanes a DPP instruction reads.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
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
