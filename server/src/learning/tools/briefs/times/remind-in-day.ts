import { minutesOf } from './day-minutes.ts'
import { findTimes } from './find-times.ts'
import type { Placed } from './order-day.ts'

/** Who leaves at 1:15 and the drill at 1:00 are said again where the day has come to that time. */
export function remindInDay(placed: readonly Placed[], told: readonly string[]): Placed[] {
  const days = new Set(placed.map(({ entry }) => entry.day))
  if (days.size > 1) return [...placed]
  return placed.map((one, index) => {
    const until = one.until ?? placed[index + 1]?.from ?? null
    const due = told.filter((words) => isWithin(words, one.from, until) && !says(one, words))
    return due.length === 0 ? one : { ...one, entry: { ...one.entry, steps: [...one.entry.steps, ...due] } }
  })
}

function isWithin(words: string, from: number | null, until: number | null): boolean {
  const [time, ...others] = findTimes(words)
  if (!time || time.until || others.some(({ until: end }) => end) || from === null || until === null)
    return false
  const minutes = minutesOf(time.from)
  return minutes >= from && minutes < until
}

const says = ({ entry }: Placed, words: string) =>
  words.includes(entry.title) || entry.steps.some((step) => step === words || words.includes(step))
