import { cutText } from '@tower/contract/cut-text.ts'
import type { Entry } from '../plan/plan.ts'
import type { BriefWords, DayAsk } from '../words/brief-texts.ts'
import { fillWords } from '../words/brief-words.ts'
import { isHalfUnclear, printTime, stretchOf } from './day-minutes.ts'

export type Placed = { entry: Entry; from: number | null; until: number | null }
export type Ordered = { placed: Placed[]; asks: string[] }

/** Classes need some minutes to change rooms; what is longer is asked about. */
const longGap = 11

/** The day by the clock, each thing without a time after what it followed in the plan; whatever is unclear is asked. */
export function orderDay(entries: readonly Entry[], words: BriefWords): Ordered {
  const asks: string[] = []
  const placed = entries.map((entry) => place(entry))
  const days = [...new Set(entries.map(({ day }) => day))]
  if (days.length > 1)
    asks.push(fillWords(words.day.which_day, { what: days.filter((day) => day !== '').join(', ') }))
  const ordered = days.flatMap((day) => {
    const ofDay = placed.filter(({ entry }) => entry.day === day)
    const sorted = sortByClock(ofDay)
    asks.push(...askAboutDay(ofDay, sorted, words))
    return sorted
  })
  return { placed: ordered, asks }
}

function place(entry: Entry): Placed {
  if (!entry.time) return { entry, from: null, until: null }
  return { entry, ...stretchOf(entry.time) }
}

function sortByClock(placed: readonly Placed[]): Placed[] {
  let last = -1
  const keyed = placed.map((one, index) => ({ one, index, key: (last = one.from ?? last) }))
  return keyed.sort((a, b) => a.key - b.key || a.index - b.index).map(({ one }) => one)
}

function askAboutDay(told: readonly Placed[], sorted: readonly Placed[], words: BriefWords): string[] {
  const asks: string[] = []
  const ask: Ask = (key, values) => asks.push(fillWords(words.day[key], values))
  for (const one of told) askAboutTime(one, ask)
  askAboutOrder(told, ask)
  for (const [index, next] of sorted.entries()) {
    const before = sorted[index - 1]
    if (before && before.from !== null && next.from !== null) askBetween(before, next, ask)
  }
  const last = sorted.at(-1)
  if (last?.entry.time && last.until === null && !goingHome.test(last.entry.title))
    ask('end', { what: nameEntry(last.entry) })
  return asks
}

/** With it the day ends, whenever that is. */
const goingHome =
  /\b(?:dismiss(?:al|ed)?|bus(?:es)?|car ?(?:line|riders?)|go home|pack up|pick[- ]?up|parents|^out$|stack|salida|despedida|camiones)\b/i

const isInOrder = (told: readonly Placed[]): boolean => {
  const begins = told.flatMap(({ from }) => from ?? [])
  return begins.every((from, index) => index === 0 || from >= (begins[index - 1] ?? 0))
}

type Ask = (key: DayAsk, values: Record<string, string>) => void

function askAboutOrder(told: readonly Placed[], ask: Ask): void {
  // One thing told apart from the list (an assembly above it, a drill below it) is no sign that the list is in disorder.
  const isApart = told.length > 3 && told.some((one) => isInOrder(told.filter((other) => other !== one)))
  if (isApart) return
  let last = -1
  for (const { entry, from } of told) {
    if (!entry.time || from === null || entry.shares) continue
    if (from < last) ask('order', { what: nameEntry(entry), from: printTime(entry.time.from) })
    last = from
  }
}

function askAboutTime({ entry, from, until }: Placed, ask: Ask): void {
  const what = nameEntry(entry)
  if (entry.follows) return
  if (!entry.time) return ask('no_time', { what })
  const times = {
    what,
    from: printTime(entry.time.from),
    until: entry.time.until ? printTime(entry.time.until) : '',
  }
  if (entry.time.from.minute === null) ask('minutes', times)
  if (isHalfUnclear(entry.time.from)) ask('half', times)
  if (from !== null && until !== null && until <= from) ask('backwards', times)
}

function askBetween(before: Placed, next: Placed, ask: Ask): void {
  const [end, begin] = [before.until, next.from]
  if (end === null || begin === null || before.from === null || !before.entry.time?.until || !next.entry.time)
    return
  if (end <= before.from) return
  const values = { from: printTime(before.entry.time.until), until: printTime(next.entry.time.from) }
  if (begin - end >= longGap) ask('gap', values)
  if (begin < end)
    ask('overlap', {
      what: nameEntry(next.entry),
      before: nameEntry(before.entry),
      from: values.until,
      until: values.from,
    })
}

/** A thing of the day in few words: its title, or the first words of it. */
export function nameEntry({ title, time }: Entry): string {
  const plain = title.replace(/[.!?:;]+$/, '') || (time ? printTime(time.from) : '?')
  const first = cutText(plain.split(' ').slice(0, 6).join(' '), 60)
  return first.length < plain.length ? `${first}…` : first
}
