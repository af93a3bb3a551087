import { adverbs } from '../words/adverbs.ts'
import { pastWords, placeFirst } from '../words/adverb-kinds.ts'
import { lookUpUnit } from './amounts.ts'
import { readClock } from './clock.ts'
import { readDay, type DayPoint } from './days.ts'
import type { Bilingual, Hit, Reading } from './reading.ts'
import { skipIf, skipWord, tokenAt } from './reading.ts'
import { lookUp, tableOf } from './word-table.ts'

/** When, where or how: what may stand at the end of a sentence. */
export type Adverbial = Bilingual & {
  kind: 'manner' | 'frequency' | 'place' | 'day' | 'clock' | 'due'
  past: boolean
  /** The weekday that was written does not fit its date. */
  mismatch: boolean
}

const adverbTable = tableOf(adverbs.flatMap(readRow))

function readRow(row: string): [string, Bilingual][] {
  const [english = [], spanish = []] = row
    .split('|')
    .map((side) => side.split(',').map((word) => word.trim()))
  const entry = { en: english[0] ?? '', es: spanish[0] ?? '' }
  return [...english, ...spanish].map((word) => [word, entry])
}

/** What stands here of when, where and how. */
export function readAdverbial(reading: Reading, at: number): Hit<Adverbial> | undefined {
  const start = skipIf(reading, at, ',')
  return (
    readFixed(reading, start) ??
    readTimes(reading, start) ??
    readDuration(reading, start) ??
    readClockAdverb(reading, start) ??
    readRange(reading, start) ??
    readLedDay(reading, start) ??
    readPlainDay(reading, start)
  )
}

function plain(kind: Adverbial['kind'], words: Bilingual, past = false): Adverbial {
  return { ...words, kind, past, mismatch: false }
}

function readFixed(reading: Reading, at: number): Hit<Adverbial> | undefined {
  const hit = lookUp(adverbTable, reading, at)[0]
  if (hit === undefined) return undefined
  const kind = /\b(?:every|each|a day|a week|per)\b/.test(hit.value.en) ? 'frequency' : 'manner'
  return {
    value: plain(placeFirst.test(hit.value.en) ? 'place' : kind, hit.value, pastWords.test(hit.value.en)),
    next: hit.next,
  }
}

/** "3 times", "3 times a week", "3x". */
function readTimes(reading: Reading, at: number): Hit<Adverbial> | undefined {
  const token = tokenAt(reading, at)
  if (token?.kind !== 'number' || !/^\d+$/.test(token.word)) return undefined
  const after = skipWord(reading, at + 1, 'times', 'time', 'veces', 'vez', 'x')
  if (after === undefined) return undefined
  const one = token.word === '1'
  const words = { en: `${token.word} time${one ? '' : 's'}`, es: `${token.word} ${one ? 'vez' : 'veces'}` }
  const often = readFixed(reading, after)
  if (often?.value.kind === 'frequency') {
    const every = { en: `${words.en} ${often.value.en}`, es: `${words.es} ${often.value.es}` }
    return { value: plain('frequency', every), next: often.next }
  }
  return { value: plain('manner', words, true), next: after }
}

/** "for 20 minutes", "within 2 days", "durante 20 minutos". */
function readDuration(reading: Reading, at: number): Hit<Adverbial> | undefined {
  const token = tokenAt(reading, at)
  const start = skipWord(reading, at, 'for', 'durante', 'por')
  const amount = token && lookUpUnit(reading, start ?? at)
  if (amount === undefined) return undefined
  const often = readFixed(reading, amount.next)
  if (often?.value.kind === 'frequency') {
    const words = { en: `${amount.value.en} ${often.value.en}`, es: `${amount.value.es} ${often.value.es}` }
    return {
      value: plain('frequency', { en: start === undefined ? words.en : `for ${words.en}`, es: words.es }),
      next: often.next,
    }
  }
  if (start === undefined) return undefined
  return {
    value: plain('manner', { en: `for ${amount.value.en}`, es: `durante ${amount.value.es}` }),
    next: amount.next,
  }
}

function readClockAdverb(reading: Reading, at: number): Hit<Adverbial> | undefined {
  const hit = readClock(reading, at)
  return hit && { value: plain('clock', hit.value), next: hit.next }
}

/** "from Monday to Friday", "Mon-Wed", "Oct 6 - Oct 8", "Monday and Tuesday", "Mon, Tue". */
function readRange(reading: Reading, at: number): Hit<Adverbial> | undefined {
  const led = skipWord(reading, at, 'from', 'del', 'de', 'on', 'between', 'entre')
  const first = readDay(reading, led ?? at)
  const joint =
    first && skipWord(reading, first.next, '-', 'to', 'al', 'a', 'through', 'thru', 'and', 'y', '&', ',')
  const second = joint === undefined ? undefined : readDay(reading, skipIf(reading, joint, 'and', 'y'))
  if (first === undefined || joint === undefined || second === undefined) return undefined
  const joined = /^(?:and|y|&|,)$/.test(tokenAt(reading, joint - 1)?.word ?? '')
  return { value: spanDays(first.value, second.value, joined), next: second.next }
}

function spanDays(from: DayPoint, to: DayPoint, joined: boolean): Adverbial {
  const words = joined
    ? { en: `${from.lead}${from.en} and ${to.en}`, es: `${from.article}${from.es} y ${to.article}${to.es}` }
    : { en: `from ${from.en} to ${to.en}`, es: joinSpanish('de', from) + ' ' + joinSpanish('a', to) }
  return { ...plain('day', words, from.past), mismatch: from.mismatch || to.mismatch }
}

