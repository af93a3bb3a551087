/** Letters that no accent can be taken off, and others that people type for one another. */
export const bareLetters: Readonly<Record<string, string>> = {
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', þ: 'th', ø: 'o', ł: 'l', đ: 'd', ð: 'd', ı: 'i', ħ: 'h', ŧ: 't', ə: 'e' },
  ...{ ɓ: 'b', ɗ: 'd', ƙ: 'k', ƴ: 'y', ς: 'σ', ى: 'ي', ی: 'ي', ک: 'ك' },
}
const bared = new RegExp(`[${Object.keys(bareLetters).join('')}]`, 'g')

/** Everything that is typed for an apostrophe, an ʻokina among them. */
export const apostrophes = /['`´ʹ-ʿˈ‘’‛′‵ꞌ＇]/g

/** Accents and vowel points, as NFKD takes them off their letters, and signs that nobody sees. */
const marks = new RegExp(
  [
    ...['[\\u00ad\\u0300-\\u036f\\u0483-\\u0487\\u0591-\\u05bd\\u05bf\\u05c1\\u05c2\\u05c4\\u05c5\\u05c7'],
    ...['\\u0610-\\u061a\\u061c\\u0640\\u064b-\\u065f\\u0670\\u06d6-\\u06dc\\u06df-\\u06e4\\u06e7\\u06e8'],
    ...['\\u06ea-\\u06ed\\u093c\\u115f\\u1160\\u17b4\\u17b5\\u180b-\\u180f\\u1ab0-\\u1aff\\u1dc0-\\u1dff'],
    ...['\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f\\u20d0-\\u20ff\\ufe00-\\ufe0f\\ufeff'],
    ...['\\u{e0000}-\\u{e0fff}]'],
  ].join(''),
  'gu',
)

/** Whatever is no letter and no digit; what is named nowhere here counts as one. */
const between = new RegExp(
  [
    ...[
      '[\\u0000-\\u002f\\u003a-\\u0040\\u005b-\\u0060\\u007b-\\u00bf\\u00d7\\u00f7\\u05be\\u05c0\\u05c3\\u05f3\\u05f4',
    ],
    ...[
      '\\u060c\\u061b\\u061f\\u066a-\\u066d\\u06d4\\u0964\\u0965\\u1360-\\u1368\\u2000-\\u2bff\\u2e00-\\u2e7f',
    ],
    ...[
      '\\u3000-\\u3004\\u3008-\\u3020\\u3030\\u30fb\\ufe10-\\ufe6f\\ud800-\\udfff\\ufff0-\\uffff\\u{1f000}-\\u{1faff}]+',
    ],
  ].join(''),
  'gu',
)

/**
 * A text as it is searched, in small letters without accents and apostrophes: “Peña”, “PENA” and “Pen̄a” are one, and so are
 * “Kaʻiulani” and “Kaiulani”, “Łukasz” and “Lukasz”. The function `fold_letters` in the database says the same of what is kept.
 */
export function foldLetters(text: string): string {
  if (!/[^\0-\x7F]/.test(text)) return text.toLowerCase().replaceAll(/['`]/g, '')
  return text
    .replaceAll(apostrophes, '')
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(marks, '')
    .replaceAll(bared, (letter) => bareLetters[letter] ?? letter)
    .normalize('NFC')
}

/** The words that a text is found by, folded; the function `plain_words` in the database says the same of what is kept. */
export function plainWords(text: string): string[] {
  return foldLetters(text).replaceAll(between, ' ').split(' ').filter(Boolean)
}
