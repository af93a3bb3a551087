export const historyErrors = {} as const

/** How many rows one exported file holds at most; a period narrows what is more. */
export const maxExportedRows = 100_000
