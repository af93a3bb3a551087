import type { Language } from '@tower/contract/language.ts'
import { kindOf } from '@tower/contract/learning/tools/goals/units.ts'
import type { FoundMeasure } from '../find-measures.ts'
import { readClause } from './read-clause.ts'
import { tidyWords, trimLeads } from './tidy-words.ts'

export type QuotedBehavior = {
  verb: string
  detail: string
  help?: string
  /** What follows the number and may be the condition as well. */
  tail?: string
  /** Its noun is when it is done, and not what is done. */
  isOccasion?: boolean
  /** The words of the sentence from which it was read. */
  span?: string
}

const independence: Record<Language, RegExp> = {
  en: /\bindependently\b|\bon (?:his|her|their) own\b|\bby (?:himself|herself|themselves)\b/i,
  es: /de manera independiente|sin ayuda|por su cuenta/i,
}

/** What may follow the number and still belong to the action. */
const tails: Record<Language, RegExp> = {
  en: /^[ ,]*(?:correctly |accurately )?((?:from|in response to|about|aloud|of|using|on|in|to|with|without|after|at|for|by|into|within|that|given in) ?[^,.;:()]*)/i,
  es: /^[ ,]*((?:de|sobre|en voz alta|en respuesta a|a partir de|usando|con|sin|en|para) ?[^,.;:()]*)/i,
}

/** When and by what it was looked at is no part of what is done. */
export const ofMeasuring =
  /\b(?:average|weeks?|months?|days?|quarter|semester|years?|september|october|november|december|january|february|march|april|may|june|fall|winter|spring|benchmark|assessments?|tests?|probes?|screeners?|pretest|measures?|data|reports?|baseline|iep|compared|according|i-?ready|star|dibels|aimsweb|trials?|sessions?|observations?|attempts?|opportunities|minutes?|grade[- ]level|accuracy|of the time|peers)\b|\d ?%|(?<!\p{L})(?:semanas?|meses|pruebas?|evaluaci\p{L}+|datos|promedio|intentos|oportunidades|sesiones)(?!\p{L})/iu

/**
 * What the student does, in the teacher's own words: the verb, and what follows it up to the number (or after it, where the
 * number's unit is the object). Nothing where the sentence is built in another way.
 */
export function quoteBehavior(
  sentence: { words: string; start: number },
  found: FoundMeasure,
  names: readonly string[],
  language: Language,
): QuotedBehavior | undefined {
  const before = withoutEarlier(sentence.words.slice(0, found.start - sentence.start)).replace(
    /\s\([^()]*\)/g,
    '',
  )
  const after = sentence.words.slice(found.end - sentence.start)
  const clause = readClause(before, names, language)
  if (!clause) return undefined
  const particle = language === 'en' ? particleOf(clause.verb, clause.rest) : ''
  const rest = lastOfSeveral(clause.rest.replace(particle, ''))
  const tidy = (words: string) => tidyWords(trimLeads(words, language), language)
  const between = tidy(rest) ?? tidy(rest.replace(/,?\s(?:and|but|y|pero)\s.*$/isu, ''))
  if (between === undefined) return undefined
  const help = nameHelp(clause.skipped + clause.rest + after.slice(0, 80), language)
  const tail = readTail(after, language)
  const read = { verb: join(clause.verb, particle), between, tail, help }
  const quoted = quoteParts(read, found, language, clause.rest)
  return quoted && { ...quoted, span: `${before.slice(-(clause.rest.length + 40))} ${tail}` }
}

const amount = String.raw`(?:\d+(?:\.\d+)?\s?(?:%|percent)|\d+ (?:out of|of) \d+|\d+\/\d+)`
const earlier = new RegExp(
  String.raw`\s(?:in|on|at|with|for|of|when|en|con)\s[^,;]*?\s?(?:at|with|to|is|on|in|con|a)? ?${amount}[^,;\d]{0,24}?(?:,? and|,? but|,|;)(?= (?:only |about |just )?(?:(?:in|on|at|with|for|when|during|en|con)\s|$))`,
  'giu',
)

/** Of "says /s/ in isolation at 90%, in words at 60%", what is said of the number that is looked at. */
const withoutEarlier = (words: string): string => words.replace(earlier, '')

