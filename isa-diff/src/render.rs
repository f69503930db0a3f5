//! Reports as text, Markdown and HTML. (JSON is the diff itself.)

pub mod text;
