//! Reports as text, Markdown and HTML (JSON is the diff itself), and cards as text.

pub mod card;
pub mod html;
pub mod markdown;
pub mod text;