function joinSpanish(preposition: string, day: DayPoint): string {
  const article = day.article === 'en ' ? '' : day.article
  return `${preposition} ${article}${day.es}`.replace(/^de el /, 'del ').replace(/^a el /, 'al ')
}

const dayLeads: readonly { read: string; en: string; es: string; kind: 'day' | 'due' | 'frequency' }[] = [
  { read: 'on', en: 'on', es: '', kind: 'day' },
  { read: 'in', en: 'in', es: '', kind: 'day' },
  { read: 'en', en: 'in', es: '', kind: 'day' },
  { read: 'by', en: 'by', es: 'para', kind: 'due' },
  { read: 'no later than', en: 'by', es: 'para', kind: 'due' },
  { read: 'a más tardar', en: 'by', es: 'para', kind: 'due' },
  { read: 'para', en: 'by', es: 'para', kind: 'due' },
  { read: 'antes de', en: 'before', es: 'antes de', kind: 'due' },
  { read: 'antes del', en: 'before', es: 'antes de', kind: 'due' },
  { read: 'before', en: 'before', es: 'antes de', kind: 'due' },
  { read: 'until', en: 'until', es: 'hasta', kind: 'due' },
  { read: 'till', en: 'until', es: 'hasta', kind: 'due' },
  { read: 'through', en: 'until', es: 'hasta', kind: 'due' },
  { read: 'hasta', en: 'until', es: 'hasta', kind: 'due' },
  { read: 'since', en: 'since', es: 'desde', kind: 'day' },
  { read: 'desde', en: 'since', es: 'desde', kind: 'day' },
  { read: 'after', en: 'after', es: 'después de', kind: 'day' },
  { read: 'después de', en: 'after', es: 'después de', kind: 'day' },
  { read: 'después del', en: 'after', es: 'después de', kind: 'day' },
  { read: 'starting', en: 'starting', es: 'a partir de', kind: 'day' },
  { read: 'starting on', en: 'starting', es: 'a partir de', kind: 'day' },
  { read: 'a partir de', en: 'starting', es: 'a partir de', kind: 'day' },
  { read: 'a partir del', en: 'starting', es: 'a partir de', kind: 'day' },
  { read: 'back in', en: 'in', es: '', kind: 'day' },
  { read: 'for', en: 'for', es: 'para', kind: 'day' },
  { read: 'every', en: 'every', es: 'cada', kind: 'frequency' },
  { read: 'each', en: 'each', es: 'cada', kind: 'frequency' },
  { read: 'cada', en: 'each', es: 'cada', kind: 'frequency' },
]
const leadTable = tableOf(dayLeads.map((lead) => [lead.read, lead] as const))

function readLedDay(reading: Reading, at: number): Hit<Adverbial> | undefined {
  const lead = lookUp(leadTable, reading, at)[0]
  const day = lead && readDay(reading, lead.next)
  if (lead === undefined || day === undefined) return undefined
  const { en, es, kind } = lead.value
  const words =
    kind === 'frequency'
      ? { en: `${en} ${day.value.en}`, es: `${es} ${day.value.es}` }
      : es === ''
        ? onDay(day.value)
        : { en: `${en} ${day.value.en}`, es: joinSpanish(es, day.value).replace(/ de el /, ' del ') }
  return {
    value: { ...plain(kind, words, day.value.past || en === 'since'), mismatch: day.value.mismatch },
    next: day.next,
  }
}

/** "on Friday, December 4", "el viernes 4 de diciembre". */
function onDay(day: DayPoint): Bilingual {
  return { en: `${day.lead}${day.en}`, es: `${day.article}${day.es}` }
}

/** "Friday", "Mondays", "los lunes". */
function readPlainDay(reading: Reading, at: number): Hit<Adverbial> | undefined {
  const often = readDaysOfWeek(reading, at)
  if (often !== undefined) return often
  const day = readDay(reading, at)
  if (day === undefined) return undefined
  return {
    value: { ...plain('day', onDay(day.value), day.value.past), mismatch: day.value.mismatch },
    next: day.next,
  }
}

const daysOfWeek = tableOf([
  ['mondays', { en: 'Mondays', es: 'lunes' }],
  ['tuesdays', { en: 'Tuesdays', es: 'martes' }],
  ['wednesdays', { en: 'Wednesdays', es: 'miércoles' }],
  ['thursdays', { en: 'Thursdays', es: 'jueves' }],
  ['fridays', { en: 'Fridays', es: 'viernes' }],
  ['los lunes', { en: 'Mondays', es: 'lunes' }],
  ['los martes', { en: 'Tuesdays', es: 'martes' }],
  ['los miércoles', { en: 'Wednesdays', es: 'miércoles' }],
  ['los jueves', { en: 'Thursdays', es: 'jueves' }],
  ['los viernes', { en: 'Fridays', es: 'viernes' }],
])

function readDaysOfWeek(reading: Reading, at: number): Hit<Adverbial> | undefined {
  const hit = lookUp(daysOfWeek, reading, skipIf(reading, at, 'on'))[0]
  if (hit === undefined) return undefined
  return {
    value: plain('frequency', { en: `on ${hit.value.en}`, es: `los ${hit.value.es}` }),
    next: hit.next,
  }
}

const order: readonly Adverbial['kind'][] = ['place', 'manner', 'frequency', 'day', 'due', 'clock']

/** All of these as the end of one sentence, in the order both languages like. */
export function joinAdverbials(adverbials: readonly Adverbial[]): Bilingual {
  const sorted = adverbials.toSorted((one, other) => order.indexOf(one.kind) - order.indexOf(other.kind))
  return { en: sorted.map(({ en }) => en).join(' '), es: sorted.map(({ es }) => es).join(' ') }
}
