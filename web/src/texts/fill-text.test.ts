import { languages } from '@tower/contract/language.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { fillCounted, localeOf, showNumber } from './fill-text.ts'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const numbers = [
  0, 1, 2, 5, 21, 100, 999, 1_000, 12_345, 1_000_000, 2_147_483_647, -1, -1_234, 0.5, 1.5, 1_234.5,
]

test('numbers are written, and their forms picked, as Intl does', () => {
  for (const language of languages) {
    const rules = new Intl.PluralRules(language)
    for (const number of numbers) {
      const shown = number.toLocaleString(localeOf(language))
      expect(showNumber(number, language)).toBe(shown)
      const form = rules.select(number) === 'one' ? 'gift' : 'gifts'
      const text = { one: '{count} gift', other: '{count} gifts' }
      expect(fillCounted(text, number, language)).toBe(`${shown} ${form}`)
    }
  }
})

test('a whole number costs no formatter of Intl, which a phone waits for until a page is hydrated', () => {
  vi.stubGlobal('Intl', {})
  vi.spyOn(Number.prototype, 'toLocaleString').mockImplementation(() => {
    throw new Error('made a formatter')
  })
  expect(fillCounted({ one: '{count} gift', other: '{count} gifts' }, 12_345, 'es')).toBe('12,345 gifts')
})
