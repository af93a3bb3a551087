import type { NotePart } from '../note.ts'
import { readBeing } from './being.ts'
import { readNouns } from './nouns.ts'
import { contract } from './prepositionals.ts'
import { readChildName } from './proper-names.ts'
import type { Bilingual, Hit, Reading } from './reading.ts'
import { skipWord } from './reading.ts'
import { child } from './subject-marks.ts'
import { readVerbPhrases, type VerbPhrase } from './verb-phrases.ts'
import type { VerbForm } from './verb-rows.ts'
import { lookUp, tableOf } from './word-table.ts'

export type Clause = Bilingual & { part: NotePart; aboutChild: boolean }

/** Who does it. */
export type Doer = Bilingual & {
  who: 'child' | 'I' | 'we' | 'one' | 'many'
  feminine?: boolean
  event?: boolean
}

export const theChild: Doer = { en: child.subject, es: child.subject, who: 'child' }
const teacher: Doer = { en: 'I', es: '', who: 'I' }
const us: Doer = { en: 'We', es: '', who: 'we' }

const pronouns = tableOf<Doer>([
  ...[
    'he',
    'she',
    'your child',
    'your son',
    'your daughter',
    'él',
    'ella',
    'su hijo',
    'su hija',
    'student',
    'the student',
  ].map((word) => [word, theChild] as const),
  ['i', teacher],
  ['yo', teacher],
  ['we', us],
  ['nosotros', us],
  ['it', { en: 'It', es: '', who: 'one' }],
])

/** Who does it, where that is said. */
export function readDoers(reading: Reading, at: number): Hit<Doer>[] {
  const named = readChildName(reading, at)
  if (named !== undefined) return [{ value: theChild, next: named }]
  const pronoun = lookUp(pronouns, reading, at)[0]
  if (pronoun !== undefined) return [pronoun]
  return readNouns(reading, at).map(({ value, next }) => ({
    value: {
      ...value.full,
      who: value.plural ? ('many' as const) : ('one' as const),
      feminine: value.feminine,
      event: value.flags.has('e'),
    },
    next,
  }))
}

/** How the verb is said: which form it was read in, and what that makes of the sentence in both languages. */
type Tense = {
  lead: readonly string[]
  forms: readonly VerbForm[]
  en: (phrase: VerbPhrase, doer: Doer) => string
  es: (phrase: VerbPhrase, doer: Doer) => string
  part: (phrase: VerbPhrase, doer: Doer) => NotePart
}

const tellsWhat: Tense['part'] = () => 'what'
/** What is good of the child comes first, what is not is what happened. */
const goodIfGood: Tense['part'] = ({ verb }, { who }) =>
  verb.flags.has('g') && who === 'child' ? 'good' : 'what'

function isMany({ who }: Doer): boolean {
  return who === 'many' || who === 'we' || who === 'I'
}

function pick(doer: Doer, one: string, many: string, we: string, I: string): string {
  return doer.who === 'many' ? many : doer.who === 'we' ? we : doer.who === 'I' ? I : one
}

function pastOf({ verb: { es } }: VerbPhrase, doer: Doer): string {
  return pick(doer, es.past, es.pastMany, es.pastWe, es.pastI)
}

function presentOf({ verb: { es } }: VerbPhrase, doer: Doer): string {
  return pick(doer, es.present, es.presentMany, es.presentWe, es.present)
}

/** The infinitive with the "se" of whom it is about: "vamos a reunirnos". */
function infinitiveOf({ verb: { es } }: VerbPhrase, doer: Doer): string {
  const clitic = pick(doer, 'se', 'se', 'nos', 'me')
  return es.clitic === 'se ' ? es.infinitive.replace(/rse\b/, `r${clitic}`) : es.infinitive
}

function modal(lead: string[], en: string, es: [string, string, string, string], part: Tense['part']): Tense {
  return {
    lead,
    forms: ['base'],
    en: ({ verb }, doer) => `${en === 'needs to' && isMany(doer) ? 'need to' : en} ${verb.en.base}`,
    es: (phrase, doer) => `${pick(doer, ...es)} ${infinitiveOf(phrase, doer)}`,
    part,
  }
}

const canDo: Tense['part'] = ({ verb }, { who }) => (who === 'child' && verb.flags.has('g') ? 'good' : 'do')
const toDo: Tense['part'] = () => 'do'
const mine: Tense['part'] = (_, { who }) => (who === 'I' || who === 'we' ? 'do' : 'what')

