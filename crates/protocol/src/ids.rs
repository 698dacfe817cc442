//! Lists of stable ids, each a type: what it is in Rust, as text, in JSON and for the page.

/// An enum whose variants have ids in kebab-case.
macro_rules! ids {
    ($(#[$about:meta])* $name:ident { $($variant:ident = $id:literal,)+ }) => {
        $(#[$about])*
        #[derive(
            Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, serde::Serialize, serde::Deserialize,
        )]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
        #[expect(missing_docs, reason = "their words say what they are")]
        pub enum $name {
            $(#[serde(rename = $id)] $variant,)+
        }

        impl $name {
            /// All of them.
            pub const ALL: &[Self] = &[$(Self::$variant),+];

            /// Its id in kebab-case.
            #[must_use]
            pub const fn id(self) -> &'static str {
                match self {
                    $(Self::$variant => $id,)+
                }
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str(self.id())
            }
        }
    };
}

pub(crate) use ids;
