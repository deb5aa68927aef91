//! What goes wrong, as Python's exceptions.

use std::fmt::Display;

use pyo3::exceptions::PyValueError;
use pyo3::{PyErr, create_exception};

create_exception!(
    thirteen,
    IllegalAction,
    PyValueError,
    "The rules do not allow this action now. Nothing has changed."
);

/// A value that means nothing here.
pub(crate) fn invalid(why: impl Display) -> PyErr {
    PyValueError::new_err(why.to_string())
}

/// An action that the rules refuse.
pub(crate) fn illegal(why: impl Display) -> PyErr {
    IllegalAction::new_err(why.to_string())
}
