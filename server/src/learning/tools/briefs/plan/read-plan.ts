import type { Topic } from '../brief.ts'
import { splitSteps } from '../text/split-steps.ts'
import { findTimes, type TimeSpan } from '../times/find-times.ts'
import { cutAtTimes } from './cut-at-times.ts'
import { headingOf, isOnlyHeading, topicsOf } from './topic-patterns.ts'

/** One thing that happens in the day, in the order of the plan. */
export type Entry = { time: TimeSpan | null; day: string; title: string; steps: string[] }
export type Plan = {
  entries: Entry[]
  told: Record<Topic, string[]>
  /** What belongs to no time and no topic. */
  others: string[]
}

const untimed =
  /^(?:(?:\d(?:st|nd|rd|th)?|first|second|third|fourth|fifth|sixth|seventh|eighth) (?:period|hour|block)|(?:period|hour|block|hora|bloque|per[ií]odo|clase) (?:\d|[A-H])\b|\d\.?[ªa°] (?:hora|clase)|(?:reading|math(?:ematics)?|writing|spelling|science|social studies|language arts|ELA|phonics|grammar|history|art|music|PE|P\.E\.|gym|library|lunch|recess|snack|dismissal|morning (?:work|meeting)|bell ?work|warm[ -]?up|read[ -]?aloud|centers|calendar|lectura|matem[aá]ticas|escritura|ciencias|estudios sociales|almuerzo|recreo|salida|entrada|ortograf[ií]a)\s*(?:[:(–—]|-\s|$))/iu
const dayHeading =
  /^(?:on )?(monday|tuesday|wednesday|thursday|friday|lunes|martes|mi[eé]rcoles|jueves|viernes)\b[\s,]*(?:[\p{L}]{3,10}\.? \d{1,2}(?:st|nd|rd|th)?(?:,? \d{4})?|\d{1,2}(?:[/-]\d{1,2}){1,2}|\d{1,2} de \p{L}+)?\s*:?$/iu
const dismissal = /\b(?:dismiss(?:al|ed)?|pack up|buses|salida|go home)\b/i
const wholeDay = /^(?:all (?:classes|periods|day|groups)|todas las clases|todo el día)\b/iu
/** What stays in the day where it stands and is told again below, since a substitute looks for it there. */
const alsoInDay: readonly Topic[] = [
  'rooms',
  'known',
  'early',
  'leaves',
  'needs',
  'call',
  'leave_behind',
  'helpers',
]

const ofTheWholeDay: readonly Topic[] = ['needs', 'helpers', 'leave_behind']

type Reading = Plan & {
  day: string
  topic: Topic | null
  isLoose: boolean
  afterGap: boolean
  inEntry: boolean
}

/** Every sentence of a plan in its place; none is dropped. */
export function readPlan(lines: readonly string[]): Plan {
  const reading: Reading = {
    entries: [],
    told: {
      rooms: [],
      known: [],
      early: [],
      seating: [],
      names: [],
      helpers: [],
      leaves: [],
      needs: [],
      fire: [],
      lockdown: [],
      call: [],
      leave_behind: [],
    },
    others: [],
    ...{ day: '', topic: null, isLoose: false, afterGap: false, inEntry: false },
  }
  for (const line of lines) {
    if (line === '') {
      reading.afterGap = true
      continue
    }
    readLine(reading, line)
    reading.afterGap = false
  }
  const { entries, told, others } = reading
  return entries.length > 0 ? { entries, told, others } : { told, ...readProse(others) }
}

/** A plan told as a story: what begins at a time is a thing of the day, what is said after it a step. */
function readProse(sentences: readonly string[]): Pick<Plan, 'entries' | 'others'> {
  const entries: Entry[] = []
  const others: string[] = []
  for (const title of sentences) {
    const time = findTimes(title).find(({ lead, until }) => until || !/^(?:until|till|by|hasta)/.test(lead))
    if (time) entries.push({ time, day: '', title, steps: [] })
    else (entries.at(-1)?.steps ?? others).push(title)
  }
  return { entries, others }
}

function readLine(reading: Reading, line: string): void {
  if (dayHeading.test(line)) {
    Object.assign(reading, { day: line.replace(/\s*:$/, ''), topic: null, inEntry: false })
    return
  }
  const pieces = cutAtTimes(line)
  if (pieces.every(({ time }) => !time) && readHeading(reading, line)) return
  for (const { time, words } of pieces) {
    const isUntimed = !time && untimed.test(words) && reading.topic === null
    if (time || isUntimed) startEntry(reading, time, words)
    else for (const step of splitSteps(words)) place(reading, step)
  }
}

/** "Early finishers: read" is of that topic whole; a bare heading is of the lines below it. */
function readHeading(reading: Reading, line: string): boolean {
  const [, label = line, rest = ''] = /^([^:]*):\s*(.*)$/su.exec(line) ?? []
  const topic = headingOf(label.trim())
  if (!topic || (label === line && /[.!?]$/.test(line))) return false
  if (rest === '') {
    Object.assign(reading, { topic, isLoose: false, inEntry: false })
    if (!isOnlyHeading(line, topic)) tell(reading, topic, line)
    return true
  }
  return readTold(reading, topic, line)
}

function readTold(reading: Reading, topic: Topic, line: string): boolean {
  const isStep = topic === 'early' && reading.inEntry && !reading.afterGap
  if (isStep) return false
  Object.assign(reading, { topic, isLoose: true, inEntry: false })
  for (const told of [topic, ...topicsOf(line)]) tell(reading, told, line)
  return true
}

function startEntry(reading: Reading, time: TimeSpan | null, words: string): void {
  const { title, rest } = cutTitle(words)
  const entry: Entry = { time, day: reading.day, title, steps: [] }
  reading.entries.push(entry)
  Object.assign(reading, { topic: null, inEntry: true, afterGap: false })
  for (const topic of topicsOf(title)) tell(reading, topic, `${time?.from.words ?? ''} ${title}`.trim())
  for (const step of splitSteps(rest)) place(reading, step)
}

/** "Reading: Open Court" and "Reading - Open Court" have a title; otherwise it is the first sentence. */
function cutTitle(words: string): { title: string; rest: string } {
  const [cell = '', ...cells] = words.split('\t')
  if (cells.length > 0) return { title: cell, rest: cells.join('\t') }
  const cut = /^([^.!?:]{1,48}?)(?:\s*:\s+|\s*[–—]\s*|\s+-+\s*|-\s+)(.+)$/su.exec(words)
  if (cut?.[1] && cut[2] && cut[1].split(' ').length <= 6) return { title: cut[1], rest: cut[2] }
  const [first = '', ...others] = splitSteps(words)
  return { title: first, rest: others.join(' ') }
}

function place(reading: Reading, step: string): void {
  const found = topicsOf(step)
  if (wholeDay.test(step)) reading.inEntry = false
  const entry = reading.inEntry ? reading.entries.at(-1) : undefined
  if (entry && !endsEntry(reading, { entry, found })) {
    if (found.every((topic) => alsoInDay.includes(topic))) {
      entry.steps.push(step)
      for (const topic of found) tell(reading, topic, withEntry(step, entry))
      return
    }
  } else reading.inEntry = false
  sortByTopic(reading, step, found)
}

function sortByTopic(reading: Reading, step: string, found: readonly Topic[]): void {
  if (reading.topic && !found.includes(reading.topic) && endsTopic(reading, found)) reading.topic = null
  const all = new Set<Topic>(reading.topic ? [reading.topic, ...found] : found)
  if (all.size === 0) reading.others.push(step)
  for (const topic of all) tell(reading, topic, step)
}

/** After a gap, the end of the day and sentences about something else are no longer of what came before. */
function endsEntry(
  { afterGap }: Reading,
  { entry, found }: { entry: Entry; found: readonly Topic[] },
): boolean {
  if (!afterGap) return false
  if (dismissal.test(entry.title)) return true
  return found.length > 0 && (entry.steps.length > 0 || found.some((topic) => ofTheWholeDay.includes(topic)))
}

/** A gap ends what a heading began, and after "Helpers: Maya" so does a sentence about something else. */
function endsTopic({ told, topic, afterGap, isLoose }: Reading, found: readonly Topic[]): boolean {
  if (isLoose) return afterGap || found.length > 0
  return afterGap && topic !== null && told[topic].length > 0
}

/** Of which part of the day a step is, unless it has a time of its own. */
function withEntry(step: string, entry: Entry): string {
  const name = nameOf(entry)
  return name === '' || findTimes(step).length > 0 ? step : `${name}: ${step}`
}

const nameOf = ({ time, title }: Entry) =>
  [time?.from.words, title.length > 32 ? null : title.replace(/[.:]$/, '')].filter((word) => word).join(' ')

function tell(reading: Reading, topic: Topic, words: string): void {
  if (!reading.told[topic].includes(words)) reading.told[topic].push(words)
}
