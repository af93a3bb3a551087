import type { Bilingual, Hit, Reading } from './reading.ts'
import { skipIf, skipWord, tokenAt } from './reading.ts'

/** A time of day; without the half of the day where none was written. */
type ClockTime = { hour: number; minute: string; half?: 'am' | 'pm' }

const before = ['at', 'a las', 'a la', '@']

/** "at 9", "9:15am", "from 6 to 7 pm", "until noon", "a las 3:15", as an adverb of both languages. */
export function readClock(reading: Reading, at: number): Hit<Bilingual> | undefined {
  return readSpan(reading, at) ?? readMoment(reading, at)
}

const leads: Readonly<Record<string, Bilingual>> = {
  at: { en: 'at', es: 'a' },
  '@': { en: 'at', es: 'a' },
  a: { en: 'at', es: 'a' },
  by: { en: 'by', es: 'antes de' },
  until: { en: 'until', es: 'hasta' },
  till: { en: 'until', es: 'hasta' },
  hasta: { en: 'until', es: 'hasta' },
  after: { en: 'after', es: 'después de' },
  before: { en: 'before', es: 'antes de' },
  around: { en: 'at about', es: 'a eso de' },
  about: { en: 'at about', es: 'a eso de' },
  from: { en: 'from', es: 'desde' },
  desde: { en: 'from', es: 'desde' },
}

function readMoment(reading: Reading, at: number): Hit<Bilingual> | undefined {
  const word = tokenAt(reading, at)?.word ?? ''
  const { lead, start } = readLead(reading, at, word)
  const afterArticle = skipIf(reading, start, 'las', 'la')
  const time = readTime(reading, afterArticle, lead !== undefined && word !== 'about')
  if (time === undefined || (time.bare && afterArticle === start && !before.includes(word))) return undefined
  return { value: wordMoment(lead ?? { en: 'at', es: 'a' }, time.value), next: time.next }
}

function readLead(
  reading: Reading,
  at: number,
  word: string,
): { lead: Bilingual | undefined; start: number } {
  const isTwoWords = skipWord(reading, at, 'antes', 'despues') !== undefined
  const twoWords = isTwoWords ? skipWord(reading, at + 1, 'de') : undefined
  if (twoWords !== undefined) return { lead: leads[word === 'antes' ? 'before' : 'after'], start: twoWords }
  const lead = leads[word]
  return { lead, start: lead === undefined ? at : at + 1 }
}

function wordMoment(lead: Bilingual, time: ClockTime): Bilingual {
  return { en: `${lead.en} ${wordTime(time)}`, es: `${lead.es} ${articleOf(time)} ${wordTime(time)}` }
}

function readSpan(reading: Reading, at: number): Hit<Bilingual> | undefined {
  const led = skipWord(reading, at, 'from', 'de', 'between', 'entre')
  const first = readTime(reading, skipIf(reading, led ?? skipIf(reading, at, 'at'), 'las', 'la'), true)
  const joint = first && skipWord(reading, first.next, '-', 'to', 'a', 'until', 'and', 'y')
  const second =
    joint === undefined ? undefined : readTime(reading, skipIf(reading, joint, 'las', 'la'), true)
  if (first === undefined || second === undefined || (led === undefined && first.bare && second.bare))
    return undefined
  const from = first.value
  const to = second.value
  return {
    value: {
      en: `from ${wordTime(from)} to ${wordTime(to)}`,
      es: `de ${wordTime(from)} a ${wordTime(to)}`,
    },
    next: second.next,
  }
}

type TimeHit = Hit<ClockTime> & {
  /** A number alone: a time only after "at". */
  bare: boolean
}

function readTime(reading: Reading, at: number, bareToo: boolean): TimeHit | undefined {
  const token = tokenAt(reading, at)
  if (token?.word === 'noon' || token?.word === 'mediodia') {
    return { value: { hour: 12, minute: '00', half: 'pm' }, next: at + 1, bare: false }
  }
  if (token === undefined) return undefined
  const isBare = token.kind === 'number' && bareToo && /^\d{1,2}$/.test(token.word)
  const value = token.kind === 'clock' || isBare ? readFigures(token.word) : undefined
  return value && { value, next: at + 1, bare: isBare }
}

/** "8", "8:15" and "8:15 p" on a clock of at most 23 hours. */
function readFigures(word: string): ClockTime | undefined {
  const shape = /^(\d{1,2})(?::(\d{2}))?\s*([ap])?/.exec(word)
  if (shape === null) return undefined
  const [, hour, minute = '00', half] = shape
  if (Number(hour) > 23 || Number(hour) < 1 || Number(minute) > 59) return undefined
  return withHalf(Number(hour), minute, half)
}

function withHalf(hour: number, minute: string, letter: string | undefined): ClockTime {
  return letter === undefined ? { hour, minute } : { hour, minute, half: letter === 'a' ? 'am' : 'pm' }
}

function wordTime({ hour, minute, half }: ClockTime): string {
  return `${hour}:${minute}${half === undefined ? '' : ` ${half}`}`
}

function articleOf({ hour }: ClockTime): string {
  return hour === 1 ? 'la' : 'las'
}