/** Of "literal questions in 7 of 10 trials and inferential questions in", what is said of the last number. */
function lastOfSeveral(rest: string): string {
  const [, after] =
    new RegExp(
      String.raw`^.*${amount}[^,;]*?(?:,? and|,? but|,|;)\s+(?!(?:in|on|at|with|for|when)\b)(\p{L}.{3,})$`,
      'isu',
    ).exec(rest) ?? []
  return after === undefined ? rest : ` ${after}`
}

/** What follows the number, where it is of the action and not of the measuring. */
export function readTail(after: string, language: Language): string {
  const told = tails[language].exec(after)?.[1] ?? ''
  if (ofMeasuring.test(told) || /\d\S* \p{L}/u.test(told)) return ''
  return tidyWords(told, language) ?? ''
}

function nameHelp(words: string, language: Language): string {
  if (!independence[language].test(words)) return ''
  return language === 'en' ? 'independently' : 'sin ayuda'
}

type Parts = { verb: string; between: string; tail: string; help: string }

/** What is counted is the object of the verb, or what a preposition leads to, or when it is done. */
function quoteParts(
  parts: Parts,
  { measure }: FoundMeasure,
  language: Language,
  before: string,
): QuotedBehavior | undefined {
  const { verb, between, tail, help } = parts
  const detail = verb === 'wait' ? between.replace(/^(?:own|a|the) turn\b/, 'for a turn') : between
  const [, joint = ''] = lastWord[language].exec(before) ?? []
  if (kindOf(measure.unit) !== 'items' || (detail !== '' && isOwn(measure.unit) && !leadsTo.test(joint)))
    return isWhole({ ...parts, between: detail }) ? { verb, detail, tail, help } : undefined
  if (detail === '') return { verb, detail, tail, help }
  return quoteJoint({ ...parts, between: detail }, { joint, unit: measure.unit, language })
}

/** A verb alone says enough where it needs no object. */
const isWhole = ({ verb, between, tail, help }: Parts): boolean =>
  between !== '' || tail !== '' || help !== '' || verb.includes(' ') || needsNoObject.test(verb)
const needsNoObject =
  /^(?:respond|comply|participate|wait|sit|speak|listen|apologize|cooperate|transition|share|communicate|stutter|elope|volunteer)$/
const leadsTo = /^(?:of|to|from|de|a|sobre)$/i

/** "Gives an answer to 4 of 12 questions", "includes a thesis in 2 of 6 essays", "ties shoes: 3 of 8 steps". */
function quoteJoint(
  { verb, between, tail, help }: Parts,
  { joint, unit, language }: { joint: string; unit: string; language: Language },
): QuotedBehavior | undefined {
  if (/^(?:feet|meters|laps)$/.test(unit)) return undefined
  if (leadsTo.test(joint)) return { verb: join(verb, between, joint), detail: '', tail, help }
  if (/^(?:in|on|during|for|across|en)$/i.test(joint))
    return { verb, detail: between, tail, help, isOccasion: true }
  if (unit !== 'steps') return undefined
  return language === 'en'
    ? { verb: 'complete', detail: `to ${verb} ${between}`, help }
    : { verb: 'completar', detail: `para ${verb} ${between}`, help }
}

const lastWord: Record<Language, RegExp> = {
  en: /\b(of|to|from|in|on|during|for|across)\s+(?:only |just |about |approximately |the |a |an |average of |up to )*$/i,
  es: /(?<!\p{L})(de|a|sobre|en|durante|para)\s+(?:solo |sólo |unos |unas |las |los )*$/iu,
}

/** With an object of its own, the verb is done on so many of the occasions. */
const isOwn = (unit: string): boolean => unit === 'things' || unit === 'percent_things'

/** "Turns in", "calls out": without its second word the verb says something else. */
function particleOf(verb: string, rest: string): string {
  if (
    !/^(?:turn|hand|call|fill|pick|put|clean|line|count|sound|get|zip|raise|clock|cross|check|sign|log|take|write|act)$/.test(
      verb,
    )
  )
    return ''
  return /^\s+(in|out|up|off|away|down)\b/i.exec(rest)?.[1] ?? ''
}

const join = (...words: string[]) => words.filter(Boolean).join(' ')
