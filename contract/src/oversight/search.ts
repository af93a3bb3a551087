/** What staff find from anywhere in the console, in the order it is shown. Each kind is declared by the record of one domain. */
export const foundKinds = ['person', 'classroom', 'payment', 'draw', 'slot'] as const
export type FoundKind = (typeof foundKinds)[number]

/** The longest search; nothing that is looked for has a longer name. */
export const longestSearch = 320

/** How many of each kind a search answers, at most. */
export const mostFound = 5