const tenses: readonly Tense[] = [
  modal(
    ['can not', 'cannot', "can't", 'is not able to', 'no puede'],
    'cannot',
    ['no puede', 'no pueden', 'no podemos', 'no puedo'],
    tellsWhat,
  ),
  modal(
    ['can', 'may', 'is able to', 'puede', 'pueden', 'podemos'],
    'can',
    ['puede', 'pueden', 'podemos', 'puedo'],
    canDo,
  ),
  modal(
    ['needs to', 'need to', 'necesita', 'necesitan', 'has to', 'must', 'should', 'tiene que', 'debe'],
    'needs to',
    ['necesita', 'necesitan', 'necesitamos', 'necesito'],
    toDo,
  ),
  modal(
    ['will not', "won't", 'no va a', 'no van a', 'no vamos a'],
    'will not',
    ['no va a', 'no van a', 'no vamos a', 'no voy a'],
    tellsWhat,
  ),
  modal(
    ['will', 'is going to', 'are going to', "'ll", 'am going to', 'va a', 'van a', 'vamos a', 'voy a'],
    'will',
    ['va a', 'van a', 'vamos a', 'voy a'],
    mine,
  ),
  modal(
    ['would like to', 'want to', 'wants to', 'me gustaría', 'quiero', 'quiere'],
    'would like to',
    ['quiere', 'quieren', 'queremos', 'quiero'],
    toDo,
  ),
  {
    lead: ['did not', "didn't", 'didnt'],
    forms: ['base'],
    en: ({ verb }) => `did not ${verb.en.base}`,
    es: (phrase, doer) => `no ${pastOf(phrase, doer)}`,
    part: ({ verb }, { who }) => (verb.flags.has('b') && who === 'child' ? 'good' : 'what'),
  },
  {
    lead: ['no'],
    forms: ['past', 'pastMany', 'pastI', 'pastWe'],
    en: ({ verb }) => `did not ${verb.en.base}`,
    es: (phrase, doer) => `no ${pastOf(phrase, doer)}`,
    part: tellsWhat,
  },
  {
    lead: ['does not', "doesn't", 'do not', "don't"],
    forms: ['base'],
    en: ({ verb }, doer) => `${isMany(doer) ? 'do' : 'does'} not ${verb.en.base}`,
    es: (phrase, doer) => `no ${presentOf(phrase, doer)}`,
    part: tellsWhat,
  },
  {
    lead: [
      'has not',
      "hasn't",
      'have not',
      "haven't",
      'no ha',
      'no han',
      'no hemos',
      'still has not',
      "still hasn't",
      'has not yet',
      'todavía no ha',
      'aún no ha',
    ],
    forms: ['participle'],
    en: ({ verb }, doer) => `${isMany(doer) ? 'have' : 'has'} not ${verb.en.participle}`,
    es: ({ verb }, doer) =>
      `no ${verb.es.clitic}${pick(doer, 'ha', 'han', 'hemos', 'he')} ${verb.es.participle}`,
    part: tellsWhat,
  },
  {
    lead: ['has', 'have', 'ha', 'han', 'hemos', 'he', 'has been able to'],
    forms: ['participle'],
    en: ({ verb }, doer) => `${isMany(doer) ? 'have' : 'has'} ${verb.en.participle}`,
    es: ({ verb }, doer) =>
      `${verb.es.clitic}${pick(doer, 'ha', 'han', 'hemos', 'he')} ${verb.es.participle}`,
    part: goodIfGood,
  },
  {
    lead: ['is', 'are', 'am', 'has been', 'have been', 'está', 'están', 'estamos', 'estoy', ''],
    forms: ['ing'],
    en: ({ verb }, doer) => `${doer.who === 'I' ? 'am' : isMany(doer) ? 'are' : 'is'} ${verb.en.ing}`,
    es: ({ verb }, doer) =>
      `${verb.es.clitic === '' ? '' : ''}${pick(doer, 'está', 'están', 'estamos', 'estoy')} ${verb.es.ing}`,
    part: goodIfGood,
  },
  {
    lead: ['was', 'were', 'estaba', 'estaban'],
    forms: ['ing'],
    en: ({ verb }, doer) => `${doer.who === 'many' || doer.who === 'we' ? 'were' : 'was'} ${verb.en.ing}`,
    es: ({ verb }, doer) => `${pick(doer, 'estaba', 'estaban', 'estábamos', 'estaba')} ${verb.es.ing}`,
    part: goodIfGood,
  },
  {
    lead: [''],
    forms: ['past', 'pastMany', 'pastI', 'pastWe'],
    en: ({ verb }) => verb.en.past,
    es: pastOf,
    part: goodIfGood,
  },
  {
    lead: [''],
    forms: ['s', 'many', 'we'],
    en: ({ verb }, doer) => (isMany(doer) ? verb.en.base : verb.en.s),
    es: presentOf,
    part: (phrase, doer) => (phrase.verb.en.base === 'need' ? 'do' : goodIfGood(phrase, doer)),
  },
  {
    lead: [''],
    forms: ['base'],
    en: ({ verb }) => verb.en.base,
    es: presentOf,
    part: goodIfGood,
  },
]

