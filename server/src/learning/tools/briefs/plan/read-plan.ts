import type { Topic } from '../brief.ts'
import { splitSteps } from '../text/split-steps.ts'
import { findTimes, type TimeSpan } from '../times/find-times.ts'
import { cutAtTimes, type Piece } from './cut-at-times.ts'
import { cutTitle } from './cut-title.ts'
import { findGradeLines } from './find-lessons.ts'
import { withEntry } from './with-entry.ts'
import { isOfSeveralNumbers, numberOf } from './number-of.ts'
import { goesOnWithBlock, goesOnWithLesson, readLesson } from './read-lessons.ts'
import { newReading, tell, type Reading } from './reading.ts'
import type { Entry, Plan } from './plan.ts'
import { isGreeting, isProse, opensThing, readProse } from './read-prose.ts'
import { shareLesson } from './share-lesson.ts'
import { headingOf, isOnlyHeading, topicsOf } from './topic-patterns.ts'

const untimed =
  /^(?:(?:\d(?:st|nd|rd|th)?|first|second|third|fourth|fifth|sixth|seventh|eighth) (?:period|hour|block)\b(?!\s+(?:is|are|has|have|will)\b)|(?:period|per\.?|hour|block|hora|bloque|per[ií]odo|clase) (?:\d|[A-H])\b(?!\s+(?:is|are|has|have|will|es|tiene)\b)|\d\.?[ªa°] (?:hora|clase)|(?:reading|math(?:ematics)?|writing|spelling|science|social studies|language arts|ELA|phonics|grammar|history|art|music|PE|P\.E\.|gym|library|lunch|recess|snack|dismissal|morning (?:work|meeting)|bell ?work|warm[ -]?up|read[ -]?aloud|centers|calendar|lectura|matem[aá]ticas|escritura|ciencias|estudios sociales|almuerzo|recreo|salida|entrada|ortograf[ií]a)\s*(?:[:(–—]|-\s|(?:till|until|hasta)\s|$))/iu
const dayHeading =
  /^(?:on )?(monday|tuesday|wednesday|thursday|friday|lunes|martes|mi[eé]rcoles|jueves|viernes)\b[\s,]*(?:[\p{L}]{3,10}\.? \d{1,2}(?:st|nd|rd|th)?(?:,? \d{4})?|\d{1,2}(?:[/-]\d{1,2}){1,2}|\d{1,2} de \p{L}+)?\s*:?$/iu
const dismissal = /\b(?:dismiss(?:al|ed)?|pack up|buses|salida|go home)\b/i
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

/** What the rest of a line is about as well, where it says nothing else. */
const carrying: readonly Topic[] = ['fire', 'lockdown', 'needs', 'leaves', 'names', 'leave_behind']

/** What may be said of a need or a drill within the same line. */
const soft: readonly Topic[] = ['rooms', 'call', 'leaves']

/** Such a sentence says nothing away from the one that names the child. */
const pronoun = /^(?:if |when |si |cuando )?(?:he|she|they|his|her|él|ella)\b/iu

/** Every sentence of a plan in its place; none is dropped. */
export function readPlan(lines: readonly string[]): Plan {
  const reading = newReading()
  if (isProse(lines)) return readParagraph(reading, lines.join(' '))
  const grades = findGradeLines(lines)
  reading.hasGrades = grades.size > 0
  const cut = lines.map((line) => (grades.has(line) ? [{ time: null, words: line }] : cutAtTimes(line)))
  const timed = cut.filter((pieces) => pieces.some(({ time }) => time)).length
  // In a list of times, a label without one ("3rd period: ...") begins nothing below it.
  const last = cut.findLastIndex((pieces) =>
    pieces.some((piece) => (timed > 2 ? piece.time !== null : begins(piece))),
  )
  const isList = isListOfLines(lines, cut)
  for (const [index, line] of lines.entries()) {
    if (line === '') {
      reading.afterGap = true
      continue
    }
    if ((reading.afterGap || isList) && last >= 0 && index > last)
      Object.assign(reading, { isOver: true, inEntry: false })
    readLine(reading, line, cut[index] ?? [])
    reading.afterGap = false
  }
  const { told, others, lessons } = reading
  const hasTimes = reading.entries.some(({ time }) => time !== null)
  const entries = hasTimes ? reading.entries : reading.entries.map((entry) => ({ ...entry, follows: false }))
  return entries.length > 0 ? { entries, told, others, lessons } : { told, lessons, ...readProse(others) }
}

/** Where each line of the day is one thing, what comes after the last belongs to none of them. */
function isListOfLines(lines: readonly string[], cut: readonly Piece[][]): boolean {
  const starts = cut.flatMap((pieces, index) => (pieces.some((piece) => begins(piece)) ? [index] : []))
  const [first = 0, last = 0] = [starts.at(0), starts.at(-1)]
  const within = lines.slice(first, last + 1).filter((line) => line !== '')
  return starts.length > 3 && within.length === starts.length
}

const begins = ({ time, words }: Piece): boolean => time !== null || untimed.test(words)

const ofDay: readonly Topic[] = ['rooms', 'known', 'early']

/** "From 8:30 to 9:00 do calendar, Emma is the helper" is of the day, whatever else it says. */
const beginsAtTime = (step: string, found: readonly Topic[]) =>
  found.every((topic) => ofDay.includes(topic) || topic === 'helpers') && findTimes(step).length > 0

/** What a paragraph says of a topic is told there; what happens in the day, in the day. */
function readParagraph(reading: Reading, paragraph: string): Plan {
  const day = splitSteps(paragraph).filter((step) => {
    const found = topicsOf(step)
    for (const topic of found) tell(reading, topic, step)
    if (isGreeting(step)) reading.others.push(step)
    if (/\b(?:bathroom|restroom|baño)\b/iu.test(step) && findTimes(step).length === 0)
      return found.length === 0
    if (opensThing.test(step)) return true
    return !isGreeting(step) && (found.every((topic) => ofDay.includes(topic)) || beginsAtTime(step, found))
  })
  const { told, lessons } = reading
  const { entries, others } = readProse(day)
  return { told, lessons, entries, others: [...reading.others, ...others] }
}

function readLine(reading: Reading, line: string, pieces: readonly Piece[]): void {
  Object.assign(reading, { carried: null, before: '' })
  if (dayHeading.test(line)) {
    Object.assign(reading, { day: line.replace(/\s*:$/, ''), topic: null, inEntry: false })
    return
  }
  const isTimed = pieces.some(({ time }) => time)
  if (isReadWhole(reading, line, isTimed)) return
  const first = reading.entries.length
  for (const { time, words } of pieces) {
    if (time || beginsUntimed(reading, words)) startEntry(reading, time, words)
    else placeLine(reading, words)
  }
  shareLesson(reading.entries.slice(first))
  // A drill or a note with a time below the list of the day begins no part of it.
  if (reading.isOver && reading.entries.length > first) reading.inEntry = false
}

/** "Lunch: ..." without a time; "Science - Mr. Abara" above everything is no part of the day. */
function beginsUntimed({ entries, others, topic }: Reading, words: string): boolean {
  const isTop = entries.length === 0 && others.length === 0
  return (
    topic === null &&
    untimed.test(words) &&
    !(isTop && /^[^.:]{1,20} [-–] (?:Mrs?|Ms|Mx|Dr|Coach)\b/u.test(words))
  )
}

/** A title, a line of a lesson or a heading is not cut into things of the day. */
function isReadWhole(reading: Reading, line: string, isTimed: boolean): boolean {
  if (!isTimed && isTitleOfPlan(reading, line)) {
    reading.others.push(line)
    if (topicsOf(line).includes('rooms')) tell(reading, 'rooms', line)
    return true
  }
  if (partOfDay.test(line)) return true
  if (!isTimed && isOfEntry(reading, line)) return true
  if (goesOnWithBlock(reading, line, isTimed) || goesOnWithLesson(reading, line, isTimed)) return true
  return !isTimed && (readLesson(reading, line) || readHeading(reading, line))
}

/** Headings that only part the day. */
const partOfDay = /^(?:(?:bell |daily )?(?:schedule|horario)|morning|mid-?day|afternoon|mañana|tarde)\s*:?$/iu

/** "3rd period: two may go to the resource room" below the list is of that part of the day. */
function isOfEntry(reading: Reading, line: string): boolean {
  const number = numberOf(line)
  const entry =
    number && reading.isOver ? reading.entries.find(({ title }) => numberOf(title) === number) : undefined
  if (!entry || isOfSeveralNumbers(line)) return false
  entry.steps.push(line)
  Object.assign(reading, { topic: null, inEntry: false })
  for (const step of splitSteps(line)) for (const topic of topicsOf(step)) tell(reading, topic, line)
  return true
}

const planTitle =
  /^[^.!?]{0,50}\b(?:sub(?:stitute)?s?|lesson|emergency)\b[^.!?]{0,12}\b(?:plans?|notes?)\b[^.!?]{0,30}$/iu

/** "Art Rm 140 / sub notes" above everything is a title. */
const isTitleOfPlan = ({ entries, others }: Reading, line: string): boolean =>
  entries.length === 0 && others.length === 0 && planTitle.test(line)

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
  const others: string[] = []
  const ofTopic = splitSteps(line).filter((step, index) => {
    const isOther = index > 0 && topicsOf(step).length > 0 && !topicsOf(step).includes(topic)
    if (isOther) others.push(step)
    return !isOther
  })
  const words = ofTopic.join(' ')
  for (const told of new Set([topic, ...topicsOf(words)])) tell(reading, told, words)
  for (const step of others) for (const told of topicsOf(step)) tell(reading, told, step)
  return true
}

