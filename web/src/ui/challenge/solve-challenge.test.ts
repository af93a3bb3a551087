import { puzzleBits, puzzleParts } from '@tower/contract/oversight/defence-puzzle.ts'
import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { firstWord } from './first-word.ts'
import { solveChallenge } from './solve-challenge.ts'

const hashOf = (text: string) => createHash('sha256').update(text).digest()

test('short texts of any length hash as SHA-256 does', () => {
  for (let length = 0; length < 200; length++) {
    const text = 'block by block '.repeat(20).slice(0, length)
    expect(firstWord(text), String(length)).toBe(hashOf(text).readUInt32BE(0))
  }
})

test('the answer to a puzzle holds in each of its parts', async () => {
  const token = '1790000000000-abcdef-0123456789abcdef'
  const [named, written = ''] = (await solveChallenge(token)).split('~')
  expect(named).toBe(token)
  const numbers = written.split('.').map(Number)
  expect(numbers).toHaveLength(puzzleParts)
  numbers.forEach((number, part) => {
    const bits = hashOf(`${token}:${part}:${number}`).readUInt32BE(0).toString(2).padStart(32, '0')
    expect(bits.slice(0, puzzleBits)).toMatch(/^0+$/)
  })
})
