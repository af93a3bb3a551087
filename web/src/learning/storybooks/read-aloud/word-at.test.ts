import { expect, test } from 'vitest'
import { wordAt } from './word-at.ts'

test('the word that is said is marked whole, with its apostrophe and its accents, and nothing after it', () => {
  const said = (text: string, start: number) => {
    const { start: from, end } = wordAt(text, start)
    return text.slice(from, end)
  }
  expect(said('It didn’t sink.', 3)).toBe('didn’t')
  expect(said('¿Qué pasó mañana?', 10)).toBe('mañana')
  expect(said('the well-known song', 4)).toBe('well-known')
  expect(said('!', 0)).toBe('!')
})
