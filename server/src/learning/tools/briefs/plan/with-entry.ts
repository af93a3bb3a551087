import { findTimes } from '../times/find-times.ts'
import type { Entry } from './plan.ts'

/** Of which part of the day a step is, unless it has a time of its own. */
export function withEntry(step: string, entry: Entry): string {
  const name = nameOf(entry)
  return name === '' || findTimes(step).length > 0 ? step : `${name}: ${step}`
}

const nameOf = ({ time, title }: Entry) =>
  [time?.from.words, title.length > 32 ? null : title.replace(/[.:]$/, '')].filter((word) => word).join(' ')
