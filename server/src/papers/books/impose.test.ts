import { expect, test } from 'vitest'
import { impose, type Side } from './impose.ts'

/** Lays sheets on each other as a printer leaves them, folds them once in the middle, and reads page by page. */
function foldAndRead(sides: readonly Side[]): (number | null)[] {
  const sheets = Array.from({ length: sides.length / 2 }, (_, at) => sides.slice(2 * at, 2 * at + 2))
  // Opened at any sheet, its front's right half comes first, behind it the back's left half.
  const firstHalf = sheets.flatMap(([front, back]) => [front?.[1] ?? null, back?.[0] ?? null])
  const secondHalf = sheets.toReversed().flatMap(([front, back]) => [back?.[1] ?? null, front?.[0] ?? null])
  return [...firstHalf, ...secondHalf]
}

test('sheets laid on each other and folded once are read in the order of the book, with its end on the back', () => {
  for (let count = 1; count <= 42; count++) {
    const sides = impose(count)
    expect(sides.length % 2).toBe(0)
    const read = foldAndRead(sides)
    expect(read).toHaveLength(Math.ceil(count / 4) * 4)
    expect(read.filter((page) => page !== null)).toEqual(Array.from({ length: count }, (_, page) => page))
    expect(read.at(-1)).toBe(count - 1)
  }
})

test('a book of eight pages lies on two sheets', () => {
  expect(impose(8)).toEqual([
    [7, 0],
    [1, 6],
    [5, 2],
    [3, 4],
  ])
})
