import type { Language } from '@tower/contract/language.ts'
import { findInfinitive } from '@tower/contract/learning/tools/goals/observable-verbs.ts'
import { kindOf } from '@tower/contract/learning/tools/goals/units.ts'
import type { FoundMeasure } from './find-measures.ts'

export type QuotedBehavior = { verb: string; detail: string }

const subjects: Record<Language, string> = {
  en: 'he|she|they|the student|this student|student',
  es: 'él|ella|el estudiante|la estudiante|el alumno|la alumna|el niño|la niña',
}
const fillers: Record<Language, string> = {
  en: '(?:is (?:currently |now |only )?able to|has|have|can|currently|now|presently|only|usually|typically|generally|often|correctly|accurately|also|orally|reliably|consistently|sometimes|does|to|successfully)',
  es: '(?:puede|actualmente|ahora|solo|sólo|normalmente|generalmente|a veces|también|correctamente|ya)',
}
const independence: Record<Language, RegExp> = {
  en: /\bindependently\b|\bon (?:his|her|their) own\b|\bby (?:himself|herself|themselves)\b/i,
  es: /de manera independiente|sin ayuda|por su cuenta/i,
}

/** The words between verb and number that only lead to the number. */
const leads: Record<Language, RegExp> = {
  en: /(?:[\s,;:(]|\b(?:with|in|at|for|about|only|approximately|around|an? average of|on average|average|up to|to|by|scoring|getting|and|within|correctly|accurately|at a rate of|a rate of|roughly|just|no more than|fewer than|less than|as many as|after|during|of|an|a|the|total|almost|nearly|that|which|average|averages|averaging|a score of|scores?|independently|using|required?|requiring)\b)+$/i,
  es: /(?:[\s,;:(]|(?<!\p{L})(?:con|en|a|de|durante|por|solo|unos|unas|aproximadamente|un promedio de|promedio|cerca de|hasta|y|correctamente|alrededor|el|la|un|una|al|menos|apenas|casi)(?!\p{L}))+$/iu,
}
/** What may follow the number and still belong to the action. */
const tails: Record<Language, RegExp> = {
  en: /^[ ,]*(?:correctly |accurately )?((?:from|in response to|about|aloud|of|using|on (?:a|the|his|her|their)|in a|in an|in (?:his|her|their)|to a|with|after) ?[^,.;:()]*)/i,
  es: /^[ ,]*((?:de|sobre|en voz alta|en respuesta a|a partir de|usando|con un|con una|en un|en una) ?[^,.;:()]*)/i,
}
const pronouns: Record<Language, RegExp> = {
  en: /\b(he|she|they|him|them|it|himself|herself|themselves|who|which|is|are|was|were|has|have|had|but|because|although|while|however|not|n't|compared|than|when|during|last(?! names?)|this|given)\b/i,
  es: /(?<!\p{L})(él|ella|ellos|que|es|está|son|tiene|pero|porque|aunque|mientras|no|cuando|durante|compar\p{L}+)(?!\p{L})/iu,
}

/**
 * What the student does, in the teacher's own words: subject, observable verb, and what follows it up to the number (or after
 * it, where the number's unit is the object). Nothing where the sentence is built in another way.
 */
export function quoteBehavior(
  sentence: { words: string; start: number },
  found: FoundMeasure,
  names: readonly string[],
  language: Language,
): QuotedBehavior | undefined {
  const before = sentence.words.slice(0, found.start - sentence.start).replace(/\s\([^()]*\)/g, '')
  const after = sentence.words.slice(found.end - sentence.start)
  const clause = findClause(before, names, language)
  const alone = clause && infinitiveOf(clause.verb, language)
  if (!clause || !alone) return undefined
  const particle = language === 'en' ? particleOf(alone, clause.rest) : ''
  const between = clean(trimLeads(clause.rest.replace(particle, ''), language), language)
  const tail = clean(tails[language].exec(after)?.[1] ?? '', language) ?? ''
  const help = nameHelp(clause.skipped + clause.rest + after.slice(0, 80), language)
  if (between === undefined) return undefined
  return quoteParts({ verb: join(alone, particle), between, tail, help }, found, language)
}

/** "Reads", "solved", "has completed": now as well as when it was last measured. */
function infinitiveOf(form: string, language: Language): string | undefined {
  const now = findInfinitive(form, language)
  if (now !== undefined || language === 'es') return now
  const word = form.toLowerCase()
  const [, stem = ''] = /^(\p{L}{2,}?)(?:ed|d)$/u.exec(word) ?? []
  const candidates = [
    irregular[word],
    word.replace(/ied$/, 'y'),
    stem,
    word.replace(/d$/, ''),
    word.replace(/ed$/, ''),
  ]
  return candidates.flatMap((one) => (one && one !== word && findInfinitive(one, 'en')) || []).at(0)
}

const irregular: Record<string, string> = {
  wrote: 'write',
  written: 'write',
  said: 'say',
  told: 'tell',
  made: 'make',
  took: 'take',
  gave: 'give',
  drew: 'draw',
  found: 'find',
  chose: 'choose',
  kept: 'keep',
  left: 'leave',
  threw: 'throw',
  brought: 'bring',
  held: 'hold',
  sat: 'sit',
  spoke: 'speak',
  stood: 'stand',
  drove: 'drive',
  rode: 'ride',
  caught: 'catch',
  paid: 'pay',
  wore: 'wear',
  ate: 'eat',
  drank: 'drink',
}

function nameHelp(words: string, language: Language): string {
  if (!independence[language].test(words)) return ''
  return language === 'en' ? 'independently' : 'sin ayuda'
}

/** What is counted is the object of the verb; steps may also be those of doing something else. */
function quoteParts(
  { verb, between, tail, help }: { verb: string; between: string; tail: string; help: string },
  { measure }: FoundMeasure,
  language: Language,
): QuotedBehavior | undefined {
  const whole = join(verb === 'wait' ? between.replace(/^(?:own|a) turn\b/, 'for a turn') : between, help)
  if (kindOf(measure.unit) !== 'items')
    return whole === '' && !verb.includes(' ') ? undefined : { verb, detail: whole }
  if (between === '') return { verb, detail: join(tail, help) }
  if (measure.unit !== 'steps') return undefined
  return language === 'en'
    ? { verb: 'complete', detail: `to ${verb} ${between}` }
    : { verb: 'completar', detail: `para ${verb} ${between}` }
}

/** "Turns in", "calls out": without its second word the verb says something else. */
function particleOf(verb: string, rest: string): string {
  if (!/^(?:turn|hand|call|fill|pick|put|clean|line|count|sound|get|zip|raise|clock)$/.test(verb)) return ''
  return /^\s+(in|out|up|off|away|down)\b/i.exec(rest)?.[1] ?? ''
}

function findClause(before: string, names: readonly string[], language: Language) {
  const who = [...names.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')), subjects[language]].join(
    '|',
  )
  const filler = fillers[language]
  const skip = language === 'en' ? `(?:${filler}|independently)` : `(?:${filler}|de manera independiente|se)`
  const pattern = new RegExp(
    `(?:^|[\\s,;:])(?:${who})(?<skipped>(?:\\s+${skip})*)\\s+(?<verb>[\\p{L}]+)(?<rest>.*)$`,
    'isu',
  )
  const groups = (pattern.exec(before) ?? unnamed(before, language))?.groups
  if (!groups) return undefined
  const { skipped = '', verb = '', rest = '' } = groups
  const second = findLastVerb(rest, language)
  if (second) return { skipped, ...second }
  return { skipped, verb: language === 'es' && /\sse$/i.test(skipped) ? `se ${verb}` : verb, rest }
}

/** Spanish needs no word for who does it, and hurried notes leave it out: "solves one step equations". */
function unnamed(before: string, language: Language): RegExpExecArray | undefined {
  const filler = fillers[language]
  const pattern = new RegExp(
    `(?:^|[,;:]\\s*)\\s*(?<skipped>(?:${filler}\\s+)*)(?<verb>[\\p{L}]+)(?<rest>(?:\\s.*)?)$`,
    'isu',
  )
  const match = pattern.exec(before)
  const verb = match?.groups?.['verb'] ?? ''
  const isThird = language === 'es' || /s$/i.test(verb)
  return match && isThird && findInfinitive(verb, language) !== undefined ? match : undefined
}

function trimLeads(rest: string, language: Language): string {
  let trimmed = rest
  for (let turn = 0; turn < 4; turn++) trimmed = trimmed.replace(leads[language], '')
  return trimmed.trim()
}

/** Plain words only: no digits, names, marks or pronouns, and no second clause; undefined where they don't hold. */
function clean(words: string, language: Language): string | undefined {
  const owned = language === 'en' ? own(words) : words
  const plain = withoutTextGrade(owned)
    .replace(
      /\b(?:independently|correctly|accurately)\b|(?<!\p{L})(?:sin ayuda|de manera independiente|por su cuenta)(?!\p{L})/giu,
      '',
    )
    .replace(/\s+/g, ' ')
    .trim()
  if (plain === '') return ''
  if (plain.length > 80 || plain.split(' ').length > 13) return undefined
  if (!/^[\p{Ll}][\p{Ll} '-]*$/u.test(plain.replace(quickly, '$1')) || pronouns[language].test(plain))
    return undefined
  return findLastVerb(plain, language) ? undefined : plain
}

/** "Within 10 seconds of a cue" is how it is done; other digits are amounts. */
const quickly = /\b(within )\d{1,2}(?= (?:seconds|minutes)\b)/g

/** The grade of the text is the condition's. */
const withoutTextGrade = (words: string): string =>
  words.replace(
    /\s*(?<!\p{L})(?:from|in|on|at|of|en|de)(?: an?| the)? (?:\p{L}+[- ]grade(?:[- ]level)? \p{L}+|(?:textos?|lecturas?|pasajes?) de \p{L}+ grado)(?!\p{L})/giu,
    '',
  )

/** The present level is about one student; a goal says "own", and never guesses a pronoun. */
function own(words: string): string {
  return words
    .replace(/\b(?:on|by) (?:his|her|their) own\b|\bby (?:himself|herself|themselves)\b/gi, '')
    .replace(/\b(in|on|to|from|into) (?:his|her|their) (?:own )?(writing|sentences|work)\b/gi, '$1 own $2')
    .replace(/\b(?:his|her|their) (?:own )?(homework|belongings)\b/gi, '$1')
    .replace(/\b(in|on|to|from|into) (?:his|her|their) (?!own\b)/gi, '$1 the ')
    .replace(
      /\b(?:his|her|their) (?:own )?(hand|switch|device|seat|desk|area|class|classroom|job|work|place|feet)\b/gi,
      (_, thing: string) => (thing === 'hand' ? 'a hand' : `the ${thing}`),
    )
    .replace(/\b(?:his|her|their) (?:own )?/gi, 'own ')
}

/** Words that are a verb and, more often, a thing. */
const things =
  /^(?:sounds|signs|steps|orders|plays|labels|names|counts|answers|comments|matches|lists|requests|shares)$/i

/** Of "counts to 12 and identifies", the verb that the number belongs to, and what follows it. */
function findLastVerb(rest: string, language: Language): { verb: string; rest: string } | undefined {
  const joined = language === 'en' ? /\band (\p{L}+s)\b/giu : /(?<!\p{L})y (\p{L}+)(?!\p{L})/giu
  const verbs = [...rest.matchAll(joined)].filter(
    ([, word = '']) => findInfinitive(word, language) !== undefined && !things.test(word),
  )
  const last = verbs.at(-1)
  return last ? { verb: last[1] ?? '', rest: rest.slice(last.index + last[0].length) } : undefined
}

const join = (...words: string[]) => words.filter(Boolean).join(' ')
