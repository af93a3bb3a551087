import type { Language } from '../../../language.ts'
import { textBefore } from './around.ts'
import { languageOfLine } from './line-language.ts'
import type { PrivatePlace } from './private-place.ts'

const mail =
  /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){0,4}\.\p{L}{2,24}|(?<![\p{L}\p{N}._-])[\p{L}\p{N}._-]{2,40} ?@ ?[\p{L}\p{N}-]{2,40}\.(?:com|org|net|edu|gov|us|mx)\b|(?<![\p{L}\p{N}._-])[\p{L}\p{N}._-]{2,40} ?(?:\(at\)|\[at\]| at | arroba ) ?[\p{L}\p{N}-]{2,40}(?: ?(?:\(dot\)|\[dot\]| dot | punto ) ?\p{L}{2,10}|\.(?:com|org|net|edu)\b)/giu

/** Addresses of mail, also spelled out (“ana at school dot org”). */
export function findEmails(text: string, usual: Language): PrivatePlace[] {
  return [...text.matchAll(mail)].map((match) => ({
    kind: 'email',
    start: match.index,
    end: match.index + match[0].length,
    replacement:
      languageOfLine(text, match.index, usual) === 'en' ? 'an email address' : 'una dirección de correo',
  }))
}

/** As phones set them apart, too: dashes of every length, and blanks that break no line. */
const gap = String.raw`(?: ?[.·\u2010-\u2015\u2212-] ?|[ \u00A0\u202F])`
const extension = String.raw`(?:,? ?(?:x|ext\.?) ?\d{1,5})?`
/** Ten digits of the United States or Mexico, however they are set apart. */
const whole = new RegExp(
  String.raw`(?<![\d.,$#/-])(?:\+?\d{1,2}${gap}?)?(?:\(\d{2,3}\)${gap}?\d{3,4}${gap}?\d{4}|\d{3}${gap}\d{3}${gap}\d{4}|\d{2}${gap}\d{4}${gap}\d{4}|\d{3}${gap}\d{3}${gap}\d{2}${gap}\d{2}|[2-9]\d{2}[2-9]\d{6})${extension}(?![\d,/-])`,
  'gu',
)
const local = /(?<![\d.,$#/-])[2-9]\d{2}[-.\u2010\u2011]\d{4}(?![\d,/-])/gu
/** After these words seven digits are a number to call, with a blank or without. */
const called =
  /(?<=\b(?:call|text|phone|number|cell|tel|tel[eé]fono|celular|n[uú]mero|whatsapp|llam[ae]n?|llamar|marc[ae]r?)\b[^\d\n]{0,12})\d{3} ?\d{4}(?!\d)/giu

/** Numbers to call. */
export function findPhones(text: string, usual: Language): PrivatePlace[] {
  return [whole, local, called]
    .flatMap((pattern) => [...text.matchAll(pattern)])
    .filter((match) => !isCounted(match[0], textBefore(text, match.index)))
    .map((match) => {
      const joint = /(?:^|\s)(al )$/i.exec(textBefore(text, match.index))?.[1] ?? ''
      const isEnglish = languageOfLine(text, match.index, usual) === 'en'
      return {
        kind: 'phone',
        start: match.index - joint.length,
        end: match.index + match[0].length,
        replacement: isEnglish ? 'a phone number' : joint ? 'a un teléfono' : 'un teléfono',
      }
    })
}

/** “From 200-1000”, “by hundreds: 100 200 3000”. */
function isCounted(number: string, before: string): boolean {
  const groups = number.match(/\d+/g) ?? []
  if (groups.length > 1 && groups.every((group) => /0$/.test(group))) return true
  return /\b(?:pages?|pp|numbers|counted|count|years?|p[aá]ginas?|contamos|a[nñ]os?)\.?\s$/i.test(before)
}
