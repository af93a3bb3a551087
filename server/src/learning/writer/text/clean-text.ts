/** Formatting that a paste brings along; what is in other angle brackets is text and stays. */
const formatting = /<\/?(?:b|i|u|p|br|hr|div|span|strong|em|ul|ol|li|a|font|h[1-6]|table|tr|td)\b[^<>]*>/gi
const breaks = /<\/?(?:p|br|hr|div|li|ul|ol|h[1-6]|tr|table)\b[^<>]*>/gi
/** Emoji and flags. */
export const pictures =
  /[\p{Extended_Pictographic}\p{Regional_Indicator}\u{1F3FB}-\u{1F3FF}\u200D\u20E3\uFE0E\uFE0F]+/gu
/** Controls, marks of direction, private letters (which mark the child in sentences) and halves of letters. */
export const unseen = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Cn}]/gu
const entities: Readonly<Record<string, string>> = {
  '&nbsp;': ' ',
  '&amp;': '&',
  '&quot;': '"',
  '&#39;': "'",
}
/** What a page calls a sign that it has a use of its own for, and the sign. */
export const entity = /&(?:nbsp|amp|quot|#39);/g
export const spellEntity = (name: string): string => entities[name] ?? name

/** What a teacher typed or pasted as plain lines: no formatting, pictures, controls or doubled marks, and every letter. */
export function cleanPoints(typed: string): string {
  const plain = typed
    .normalize('NFC')
    .replace(/[©®™#*](?=\uFE0F)/gu, '')
    .replace(breaks, '\n')
    .replace(formatting, ' ')
    .replace(entity, spellEntity)
    .replace(/[\r\n\u2028\u2029]+/g, '\n')
    .replace(/[•·▪◦●■►–—]|->|=>|→/g, (mark) =>
      /[–—]/.test(mark) ? '-' : /[•·▪◦●■►]/.test(mark) ? '\n' : ' to ',
    )
  return plain
    .split('\n')
    .map((line) => cleanLine(line))
    .filter((line) => line !== '')
    .join('\n')
}

/** One line of a person's words: a name, a subject. */
export function cleanLine(typed: string): string {
  return typed
    .replace(/\t/g, ' ')
    .replace(/(?<=\d)[©®™]/gu, '')
    .replace(pictures, (found) => (/^[©®™]+$/u.test(found) ? found : ' '))
    .replace(/\s+/g, ' ')
    .replace(unseen, '')
    .replace(/[{<]/g, '(')
    .replace(/[}>]/g, ')')
    .replace(/([!?.,;:])(?:\s*\1)+/g, '$1')
    .replace(/\s+([,.;:!?])/g, '$1')
    .replace(/ +/g, ' ')
    .trim()
}

/** The name a child is called by: of "Torres, Maya" and "Maya Torres" it is Maya. */
export function firstNameOf(fullName: string): string {
  const name = cleanLine(fullName)
    .replace(/[()"“”]/g, ' ')
    .trim()
  const given = name.includes(',') ? (name.split(',')[1] ?? '').trim() || name : name
  return given.split(' ')[0]?.replace(/[,;:.!?]+$/, '') ?? ''
}
