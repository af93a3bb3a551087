import type { Language } from '../../../language.ts'
import { textAfter, textBefore } from './around.ts'
import { languageOfLine } from './line-language.ts'
import type { PrivatePlace } from './private-place.ts'

const short = String.raw`(?:St|Ave?|Rd|Blvd|Ln|Dr|Ct|Cir|Ter|Pkwy|Hwy|Pl|Sq|Trl)\b\.?`
const long = String.raw`(?:Street|Avenue|Road|Boulevard|Lane|Drive|Court|Circle|Terrace|Parkway|Highway|Place|Square|Trail|Way|Loop|Alley|Crescent)\b`
const side = String.raw`(?:(?:[NSEW]\.?|North|South|East|West|[NS][EW]) )?`
const named = String.raw`(?:\p{Lu}[\p{L}'’.-]*|\d{1,3}(?:st|nd|rd|th))`
const flat = String.raw`(?:,? ?(?:(?:[Aa]pt|[Aa]partment|[Uu]nit|[Ss]uite|[Dd]epto|[Dd]epartamento|[Ii]nt|[Ii]nterior)\b\.? ?#?|#)\d{0,4}[A-Za-z]?\b)?`
const town = String.raw`(?:,? \p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+){0,2},? [A-Z]{2}(?: \d{5}(?:-\d{4})?)?)?`
/** A street that gives its name to a school or a library is no home. */
const isOpen = String.raw`(?! (?:Elementary|Primary|Middle|High|School|Library|Park|Market|Fair|Festival|Church|Museum|Station|Bridge|Theater|Band))`

const houses = [
  // 12 Oak St, 1450 N. Saguaro Vista Drive, Apt 4B, Tucson, AZ 85701
  String.raw`\d{1,5}[A-Za-z]?(?: 1/2)? ${side}(?:${named} ){1,4}(?:${short}|${long})${isOpen}(?: [NSEW]\b)?${flat}${town}`,
  // 12 oak street
  String.raw`\d{2,5} (?!(?:the|a|an|down|of|on|in|our|up|more|big|busy|long|old|new|small|quiet)\b)\p{Ll}+ (?:(?!(?:per|in|the|a|an|each|on|of|to|from|and|or|one|this|that|our)\b)\p{Ll}+ )?(?:street|road|drive|lane|court)\b(?! \p{Ll}*(?:school|library))`,
  // 12 oak st
  String.raw`\d{1,5} (?!(?:the|a|an|down|of|on|in|our|up|more|big|busy|long|old|new|small|quiet)\b)\p{Ll}+ (?:\p{Ll}+ )?(?:st|ave|rd|blvd|avenue|boulevard)\b\.?(?! \p{Ll}*(?:school|library))`,
  String.raw`P\.? ?O\.? Box \d+`,
  String.raw`\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?,? [A-Z]{2} \d{5}(?:-\d{4})?`,
  String.raw`(?:[Aa]partment|[Aa]pt\.?|[Dd]epartamento|[Dd]epto\.?) (?:#|[Nn]o\.? |n[uú]mero )?\d{1,4}[A-Za-z]?\b`,
  // calle roble 12
  String.raw`(?:calle|avenida|av\.?) (?:de(?: la| los| las)? |la |los |las )?\p{Ll}{3,} (?:#|no\.? ?|número )?\d{1,5}\b(?=\s*(?:[.,;!?\n]|$))`,
  // calle Roble 12, Av. Benito Juárez #45, Calle 5 de Mayo 123
  String.raw`(?:[Cc]alle|C\.|[Aa]venida|[Aa]v\.|[Bb]oulevard|[Bb]lvd\.?|[Cc]allej[oó]n|[Cc]alzada|[Cc]arretera|[Pp]rivada|[Pp]aseo|[Cc]amino) (?:(?:de(?: la| los| las)?|del|la|las|los|\d{1,2} de) )?\p{Lu}\p{L}+(?: (?:(?:de|del|la|los|las|y) )*\p{Lu}\p{L}+){0,3},? ?(?:#|[Nn]o\.? ?|[Nn]úm\.? ?|número )?\d{1,5}[A-Za-z]?\b${flat}(?:,? (?:[Cc]olonia|[Cc]ol\.) \p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?)?`,
]
/** Where somebody lives, a street without a number tells it, too. */
const living = String.raw`(?:(?:[Ll]ives?|[Ll]ived|[Ll]iving|[Mm]oved|[Hh]ouse|[Hh]ome|[Aa]partment|[Ss]tays|walks home)(?: is| was)?(?: right)? (?:on|at|to|near|in|off)|(?:[Vv]iv(?:e|en|o|ía|imos)|[Cc]asa|[Hh]ogar|[Dd]omicilio|[Ss]e mud(?:ó|aron))(?: \p{Ll}+)? (?:en|a|por|de))`
const streets = new RegExp(
  String.raw`(?<=\b${living} )(?:(?:the |la |el )?(?:${side}(?:${named} ){1,3}(?:${short}|${long})|\p{Ll}{3,} (?:st|ave|rd|street|avenue)\b|(?:[Cc]alle|[Aa]venida|[Aa]v\.|[Cc]amino|[Cc]olonia) (?:(?:de|del|la|las|los|\d{1,2} de) )*(?:\p{Lu}\p{L}+(?: (?:(?:de|del|la|los|las) )*\p{Lu}\p{L}+){0,2}|\d{1,3}\b)))`,
  'gu',
)
const patterns = houses.map((house) => new RegExp(String.raw`(?<![\p{L}\p{N}$#/.:-])${house}`, 'gu'))
const knownStreet = /Sesame Street|Baker Street|Plaza S[eé]samo|Mulberry Street|Wall Street|Mango Street/i
/** “Grade 3 Pine Place” counts grades, no houses. */
const counted = /\b(?:grade|roo[m]|page|chapter|table|grado|salón|página|lección|lesson|unit|day|día)\s$/iu

/** Where people live: a street with a number, and a street without one where somebody's home is spoken of. */
export function findAddresses(text: string, usual: Language): PrivatePlace[] {
  const found: PrivatePlace[] = []
  const add = (match: RegExpExecArray, isHouse: boolean) => {
    const before = textBefore(text, match.index)
    if (knownStreet.test(match[0]) || counted.test(before)) return
    const joint = /(?:^|\s)((?:la|el|the) )$/i.exec(before)?.[1] ?? ''
    const end = match.index + match[0].replace(/(?<!\b(?:St|Ave|Rd|Blvd|Ln|Dr|Ct|Apt))\.$/i, '').length
    const start = match.index - joint.length
    if (found.some((place) => start < place.end && end > place.start)) return
    const isEnglish = languageOfLine(text, match.index, usual) === 'en'
    const replacement = isHouse
      ? isEnglish
        ? 'a house nearby'
        : 'una casa cercana'
      : isEnglish
        ? 'a street nearby'
        : 'una calle cercana'
    found.push({ kind: 'address', start, end: keepStop(text, end), replacement })
  }
  for (const pattern of patterns) for (const match of text.matchAll(pattern)) add(match, true)
  for (const match of text.matchAll(streets)) add(match, false)
  return found
}

/** The period of “St.” ends the sentence where nothing follows in it. */
function keepStop(text: string, end: number): number {
  const endsSentence = text.charAt(end - 1) === '.' && /^(?:\s*$|\s*\n|\s+\p{Lu})/u.test(textAfter(text, end))
  return endsSentence ? end - 1 : end
}
