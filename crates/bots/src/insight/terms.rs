//! Sums of named terms: each term is a feature times its weight.

/// Declares a struct of numbers, each with a name. One such struct serves as the features of something and, with the same
/// names, as their weights.
macro_rules! terms {
    ($(#[$meta:meta])* pub struct $name:ident { $($(#[$note:meta])* $field:ident,)* }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, Default, PartialEq)]
        #[repr(C)]
        pub struct $name {
            $($(#[$note])* pub $field: f32,)*
        }

        impl $name {
            /// The names of the terms.
            pub const NAMES: [&'static str; [$(stringify!($field)),*].len()] = [$(stringify!($field)),*];
            /// How many terms there are.
            pub const COUNT: usize = Self::NAMES.len();

            /// The numbers in the order of [`Self::NAMES`].
            #[inline]
            #[must_use]
            pub const fn values(&self) -> [f32; Self::COUNT] {
                [$(self.$field),*]
            }

            /// The terms with these numbers, in the order of [`Self::NAMES`].
            #[must_use]
            pub const fn from_values([$($field),*]: [f32; Self::COUNT]) -> Self {
                Self { $($field),* }
            }

            /// What these features come to with these weights. The terms are added in the order of their names: another
            /// order would give another last bit.
            #[inline]
            #[must_use]
            pub fn weighed(&self, weights: &Self) -> f32 {
                std::iter::zip(self.values(), weights.values()).map(|(feature, weight)| feature * weight).sum()
            }

            /// The same seen from the other side.
            #[inline]
            #[must_use]
            pub fn from_the_other_side(self) -> Self {
                Self { $($field: -self.$field),* }
            }
        }
    };
}

/// Declares a function from the number of a column to its weights, row by row: `name: [weight, weight, …]`.
macro_rules! weight_columns {
    (fn $function:ident(0..$columns:literal) -> $terms:ident { $($field:ident: $row:expr,)* }) => {
        const fn $function(column: usize) -> $terms {
            $terms { $($field: { let row: [f32; $columns] = $row; row[column] }),* }
        }
    };
}

pub(super) use {terms, weight_columns};
