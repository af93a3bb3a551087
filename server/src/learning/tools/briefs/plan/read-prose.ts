import { findTimes } from '../times/find-times.ts'
import type { Entry, Plan } from './plan.ts'

/** One paragraph of sentences, as somebody types who is in a hurry; no list of times. */
/** A word to the reader, not a part of the day. */
export function isGreeting(sentence: string): boolean {
  return /^(?:thank|thx|gracias|so sorry|sorry|hi\b|hello|hola|perdón|perdon)/iu.test(sentence)
}

export function isProse(lines: readonly string[]): boolean {
  const [line = '', ...others] = lines.filter((one) => one !== '')
  if (others.length > 0 || findTimes(line)[0]?.start === 0) return false
  return (line.match(/[.!?](?=\s|$)/g) ?? []).length >= 5
}

/** A plan told as a story: what begins at a time is a thing of the day, what is said after it a step. */
export function readProse(sentences: readonly string[]): Pick<Plan, 'entries' | 'others'> {
  const entries: Entry[] = []
  const others: string[] = []
  for (const title of sentences.flatMap(partAtThen)) {
    const time = findTimes(title).find(({ lead, until }) => until || !/^(?:until|till|by|hasta)/.test(lead))
    if (time) entries.push({ time, day: '', title: withoutTime(title, time), steps: [] })
    else (entries.at(-1)?.steps ?? others).push(title)
  }
  return { entries, others }
}

/** "snack at 9:30 then recess at 10" is two things. */
function partAtThen(sentence: string): string[] {
  const parts = sentence.split(/,?\s+(?:and )?(?:then|luego|después)\s+/iu)
  return parts.length > 1 && parts.every((part) => findTimes(part).length > 0) ? parts : [sentence]
}

/** The time stands in front of the line; where it ends what is said, it need not stand there twice. */
function withoutTime(title: string, { start, end }: { start: number; end: number }): string {
  const after = title.slice(end)
  // "Block 1 (8:30-10:00) English", "At 9:00 we have stations".
  if (title[start - 1] === '(' && after.startsWith(')'))
    return `${title.slice(0, start - 1).trim()} ${after.slice(1).trim()}`.replace(/\s+(?=[:,])/, '')
  if (start === 0 && after.trim() !== '') return after.replace(/^[\s,]+/, '')
  if (!/^\s*(?:[.,;!]|$)/.test(after)) return title
  const before = title
    .slice(0, start)
    .replace(/\s+(?:(?:is|starts|begins|es|empieza)\s*)?(?:at|a las?)?\s*$/iu, '')
  return before === '' ? title : `${before}${after}`
}