/** Nobody needs to be told when a class does not come. */
const free = /\b(?:prep|planning|plan(?: period)?|conference|planeación)\b/iu

function startEntry(reading: Reading, time: TimeSpan | null, words: string): void {
  const { title, rest } = cutTitle(words)
  const entry: Entry = {
    time,
    day: reading.day,
    title,
    steps: [],
    ...(!time && free.test(words) ? { follows: true } : {}),
  }
  reading.entries.push(entry)
  Object.assign(reading, { topic: null, inEntry: true, afterGap: false })
  const titled = `${time?.from.words ?? ''} ${title}`.trim()
  for (const topic of topicsOf(title)) if (topic !== 'known') tell(reading, topic, titled)
  for (const step of splitSteps(rest))
    if (!(/^\p{Lu}/u.test(step) && beginsNext(reading, step))) place(reading, step)
}

/** "Then science, plants, ..." after a meal is the next thing of the day, whose time the plan does not say. */
const meal = /\b(?:lunch|snack|recess|breakfast|almuerzo|recreo|refrigerio|desayuno|merienda)\b/iu
const nextLesson =
  /^(?:(?:and )?then|after that|next|luego|después|y luego)(?: comes| it is| we have| they have| hay| sigue)?,? (reading|math(?:ematics)?|writing|spelling|science|social studies|language arts|ELA|phonics|grammar|history|art|music|PE|gym|library|centers|read[ -]?aloud|lectura|matem[aá]ticas|escritura|ciencias|estudios sociales|ortograf[ií]a|arte|m[uú]sica)(?:\s*[,:;–—-]\s*(.+)|[.!]?)$/isu

