import { findTimes, type TimeSpan } from '../times/find-times.ts'
import type { Entry, Plan } from './plan.ts'

/** A word to the reader, not a part of the day. */
export function isGreeting(sentence: string): boolean {
  return /^(?:thank|thx|gracias|so sorry|sorry|hi\b|hello|hola|perdón|perdon|good morning|buenos días)/iu.test(
    sentence,
  )
}

/** One paragraph of sentences, as somebody types who is in a hurry; no list of times. */
export function isProse(lines: readonly string[]): boolean {
  const [line = '', ...others] = lines.filter((one) => one !== '')
  if (others.length > 0 || findTimes(line)[0]?.start === 0) return false
  return (line.match(/[.!?](?=\s|$)/g) ?? []).length >= 5
}

const activity =
  /\b(?:arrival|attendance|(?:morning|class) meeting|morning work|calendar|circle(?: time)?|phonics|(?:guided |silent |independent )?reading|literacy|writ(?:e|ing)|writer'?s workshop|math|spelling|science|social studies|history|grammar|handwriting|language arts|ELA|read(?:[- ]aloud)?|story(?: time)?|snack|lunch|recess|music|art|PE|P\.E|gym|library|computers?|centers|stations|choice time|free (?:play|choice)|rest|nap|quiet time|bathroom(?: break)?|clean[- ]?up|pack(?: |-)?up|dismissal|announcements|pledge|homeroom|advisory|study hall|planning|prep|assembly|specials?|journals?|quiz|test|lectura|leen|matem[aá]ticas|escri(?:tura|ben)|ciencias|estudios sociales|recreo|almuerzo|m[uú]sica|arte|educaci[oó]n f[ií]sica|biblioteca|ortograf[ií]a|diario|cuento|salida|descanso|centros|merienda|refrigerio)\b/iu
/** What comes after something that was told, without a time of its own. */
const sequence =
  /^(?:and |y )?(?:then|next(?: (?:is|comes|up)(?! to)| (?:we|they) (?:have|do))?|after (?:that|this|lunch|recess|snack|\p{L}+(?= (?:we|they|it|the|I)\b))|afterwards?|following \p{L}+|when (?:they|we) (?:are|come|get) back|when (?:that|this|it) is (?:done|over|finished)|later|finally|in the afternoon|luego|después(?: de(?:l| la)? \p{L}+)?|más tarde|por la tarde)\b(?!\s+(?:they|the (?:kids|students)|students) (?:go on|continue))[,:]?\s*/iu
const leadOnly = /^(?:and |y )?(?:then|next(?: (?:is|comes|up))?|luego|después)\b,?\s*/iu
/** "12 lunch", "2 we do science": the hour without "at". */
const bareHour =
  /^(1[0-2]|[1-9]) (?=(?:lunch|recess|snack|we|they|dismissal|math|reading|writing|science)\b)/iu
/** "Third hour I have plan": a part of the day that the plan numbers. */
const label = String.raw`(?:(?:first|second|third|fourth|fifth|sixth|seventh|eighth|\d(?:st|nd|rd|th)) (?:hour|period|block)|(?:hour|period|block) \d)`
const labeled = new RegExp(`^${label}\\b`, 'iu')
const labelBefore = new RegExp(`(${label})\\s*[(,]?\\s*$`, 'iu')

/** "Snack around 10", "Math after that". */
export const opensThing = new RegExp(
  String.raw`^(?:${activity.source.slice(2, -2)})(?:\s*[,:–-]|\s+(?:is|are|at|around|about|after|then|next|comes|time|until|till|es|hay)\b)`,
  'iu',
)

type Told = Pick<Plan, 'entries' | 'others'> & { group: Entry[] }

/** A plan told as a story: what begins at a time, or comes after it, is a thing of the day; what is said of it, a step. */
export function readProse(sentences: readonly string[]): Pick<Plan, 'entries' | 'others'> {
  const told: Told = { entries: [], others: [], group: [] }
  for (const part of sentences.flatMap(partAtThen)) readPart(told, part.replace(bareHour, 'at $1 '))
  return { entries: told.entries, others: told.others }
}

function readPart(told: Told, part: string): void {
  const entries = entriesOf(told, part)
  if (entries.length > 0) return begin(told, entries)
  if (told.group.length === 0) told.others.push(part)
  for (const entry of told.group) entry.steps.push(part)
}

/** What a sentence begins: several things, one at a time, one until a time, or one that follows. */
function entriesOf(told: Told, part: string): Entry[] {
  const several = readSeveral(part)
  if (several.length > 1) return several
  const times = findTimes(part)
  const time = times.find((one) => !isEnd(one))
  if (time) return [entryOf(time, withoutTime(part, time))]
  const before = told.entries.at(-1)?.time?.until
  const [end] = before && startsWithActivity(part) ? times : []
  if (end && before) return [entryOf({ ...end, from: before, until: end.from }, withoutTime(part, end))]
  const isNext = (told.entries.length > 0 && follows(part)) || labeled.test(part)
  return isNext ? [{ ...entryOf(null, asSentence(part.replace(leadOnly, ''), part)), follows: true }] : []
}

function begin(told: Told, entries: Entry[]): void {
  told.entries.push(...entries)
  told.group = entries
}

const isEnd = ({ lead, until }: TimeSpan): boolean => !until && /^(?:until|till|by|hasta)/.test(lead)

const startsWithActivity = (part: string): boolean =>
  activity.test(part.replace(leadOnly, '').split(' ').slice(0, 3).join(' '))

function follows(part: string): boolean {
  if (labeled.test(part)) return true
  if (opensThing.test(part)) return true
  const lead = sequence.exec(part)
  return lead !== null && activity.test(part.slice(lead[0].length))
}

function entryOf(time: TimeSpan | null, words: string): Entry {
  const [, title = words, rest] = /^([^.!?:;(]{3,40}):\s+(.+)$/su.exec(words) ?? []
  return { time, day: '', title, steps: rest === undefined ? [] : [rest] }
}

/** "First hour (7:55-8:45) and second hour (8:50-9:40) work on the map": one thing at several times. */
function readSeveral(part: string): Entry[] {
  const spans = findTimes(part).filter(({ until }) => until)
  if (spans.length < 2) return []
  const whole = spans.reduceRight((words, span) => withoutTime(words, span), part)
  return spans.flatMap((time) => {
    const name = labelBefore.exec(part.slice(0, time.start))?.[1]
    return name === undefined ? [] : [{ ...entryOf(time, name), steps: [whole], shares: true }]
  })
}

/** "Snack at 9:30 then recess at 10", "recess from 11 to 11:20 and then lunch until 12" are two things. */
function partAtThen(sentence: string): string[] {
  const parts = sentence.split(/,?\s+(?:and )?(?:then|luego|después)\s+/iu)
  return parts.length > 1 && parts.every((part) => findTimes(part).length > 0) ? parts : [sentence]
}

/** The time stands in front of the line, and not in it once more. */
function withoutTime(title: string, { start, end }: { start: number; end: number }): string {
  const inBrackets = title[start - 1] === '(' && title[end] === ')'
  const before = title.slice(0, inBrackets ? start - 1 : start)
  const after = title.slice(inBrackets ? end + 1 : end)
  const lead = before.replace(/\s*(?:\b(?:from|at|de|a las?|desde las?)|\()\s*$/iu, '')
  const isLast = /^\s*(?:[.,;!]|$)/.test(after)
  const open = isLast ? lead.replace(/\s+(?:is|starts|begins|es|empieza|dura)\s*$/iu, '') : lead
  const words = `${open} ${after}`
    .replace(/^[\s,:–-]+/, '')
    .replace(/\s+(?=[,.;:!?])/g, '')
    .replace(/,(?=[.;:])/g, '')
  return /\p{L}/u.test(words) ? asSentence(words.replace(/\s{2,}/g, ' ').trim(), title) : title
}

/** What lost its lead begins with a capital letter, where the plan's sentences do. */
const asSentence = (words: string, whole: string): string =>
  /^\p{Lu}/u.test(whole) ? words.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()) : words
