import { expect, test } from 'vitest'
import { creditsTexts } from './texts.ts'
import { noteWords } from './note-words.ts'

test('no code of the books stands in a ledger of credits: what was bought is called by its name', () => {
  const { uses } = creditsTexts.credits.en.ledger
  expect(noteWords('tool:iep-goal', uses)).toBe('IEP goal')
  expect(noteWords('badge:World Map: the sea', uses)).toBe('Badge “World Map: the sea”')
  expect(noteWords('admin.grant', uses)).toBe('By staff')
  expect(noteWords('For the fair: thank you', uses)).toBe('For the fair: thank you')
  expect(noteWords(null, uses)).toBe('')
})
