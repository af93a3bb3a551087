import type { Language } from '../../../language.ts'
import { textAfter, textBefore } from './around.ts'
import { languageOfLine } from './line-language.ts'
import type { PrivatePlace } from './private-place.ts'

const months = String.raw`(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)`
const meses = String.raw`(?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|setiembre|octubre|noviembre|diciembre)`
const year = String.raw`(?:,? (?:de |del )?(?:19|20)\d\d)?`
const date = [
  String.raw`${months}\.? \d{1,2}(?:st|nd|rd|th)?${year}`,
  String.raw`(?:the )?\d{1,2}(?:st|nd|rd|th)? of ${months}${year}`,
  String.raw`(?:\d{1,2}|primero|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|veinte) de ${meses}${year}`,
  String.raw`\d{1,2}[/.-]\d{1,2}(?:[/.-](?:\d{4}|\d{2}))?`,
  String.raw`(?:19|20)\d\d-\d{2}-\d{2}`,
].join('|')

const told = String.raw`\bbirthdays?\b|\bbirth ?date|\bdate of birth|\bd\.?o\.?b\b|\bborn\b|\bb-?day\b|\bcumplea[nñ]os|\bnaci(?:ó|o|eron|da|do|miento)(?!\p{L})|\bcumpl(?:e|i[oó]|ir[aá])(?!\p{L})|\bturn(?:s|ed|ing)? (?:\d|five|six|seven|eight|nine|ten|eleven|twelve)`
/** “Her birthday is on May 5”, “on May 5 he turned seven”: within one sentence. */
const after = new RegExp(
  String.raw`(?:${told})(?:[^\n.!?;]|\.(?=\w)){0,40}?(?<![\d/])(?<joint>(?:(?:on|el|el d[ií]a|in) )?)(?<date>${date})(?![\d/]|:\d)`,
  'giu',
)
const ahead = new RegExp(
  String.raw`(?<![\d/\p{L}])(?<joint>(?:(?:on|el|el d[ií]a) )?)(?<date>${date})(?![\d/]|:\d)[^\n.!?;]{0,30}?(?:${told})`,
  'giu',
)
/** Not a child's: of animals, of people everybody knows, of the school and the country. */
const others =
  /\b(?:chicks?|lambs?|pupp(?:y|ies)|kittens?|bunn(?:y|ies)|butterfl(?:y|ies)|caterpillars?|hamster|guinea pigs?|calf|calves|foal|eggs?|hatched|ducklings?|fish|lincoln|washington|king|seuss|franklin|ch[aá]vez|kahlo|ju[aá]rez|parks|edison|tubman|america|country|nation|school|library|pollitos?|corderos?|perritos?|gatitos?|conejitos?|mariposas?|h[aá]mster|pa[ií]s|patria|escuela|biblioteca)\b/iu

/** Days of birth. */
export function findBirthdays(text: string, usual: Language): PrivatePlace[] {
  const found: PrivatePlace[] = []
  for (const pattern of [after, ahead])
    for (const match of text.matchAll(pattern)) {
      const { joint = '', date: day = '' } = match.groups ?? {}
      const sentence = sentenceAround(text, match.index, match.index + match[0].length)
      if (others.test(sentence) || isEvent(match[0])) continue
      const inMatch = pattern === after ? match[0].length - joint.length - day.length : 0
      const start = match.index + inMatch
      const end = start + joint.length + day.length
      if (numbered.test(textBefore(text, start))) continue
      if (found.some((place) => start < place.end && end > place.start)) continue
      found.push({ kind: 'birthday', start, end, replacement: someDay(text, start, usual) })
    }
  return found
}

/** “Page 3/4” is no day. */
const numbered = /\b(?:pages?|p[aá]ginas?|chapter|cap[ií]tulo|grade|roo[m]|sal[oó]n)\s$/iu

/** “Turned 9 pages by 3/4” is no age. */
function isEvent(matched: string): boolean {
  return /\bturn\w* (?:\d+|\w+) (?:pages?|times|corners?|leaves|cards?)|\bcumpl\w+ (?:con|su|la|el|las|los|una?|sus|nuestr\w+) (?!\d)(?!a[nñ]o)(?!d[ií]a)(?!de)/iu.test(
    matched,
  )
}

function sentenceAround(text: string, start: number, end: number): string {
  const before = textBefore(text, start)
  const from = Math.max(...['.', '!', '?', '\n'].map((sign) => before.lastIndexOf(sign))) + 1
  const [rest = ''] = /^[^.!?\n]*/.exec(textAfter(text, end)) ?? []
  return before.slice(from) + text.slice(start, end) + rest
}

function someDay(text: string, at: number, usual: Language): string {
  const before = textBefore(text, at)
  const isEnglish = languageOfLine(text, at, usual) === 'en'
  if (/(?:^|[.!?\n]\s*)$/.test(before)) return isEnglish ? 'One day' : 'Un día'
  if (/\b(?:is|['’]s|es|son|are)\s$/i.test(before)) return isEnglish ? 'soon' : 'pronto'
  if (/\b(?:was|were|fue)\s$/i.test(before)) return isEnglish ? 'not long ago' : 'hace poco'
  return isEnglish ? 'one day' : 'un día'
}