function placeLine(reading: Reading, words: string): void {
  for (const step of splitSteps(words)) if (!beginsNext(reading, step)) place(reading, step)
}

/** Begins the next lesson where a sentence says so. */
function beginsNext(reading: Reading, step: string): boolean {
  const [, lesson, rest = ''] = (reading.inEntry && nextLesson.exec(step)) || []
  if (!lesson || !meal.test(reading.entries.at(-1)?.title ?? '')) return false
  const title = lesson.replace(/^\p{L}/u, (letter) => letter.toUpperCase())
  startEntry(reading, null, rest === '' ? title : `${title}: ${rest}`)
  return true
}

function place(reading: Reading, step: string): void {
  const found = topicsWithin(reading, step)
  reading.carried = found.find((topic) => carrying.includes(topic)) ?? reading.carried
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

/** Whom to ask about anything at all is said of no need. */
const isForAll = /\b(?:anything|any questions|questions|stuck|cualquier cosa)\b/iu
const ofChild = /\b(?:he|she|they|his|her|him|them|their|both|nurse|él|ella|le|su|sus|enfermer[ao])\b|_{6,}/iu

/** Its own topics and, outside of the day, the one that the line is about. */
function topicsWithin({ carried, inEntry }: Reading, step: string): Topic[] {
  const own = topicsOf(step)
  const goesOn = !inEntry && !isGreeting(step) && own.every((topic) => soft.includes(topic))
  if (!carried || !goesOn || isForAll.test(step)) return own
  // Of a child goes on what speaks of one.
  if (carried === 'needs' && !ofChild.test(step)) return own
  return [...new Set([...(pronoun.test(step) ? [] : own), carried])]
}

function sortByTopic(reading: Reading, step: string, found: readonly Topic[]): void {
  if (reading.topic && !found.includes(reading.topic) && endsTopic(reading, found)) reading.topic = null
  const all = new Set<Topic>(reading.topic ? [reading.topic, ...found] : found)
  if (all.size === 0) reading.others.push(step)
  const { before } = reading
  for (const topic of all)
    tell(reading, topic, ofThem.test(step) && !isTold(reading, topic) ? `${before} ${step}`.trim() : step)
  reading.before = step
}

/** "Write their names down" says nothing without whose. */
const ofThem = /^(?:please )?\p{L}+ (?:down )?their\b|^(?:anote|apunte) sus\b/iu

const isTold = ({ told, before }: Reading, topic: Topic): boolean =>
  before === '' || told[topic].includes(before)

/** After a gap, the end of the day and sentences about something else are no longer of what came before. */
function endsEntry(
  { afterGap }: Reading,
  { entry, found }: { entry: Entry; found: readonly Topic[] },
): boolean {
  if (!afterGap) return false
  if (dismissal.test(entry.title)) return true
  return found.length > 0 && (entry.steps.length > 0 || found.some((topic) => ofTheWholeDay.includes(topic)))
}

/** What goes on below its label without saying so: "Helpers: Maya" and a line with "Noah". */
const listed: readonly Topic[] = ['helpers', 'names', 'leaves', 'needs', 'fire', 'lockdown']

/** A gap ends what a heading began, and after "Helpers: Maya" so does a sentence about something else. */
function endsTopic({ told, topic, afterGap, isLoose }: Reading, found: readonly Topic[]): boolean {
  if (isLoose) return afterGap || found.length > 0 || (topic !== null && !listed.includes(topic))
  return afterGap && topic !== null && told[topic].length > 0
}