const tenseTable = tableOf(
  tenses.flatMap((tense) => tense.lead.filter(Boolean).map((lead) => [lead, tense] as const)),
)
const bareTenses = tenses.filter(({ lead }) => lead.includes(''))

/** A whole clause: who, and what they do. A plain base form needs more than one doer. */
export function readClauses(reading: Reading, at: number): Hit<Clause>[] {
  return readDoers(reading, at).flatMap(({ value: doer, next }) => [
    ...readPredicates(reading, next, doer),
    ...readBeing(reading, next, doer),
  ])
}

/** What somebody does, where it is clear who. */
export function readPredicates(reading: Reading, at: number, doer: Doer): Hit<Clause>[] {
  const always = skipWord(reading, at, 'always', 'siempre')
  const start = always ?? at
  const led = lookUp(tenseTable, reading, start).flatMap(({ value, next }) =>
    readTense(reading, next, value, doer),
  )
  const bare = bareTenses
    .filter(({ forms }) => !forms.includes('base') || isMany(doer))
    .flatMap((tense) => readTense(reading, start, tense, doer))
  return [...led, ...bare].map(({ value, next }) => ({
    value: always === undefined ? value : withAlways(value, doer),
    next,
  }))
}

function withAlways(clause: Clause, doer: Doer): Clause {
  const add = (text: string, word: string, who: string): string =>
    who === '' ? `${word} ${text}` : text.replace(who, `${who} ${word}`)
  return { ...clause, en: add(clause.en, 'always', doer.en), es: add(clause.es, 'siempre', doer.es) }
}

function readTense(reading: Reading, at: number, tense: Tense, doer: Doer): Hit<Clause>[] {
  return readVerbPhrases(reading, at, tense.forms).map(({ value, next }) => ({
    value: sayClause(value, tense, whoReally(value, doer)),
    next,
  }))
}

/** The Spanish form may say who: "hablamos". */
function whoReally({ form }: VerbPhrase, doer: Doer): Doer {
  if (doer.who !== 'child') return doer
  return form === 'pastI' ? teacher : form === 'pastWe' || form === 'we' ? us : doer
}

export function sayClause(phrase: VerbPhrase, tense: Pick<Tense, 'en' | 'es' | 'part'>, doer: Doer): Clause {
  return {
    part: tense.part(phrase, doer),
    en: `${doer.en} ${tense.en(phrase, doer)} ${phrase.tail.en}`.trim(),
    es: contract(`${doer.es} ${tense.es(phrase, doer)} ${phrase.tail.es}`.trim()),
    aboutChild: doer.who === 'child',
  }
}

/** Past clauses without a doer: the child's, or the teacher's where the verb is one of theirs. */
export function readUntoldClauses(reading: Reading, at: number): Hit<Clause>[] {
  const past = readVerbPhrases(reading, at, ['past']).filter(
    ({ value }) => value.verb.flags.has('t') && (value.withChild || !value.verb.en.base.startsWith('talk')),
  )
  const byTeacher = past.map(({ value, next }) => ({
    value: sayClause(value, { en: ({ verb }) => verb.en.past, es: pastOf, part: tellsWhat }, teacher),
    next,
  }))
  const promise = skipWord(reading, at, 'will')
  const promised =
    promise === undefined
      ? []
      : readVerbPhrases(reading, promise, ['base']).filter(({ value }) => value.verb.flags.has('t'))
  const byTeacherSoon = promised.map(({ value, next }) => ({
    value: sayClause(
      value,
      {
        en: ({ verb }) => `will ${verb.en.base}`,
        es: (phrase, doer) => `voy a ${infinitiveOf(phrase, doer)}`,
        part: toDo,
      },
      teacher,
    ),
    next,
  }))
  return [...byTeacher, ...byTeacherSoon, ...readPredicates(reading, at, theChild)]
}
