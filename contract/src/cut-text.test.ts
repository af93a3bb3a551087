import { expect, test, vi } from 'vitest'
import { cutShort, cutText, keepEnd, firstLetter, splitLetters } from './cut-text.ts'

test('a text is cut between its letters, never within one', () => {
  expect(cutText('Ana 😀', 5)).toBe('Ana ')
  expect(cutText('Ana 😀', 6)).toBe('Ana 😀')
  expect(cutText('Ana', 80)).toBe('Ana')
  expect(cutText('Peñ\u0303a', 3)).toBe('Pe')
  expect(cutText('A 👩‍👩‍👧 and', 7)).toBe('A ')
  expect(cutText('🇺🇸🇲🇽', 6)).toBe('🇺🇸')
  expect(cutText('प्रिया', 5)).toBe('प्रि')
  expect(cutText('한국', 1)).toBe('한')
  expect(keepEnd('𠮷田.pdf', 5)).toBe('田.pdf')
  expect(keepEnd('𠮷田.pdf', 6)).toBe('田.pdf')
  expect(cutShort('Straße 𠮷田', 9)).toBe('Straße…')
})

test('where the browser does not know letters, signs stay with their marks and with what joins them', async () => {
  vi.resetModules()
  vi.stubGlobal('Intl', { ...Intl, Segmenter: undefined })
  const { cutText: cut, firstLetter: first, splitLetters: split } = await import('./cut-text.ts')
  expect([cut('Ana 😀', 5), cut('Peñ\u0303a', 3), cut('A 👩‍👩‍👧 and', 7), cut('🇺🇸🇲🇽', 6)]).toEqual([
    ...['Ana ', 'Pe', 'A ', '🇺🇸'],
  ])
  expect([first(' 𠮷田'), first('E\u0301vora'), first('')]).toEqual(['𠮷', 'E\u0301', ''])
  expect(split('नि𠮷a')).toEqual(['नि', '𠮷', 'a'])
  vi.unstubAllGlobals()
})

test('of one letter that is longer than the whole stands what fits of its signs', () => {
  const zalgo = `a${'\u0301'.repeat(500)}`
  expect(cutText(zalgo, 10)).toHaveLength(10)
  expect(cutText('😀', 1)).toBe('')
})

test('the first letter comes with all its marks, and a text falls into letters', () => {
  const names = ['Quill', ' 𠮷田', 'E\u0301vora', 'Ñandú', '🎉son', '']
  expect(names.map(firstLetter)).toEqual(['Q', '𠮷', 'E\u0301', 'Ñ', '🎉', ''])
  expect(splitLetters('नि𠮷a')).toEqual(['नि', '𠮷', 'a'])
})
