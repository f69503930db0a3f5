//! What the chores are made of, apart from the command line.

pub mod oracle;
