import { puzzleParts } from '@tower/contract/oversight/defense-puzzle.ts'
import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { sha256FirstWord } from './sha-256-first-word.ts'
import { solveChallenge } from './solve-challenge.ts'

const hashOf = (text: string) => createHash('sha256').update(text).digest()

test('short texts of any length hash as SHA-256 does', () => {
  for (let length = 0; length < 200; length++) {
    const text = 'block by block '.repeat(20).slice(0, length)
    expect(sha256FirstWord(text), String(length)).toBe(hashOf(text).readUInt32BE(0))
  }
})

test.each([
  ['1790000000000-13-abcdef-0123456789abcdef', 13],
  ['1790000000000-15-abcdef-0123456789abcdef', 15],
  // Of a server that hasn't been replaced yet, and of somebody who would let browsers work for ever.
  ['1790000000000-abcdef-0123456789abcdef', 13],
  ['1790000000000-31-abcdef-0123456789abcdef', 13],
])('the answer to the puzzle %s holds in each of its parts', { timeout: 60_000 }, async (token, zeros) => {
  const [named, written = ''] = (await solveChallenge(token)).split('~')
  expect(named).toBe(token)
  const numbers = written.split('.').map(Number)
  expect(numbers).toHaveLength(puzzleParts)
  numbers.forEach((number, part) => {
    const bits = hashOf(`${token}:${part}:${number}`).readUInt32BE(0).toString(2).padStart(32, '0')
    expect(bits.slice(0, zeros)).toMatch(/^0+$/)
  })
})
