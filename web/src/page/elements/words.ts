/// How an element gets what it says: the message of `locales/` with this id, with its
/// numbers written as the language writes them.
export type Words = (id: string, args?: Readonly<Record<string, string | number>>) => string
