import type { Language } from '../../../language.ts'
import { textAfter, textBefore } from './around.ts'
import { languageOfLine } from './line-language.ts'
import type { PrivatePlace } from './private-place.ts'

const mark = String.raw`(?:no\.?|n[uú]m\.?|number|n[uú]mero|#|line|l[ií]nea|route|ruta)?\s?#?\s?`
const number = String.raw`(?:\d{1,4}[a-z]?|[A-Z]\d{1,3})(?![\d:.,]?\d|\p{L}|['’-]\p{L})`
const english = new RegExp(String.raw`\b((?:school )?bus(?: route)?) ${mark}(?:${number})`, 'giu')
const before = new RegExp(
  String.raw`\b(?:number|no\.?|route|#) ?#?\d{1,4}[a-z]? ((?:school )?bus)\b(?!es)`,
  'giu',
)
const spanish = new RegExp(
  String.raw`(?<!\p{L})((?:auto|micro)?b[uú]s(?: escolar)?|cami[oó]n(?: escolar)?|guagua(?: escolar)?|ruta escolar) ${mark}(?:${number})`,
  'giu',
)
/** What a bus does, or we in it, ends in “s” as well as what is counted: “bus 12 was late”, “en el autobús 12 fuimos”. */
const done = String.raw`(?:was|is|has|does|goes|comes|stops|leaves|arrives|passes|takes|drives|drops|picks|brings|runs|gets|breaks|pulls|turns|waits|always|sometimes|this|its|his|as|es|los|las|nos|todos|después|antes|entonces|\p{L}+mos)(?!\p{L})`
/** “On the bus 12 children sang” counts children; “bus 2 minutes late” tells the time. */
const counted = new RegExp(
  String.raw`^\s(?:of (?:us|them)|little|more|happy|whole|full|big|new|old|(?!${done})\p{L}+s(?!\p{L})|children|people|kids|men|women|pesos|ni[nñ]os|horas|minutos|veces|personas|de nosotros)`,
  'iu',
)
const determined = /\b(?:the|a|our|my|his|her|their|your|same|yellow|big)\s$/i

/** Numbers of school buses: whoever knows one knows where to wait for a child. */
export function findBuses(text: string, usual: Language): PrivatePlace[] {
  const found: PrivatePlace[] = []
  for (const pattern of [english, before, spanish])
    for (const match of text.matchAll(pattern)) {
      const start = match.index
      const end = start + match[0].length
      const noun = match[1] ?? ''
      if (pattern !== before && /\d$/.test(match[0]) && counted.test(textAfter(text, end))) continue
      if (/\bmagic\s$/i.test(textBefore(text, start))) continue
      const isSpanish =
        languageOfLine(text, start, usual) === 'es' || /[úó]|^(?:auto|guagua|ruta)/i.test(noun)
      const isAlone = !isSpanish && !determined.test(textBefore(text, start))
      const opens = /(?:^|[.!?\n]\s*)$/.test(textBefore(text, start))
      found.push({
        ...{ kind: 'bus', start, end },
        replacement: isAlone ? `${opens ? 'The' : 'the'} ${noun.toLowerCase()}` : noun,
      })
    }
  return found.filter((place, at) => found.findIndex(({ start }) => start === place.start) === at)
}
