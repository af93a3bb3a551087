let at = 0

/** The server answered a call that may have changed what is shown. */
export function noteWritten(): void {
  at = Date.now()
}

/** When it last did: what was read since then shows it. */
export const lastWritten = (): number => at
