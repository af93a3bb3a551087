import { foldText } from '../../names/fold-text.ts'
import type { Language } from '../../../language.ts'
import { lineAround, textAfter, textBefore } from './around.ts'
import { placeNames } from './ordinary-words.ts'

/** A name in its text, and the language of its line. */
export type Named = { text: string; start: number; end: number; language: Language }

/** What only people do, in the middle of what happened. */
const acts = new Set(
  (
    'said says asked told helped brought found made drew wanted showed ran cried laughed learned wrote shared played planted counted ' +
    'painted built noticed raised thought wondered guessed sang danced fell got gave came went took saw put read held kept won led ' +
    'dijo pregunto hizo trajo quiso vino puso dio vio tuvo pudo supo'
  ).split(' '),
)
const actsInSpanish = /\p{L}{2}(?:ó|aron|ieron)$/u
const actsInEnglish = /^\p{Ll}{3,}ed$/u
const notActs = new Set(
  'bed red seed need feed weed shed indeed speed hundred colored naked sacred'.split(' '),
)

const opening = /(?:^|[.!?…:;]["”’)]*\s+|\n\s*[-*•–—]?\s*|(?:^|\s)[-*•–—]\s+|["“«¡¿([]\s*)$/u
const titles =
  /\b(?:mr|mrs|ms|mister|mx|dr|coach|president|principal|officer|professor|nurse|sr|sra|srta|señora?|señorita|profe|profesora?|maestr[oa]|don|doña|doctora?|director|directora|presidente)\.?\s(?:\p{Lu}[\p{L}.]*\s)?$/iu
const saints = /\b(?:Saint|St\.?|San|Santa|Santo|North|South|New|Norte|Sur)\s$/u
const institution =
  /^(?:\s\p{Lu}\p{L}+)?\s(?:Elementary|Primary|Middle|High|School|Academy|Library|Park|County|University|College|Center|Museum|Street|Avenue|Road|River|Lake|Mountains?|Zoo|Farms?|Bakery|Hospital|Day\b)|^,? (?:Texas|Arizona|California|Florida|Nevada|TX|AZ|CA|NV|NY|FL|NM)\b/u
const openPlaces =
  /\b(?:Escuela|Primaria|Colegio|Biblioteca|Parque|Calle|Avenida|Museo|Plaza|Isla|Río|Lago)\s(?:(?:de|del|la|las|los)\s)*(?:\p{Lu}\p{L}+\s)?$/u
const determiner: Readonly<Record<Language, RegExp>> = {
  en: /(?:^|[\s"“(])(?:the|a|an|our|your|his|her|its|their|every|each|some|any|el|la)\s$/iu,
  es: /(?:^|[\s"“(])(?:el|la|los|las|un|una|unos|unas|del|al|este|esta|cada|su|sus|nuestr[oa]s?|qué|the)\s$/iu,
}
const beside =
  /\b(?:with|told|asked|helped|thanked|thank|thanks|friends?|student|classmate|partner|buddy|named|called|con|ayud(?:ó|amos|aron) a|dijo a|amig[oa]|alumn[oa]|compañer[oa]|llamad[oa]|llama|gracias a|gracias),?\s$/iu
const geography =
  /\b(?:in|from|to|near|visited|of|around|across|en|desde|hasta|visitamos|a)\s(?:\p{Lu}\p{L}+,?\s)?$/u
/** Begin a sentence before a name; another large word there makes one thing of both: “Aquarium Day”. */
const opens =
  /^(?:With|Then|And|But|When|While|To|For|Even|Today|Yesterday|So|Finally|Because|If|After|Before|Later|Next|Only|Both|Con|Luego|Entonces|Cuando|Mientras|A|Para|Y|Pero|Hoy|Ayer|Después|Antes|También|Hasta|Por|Fue)$/u
const joined = /^(?:,? (?:and|y|e|&) \p{Lu}[\p{L}\p{M}'’-]+)+/u

/** Whether the name here is one of a place, a school, a saint or a grown-up. */
export function isElsewhere({ text, start, end }: Omit<Named, 'language'>): boolean {
  const before = textBefore(text, start)
  const after = textAfter(text, end)
  if (titles.test(before)) return true
  if (!/^\p{Lu}/u.test(text.slice(start, end))) return false
  if (saints.test(before) || institution.test(after) || openPlaces.test(before)) return true
  const isPath = /\bde\s$/u.test(before) && /^ (?:a|hasta) \p{Lu}/u.test(after)
  return placeNames.has(foldText(text.slice(start, end)).text) && (isPath || geography.test(before))
}

/** The place in the sentence leaves no doubt: “Hope said”, “with May”, “Rose's turn”. */
export function isSure({ text, start, end, language }: Named): boolean {
  const before = textBefore(text, start)
  const after = textAfter(text, end)
  if (determiner[language].test(before)) return false
  if (/^['’]s\b/u.test(after)) return true
  if (beside.test(before)) return true
  const next =
    /^,? (?:(?:and|y) I |y yo )?(?:also |always |then |even |quickly |también |nos |le |les |se |lo |la )?(\p{L}+)/u.exec(
      after.replace(joined, ''),
    )?.[1]
  if (next === undefined) return false
  return (
    acts.has(foldText(next).text) ||
    actsInSpanish.test(next) ||
    (actsInEnglish.test(next) && !notActs.has(next))
  )
}

/** Large in the middle of a line that is not all large, and no part of something else that is. */
export function isLikely({ text, start, end, language }: Named): boolean {
  const before = textBefore(text, start)
  const after = textAfter(text, end)
  if (opening.test(before) || determiner[language].test(before) || isTitleLine(text, start)) return false
  return !isPartOfMore(before, after)
}

/** Whether a name stands where a sentence begins. */
export const isOpening = ({ text, start }: Named) => opening.test(textBefore(text, start))

/** “Rose Parade”, “Earth Day”: one thing of several large words. */
function isPartOfMore(before: string, after: string): boolean {
  if (/^[ -]\p{Lu}/u.test(after) && !/^ (?:I|O|Y)\b/u.test(after)) return true
  const last = /(\p{L}[\p{L}'’]*)[ -]$/u.exec(before)
  const word = last?.[1] ?? ''
  if (last === null || word === 'I' || !/^\p{Lu}/u.test(word)) return false
  return !(opens.test(word) && opening.test(before.slice(0, last.index)))
}

/** “A DAY OF HOPE”, “The Long Walk of Hope”: where everything is large, a capital says nothing. */
function isTitleLine(text: string, at: number): boolean {
  const { line, from } = lineAround(text, at)
  // The first word is large anyway, and the one in question proves nothing.
  const others = [...line.matchAll(/\p{L}[\p{L}\p{M}'’]{3,}/gu)].filter(
    ({ index }) => index > 2 && index !== at - from,
  )
  const large = others.filter(([word]) => /^\p{Lu}/u.test(word)).length
  return large > 1 && large / others.length > 0.6
}
