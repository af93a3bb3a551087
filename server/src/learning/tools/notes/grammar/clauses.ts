import { readBeing } from './being.ts'
import { readNouns } from './nouns.ts'
import { contract } from './prepositionals.ts'
import { readChildName } from './proper-names.ts'
import type { Hit, Reading } from './reading.ts'
import { skipWord } from './reading.ts'
import { child } from './subject-marks.ts'
import {
  infinitiveOf,
  isMany,
  pastOf,
  tenses,
  tellsWhat,
  toDo,
  type Clause,
  type Doer,
  type Tense,
} from './tenses.ts'
import { readVerbPhrases, type VerbPhrase } from './verb-phrases.ts'
import { lookUp, tableOf } from './word-table.ts'

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
