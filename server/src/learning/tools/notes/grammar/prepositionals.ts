import { readNouns } from './nouns.ts'
import { readChildName } from './proper-names.ts'
import type { Bilingual, Hit, Reading } from './reading.ts'
import { skipIf, skipWord, tokenAt } from './reading.ts'
import { child } from './subject-marks.ts'
import { lookUp, tableOf } from './word-table.ts'

type Preposition = { en: string; es: string; firm?: boolean }

/** Prepositions of both languages; "at" takes the one that the English noun wants. */
const prepositions = tableOf<Preposition>([
  ...['in', 'on', 'at', 'en'].map((word) => [word, { en: 'at', es: 'en', firm: true }] as const),
  ['with', { en: 'with', es: 'con' }],
  ['w/', { en: 'with', es: 'con' }],
  ['con', { en: 'with', es: 'con' }],
  ['for', { en: 'for', es: 'para', firm: true }],
  ['para', { en: 'for', es: 'para', firm: true }],
  ['about', { en: 'about', es: 'sobre', firm: true }],
  ['sobre', { en: 'about', es: 'sobre', firm: true }],
  ['to', { en: 'to', es: 'a', firm: true }],
  ['al', { en: 'to', es: 'a', firm: true }],
  ['a', { en: 'to', es: 'a', firm: true }],
  ['from', { en: 'from', es: 'de', firm: true }],
  ['of', { en: 'of', es: 'de' }],
  ['during', { en: 'during', es: 'durante', firm: true }],
  ['durante', { en: 'during', es: 'durante', firm: true }],
  ['without', { en: 'without', es: 'sin' }],
  ['sin', { en: 'without', es: 'sin' }],
  ['after', { en: 'after', es: 'después de', firm: true }],
  ['before', { en: 'before', es: 'antes de', firm: true }],
])

const people = tableOf<Bilingual>([
  ['with me', { en: 'with me', es: 'conmigo' }],
  ['conmigo', { en: 'with me', es: 'conmigo' }],
  ['with us', { en: 'with us', es: 'con nosotros' }],
  ['with you', { en: 'with you', es: 'con usted' }],
  ['con usted', { en: 'with you', es: 'con usted' }],
  ['to me', { en: 'to me', es: 'a mi nombre' }],
  ['about it', { en: 'about it', es: 'sobre esto' }],
  ['with it', { en: 'with it', es: 'con esto' }],
  ['with them', { en: 'with them', es: 'con ellos' }],
])

/** "with a classmate", "on the spelling test", "en matemáticas", "with her". */
export function readPrepositional(
  reading: Reading,
  at: number,
): Hit<Bilingual & { withChild: boolean }> | undefined {
  const start = skipIf(reading, at, ',')
  const person = lookUp(people, reading, start)[0]
  if (person !== undefined) return { value: { ...person.value, withChild: false }, next: person.next }
  const lead = lookUp(prepositions, reading, start)[0]
  if (lead === undefined) return undefined
  const named = readChildName(reading, lead.next) ?? pronounAfter(reading, lead.next)
  if (named !== undefined) return { value: { ...wordChild(lead.value), withChild: true }, next: named }
  const noun = readNouns(reading, lead.next)[0]
  if (noun === undefined) return undefined
  const { firm, loose, full, flags } = noun.value
  const isSubject = flags.has('s') && lead.value.es === 'en'
  const words =
    lead.value.firm === true && !isSubject ? { en: firm.en, es: flags.has('d') ? full.es : firm.es } : loose
  const es = isSubject ? full.es.replace(/^(?:el|la|los|las) /, '') : words.es
  const en = lead.value.en === 'at' ? placeOf(flags) : lead.value.en
  return {
    value: { en: `${en} ${words.en}`, es: contract(`${lead.value.es} ${es}`), withChild: false },
    next: noun.next,
  }
}

function placeOf(flags: ReadonlySet<string>): string {
  return flags.has('on') ? 'on' : flags.has('at') ? 'at' : 'in'
}

/** "with her", where no noun follows. */
function pronounAfter(reading: Reading, at: number): number | undefined {
  const next = skipWord(reading, at, 'her', 'him')
  return next !== undefined && (tokenAt(reading, next) === undefined || readNouns(reading, at).length === 0)
    ? next
    : undefined
}

function wordChild({ en, es }: Preposition): Bilingual {
  return { en: `${en === 'at' ? 'in' : en} ${child.object}`, es: `${es} ${child.object}` }
}

/** "de el" is "del", "a el" is "al". */
export function contract(es: string): string {
  return es.replace(/(^| )de el /g, '$1del ').replace(/(^| )a el /g, '$1al ')
}
