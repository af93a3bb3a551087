/** Whether two names, as their words, may be one in two spellings: the same, a part of the other, or a slip of the keys apart. */
export function areAlike(one: readonly string[], other: readonly string[]): boolean {
  if (one.length === 0 || other.length === 0) return false
  if (isPart(one, other) || isPart(other, one)) return true
  const [written, meant] = [one.join(''), other.join('')]
  return countSlips(written, meant) <= slipsIn(Math.min(written.length, meant.length))
}

const isPart = (words: readonly string[], of: readonly string[]) => words.every((word) => of.includes(word))

/** A short name is another one with the first letter that differs. */
function slipsIn(letters: number): number {
  if (letters < 4) return 0
  return letters < 9 ? 1 : 2
}

/** How many letters are missing, added, replaced or exchanged with their neighbor. */
function countSlips(one: string, other: string): number {
  // Of the beginnings of each: row by row of the one, letter by letter of the other.
  const slips: number[][] = [Array.from({ length: other.length + 1 }, (_, at) => at)]
  const known = (row: number, at: number) => slips[row]?.[at] ?? 0
  for (let row = 1; row <= one.length; row++) {
    slips[row] = [row]
    for (let at = 1; at <= other.length; at++) {
      const isSame = one[row - 1] === other[at - 1]
      const replaced = known(row - 1, at - 1) + (isSame ? 0 : 1)
      const least = Math.min(known(row - 1, at) + 1, known(row, at - 1) + 1, replaced)
      const exchanged = areExchanged(one, other, row, at) ? known(row - 2, at - 2) + 1 : least
      slips[row]?.push(Math.min(least, exchanged))
    }
  }
  return known(one.length, other.length)
}

const areExchanged = (one: string, other: string, row: number, at: number) =>
  row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1]
