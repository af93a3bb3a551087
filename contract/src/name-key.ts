import { apostrophes } from './fold-letters.ts'

const unseen =
  /[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0\u{e0000}-\u{e0fff}]/gu

/**
 * What two spellings of one name have in common, for what must be there once: capitals, forms of an apostrophe, spaces and signs
 * that nobody sees make no other name; accents do. The function `name_key` in the database says the same of what is kept.
 */
export function nameKey(name: string): string {
  return name
    .normalize('NFC')
    .replaceAll(unseen, '')
    .replaceAll(apostrophes, "'")
    .replaceAll('İ', 'i')
    .replaceAll(/[\t-\r\u0020\u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+/g, ' ')
    .trim()
    .toLowerCase()
}
