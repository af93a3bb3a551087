/** The note of a movement in words: what a credit was used for has a name, all else is what somebody wrote. */
export function noteWords(note: string | null, uses: Readonly<Record<string, string>>): string {
  return note === null ? '' : (uses[note] ?? note)
}
