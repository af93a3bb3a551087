/** What is kept where the name of somebody erased stood. It is no name: whoever shows it says so in the reader's language. */
export const nobodysName = { first: 'Erased', last: 'Person' } as const

/** What is kept where words about somebody erased stood. */
export const goneWords = 'Erased'

const { first, last } = nobodysName
const names: readonly string[] = [`${first} ${last}`, `${first} ${last[0]}.`]

/** Whether this stands in place of the address of whoever was erased: nobody reads there, and nobody is shown it. */
export const isNobodys = (address: string): boolean => address.endsWith('@erased.invalid')

/** Which of these something is that was kept; undefined for what somebody wrote, also where it speaks of erasing. */
export function readGone(kept: string): 'name' | 'words' | undefined {
  if (names.includes(kept) || isNobodys(kept) || /^erased-[0-9a-f-]{36}$/.test(kept)) return 'name'
  return kept.toLowerCase() === goneWords.toLowerCase() ? 'words' : undefined
}
