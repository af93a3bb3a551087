import { splitSteps } from '../text/split-steps.ts'
import { findTimes, type TimeSpan } from '../times/find-times.ts'

/** A stretch of a line: what begins at a time, or words without one. */
export type Piece = { time: TimeSpan | null; words: string }

const marks = String.raw`[\s:.,;)(\]\[@=~–—-]`
const opening = new RegExp(`^${marks}+`)
const closing = /[\s:,;(@=~–—-]+$/
const prepositions = /(?:^|\s)(?:at|from|a las?|de|desde las?)$/i

/** "Bell schedule: P1 8:00-8:55, P2 9:00-9:55": the label names nothing that happens. */
const schedule = /^[^:\d]{0,20}\b(?:schedule|horario)\b[^:\d]{0,20}:\s*(?=\S)/iu

/** A line cut where something begins: at its start, after a short title ("Math @ 10"), or again and again in one long line. */
export function cutAtTimes(line: string): Piece[] {
  if (line.includes('\t')) return [cutRow(line)]
  const dotted = line
    .replace(schedule, '')
    .replace(
      /^(\d{1,2})\.(\d{2})\b(?:(\s?[-–—]\s?\d{1,2})\.(\d{2})\b)?/,
      (_, hour: string, minute: string, end?: string, rest?: string) =>
        end === undefined ? `${hour}:${minute}` : `${hour}:${minute}${end}:${rest ?? ''}`,
    )
  return joinSteps(splitSteps(dotted).flatMap((step) => cutAtCommas(step))).flatMap((part) => cutPart(part))
}

/** "Reading 8:15-9:00, math 9:00-10:00": a comma parts things that each have a title and a time. */
function cutAtCommas(step: string): string[] {
  const [opener] = findTimes(step)
  if (findTimes(step).length < 2 || !opener) return [step]
  if (opener.start > 0 && !isTitle(step.slice(0, opener.start))) return [step]
  const parts: string[] = []
  for (const part of step.split(/(?<=[,;]) /)) {
    if (parts.length === 0 || (beginsTitled(part) && !opened(parts.at(-1) ?? ''))) parts.push(part)
    else parts.push(`${parts.pop() ?? ''} ${part}`)
  }
  return parts
}

function beginsTitled(part: string): boolean {
  const [first] = findTimes(part)
  return first !== undefined && !isEnd(first) && (first.start === 0 || isTitle(part.slice(0, first.start)))
}

/** What is in brackets stays together. */
const opened = (part: string) => part.split('(').length > part.split(')').length

/** Sentences of a line stay together unless one begins with a time of its own. */
function joinSteps(steps: readonly string[]): string[] {
  const parts: string[] = []
  for (const step of steps) {
    const [first] = findTimes(step)
    const begins = first !== undefined && first.start === 0 && first.lead === ''
    const isTitled =
      first !== undefined && !isEnd(first) && isTitle(step.slice(0, first.start)) && parts.length > 0
    if (begins || isTitled || parts.length === 0) parts.push(step)
    else parts.push(`${parts.pop() ?? ''} ${step}`)
  }
  return parts
}

function cutPart(part: string): Piece[] {
  const times = findTimes(part)
  const [first] = times
  if (!first) return [{ time: null, words: part }]
  if (part.slice(0, first.start).replace(opening, '') === '') return cutBefore(part, times)
  if (
    times.filter(({ until }) => until).length > 1 &&
    isTitle(part.slice(0, first.start)) &&
    endsOnTime(part, times) &&
    !part.includes(',')
  )
    return cutAfter(part, times)
  const title = part.slice(0, first.start)
  if (isEnd(first) || !isTitle(title)) return [{ time: null, words: part }]
  return [{ time: first, words: `${tidy(title)}: ${tidy(part.slice(first.end))}`.replace(/: $/, '') }]
}

/** "8:15 Reading 9:00 Math": each time that no preposition ties to the words before begins something. */
function cutBefore(part: string, times: readonly TimeSpan[]): Piece[] {
  const starts = times.filter(
    ({ start, end, lead }, index) =>
      index === 0 ||
      (lead === '' &&
        !endsSentence.test(part.slice(end)) &&
        !(movingVerb.test(part.slice(0, start)) && /^\s*,/.test(part.slice(end))) &&
        !/(?:[(]|\b(?:after|before|around|about|then|until|till|by|y|and|a|to|at))\s*$/i.test(
          part.slice(0, start),
        )),
  )
  return starts.map((time, index) => ({
    time,
    words: tidy(part.slice(time.end, starts[index + 1]?.start ?? part.length)),
  }))
}

function cutAfter(part: string, times: readonly TimeSpan[]): Piece[] {
  return times.map((time, index) => ({
    time,
    words: tidy(part.slice(times[index - 1]?.end ?? 0, time.start)),
  }))
}

/** "Lunch till 12:00", "back by 1:10": nothing begins then. */
const isEnd = ({ lead, until }: TimeSpan) => until === null && /^(?:until|till|by)$/.test(lead)

/** "Pack up, buses leave 2:45": such a time is the end of what is said before it. */
const endsSentence = /^\s*(?:[.!?;)]|$)/
const movingVerb =
  /\b(?:leaves?|comes?|arrives?|returns?|starts?|begins?|ends?|back|rings?|salen?|llegan?|vuelven?|regresan?|empiezan?|terminan?)\s*$/i

const endsOnTime = (part: string, times: readonly TimeSpan[]) =>
  part.slice(times.at(-1)?.end).replace(opening, '') === ''

/** A row of a table: the first cell that is a time is when, the others are what. */
function cutRow(line: string): Piece {
  const rowCells = line.split('\t')
  const when = rowCells.findIndex((cell) => {
    const [time] = findTimes(cell)
    return time !== undefined && cell.length - (time.end - time.start) < 4
  })
  const [time] = when < 0 ? [] : findTimes(rowCells[when] ?? '')
  const words = joinNumber(rowCells.filter((_, index) => index !== when))
  return { time: time ?? null, words: words.join(time ? '	' : ' · ') }
}

/** "1" and "Math 7" are one name. */
function joinNumber([first = '', second, ...others]: readonly string[]): string[] {
  if (second === undefined || !/^[\p{L}]?\d{1,2}(?:st|nd|rd|th)?$/u.test(first))
    return [first, ...(second === undefined ? [] : [second]), ...others]
  return [`${first} · ${second}`, ...others]
}

/** A few words that name what is done, not a sentence that mentions a time. */
function isTitle(words: string): boolean {
  const title = tidy(words)
  if (title === '') return false
  return (
    title.split(' ').length <= 5 &&
    !/[.!?]/.test(title.replace(/\b(?:per|mr|mrs|ms|dr)\./gi, '')) &&
    !sentenceLike.test(title)
  )
}
const sentenceLike =
  /^(?:with|and|then|con|y|please|stop|collect|call|ring|remind|give|let|meet|see|text|pick|take|make|if|when|at|by|after|before|around|students?|they|the|he|she|all|you|i|we|send|have|be|until|los|las|el|la|si|cuando|antes|después|por favor|lleve|recoja)\b|\b(?:leaves?|goes|go|comes?|is|are|will|needs?|takes?|picks?|picked|sale|va|llega|vuelve|returns?)\b/i

function tidy(words: string): string {
  const plain = words.replace(opening, '').replace(closing, '')
  const bare = plain.replace(prepositions, '').replace(closing, '')
  const open = bare.split('(').length - bare.split(')').length
  if (open < 0 && bare.endsWith(')')) return bare.slice(0, -1)
  // The bracket was opened right behind the time.
  if (open < 0) return `(${bare}`
  return open > 0 ? `${bare}${')'.repeat(open)}` : bare
}
