/** Something that must hold at any moment, after any crash: its query answers one row for each fault, none when all is well. */
export type Invariant = { name: string; sql: string }
