import { splitSteps } from '../text/split-steps.ts'
import { isLesson, isNameOfClass, isOfSeveral, isWholeDay } from './find-lessons.ts'
import { tell, type Reading } from './reading.ts'
import { headingOf, topicsOf } from './topic-patterns.ts'

/** "All classes:" and below it "1. ...", "2. ...": the list is one lesson. */
export function goesOnWithLesson(reading: Reading, line: string, isTimed: boolean): boolean {
  const { lessons, inLesson, afterGap } = reading
  reading.inLesson = inLesson && !isTimed && !afterGap && /^\d{1,2}[.)]\s/.test(line)
  if (!reading.inLesson) return false
  lessons.push(`${lessons.pop() ?? ''} ${line}`)
  for (const topic of topicsOf(line)) if (topic !== 'rooms') tell(reading, topic, line)
  return true
}

/** "Periods 1, 2 and 4: ..." after the list of the day, and "All classes: ..." anywhere. */
export function readLesson(reading: Reading, line: string): boolean {
  const isOfAll = isWholeDay(line) && reading.entries.length > 0
  const isOfGrades = reading.hasGrades && isOfSeveral(line)
  if (!isOfAll && !isOfGrades && !(reading.isOver && isLesson(line, reading.entries)))
    return beginsBlock(reading, line)
  Object.assign(reading, { topic: null, inEntry: false })
  reading.lessons.push(line)
  reading.inLesson = line.endsWith(':')
  for (const step of splitSteps(line)) for (const topic of topicsOf(step)) tell(reading, topic, step)
  return true
}

/** The name of a class alone, below the list of the day: the lines under it are its lesson. */
function beginsBlock(reading: Reading, line: string): boolean {
  const isAlone = (reading.isOver || reading.afterGap) && reading.entries.length > 0
  if (!isAlone || !isNameOfClass(line, reading.entries)) return false
  Object.assign(reading, { topic: null, inEntry: false, inBlock: true })
  reading.lessons.push(line.replace(/:$/, ''))
  return true
}

/** The lines below the name of a class, as long as they are of its lesson. */
export function goesOnWithBlock(reading: Reading, line: string, isTimed: boolean): boolean {
  reading.inBlock = reading.inBlock && !isTimed && !reading.afterGap && headingOf(line) === null
  if (!reading.inBlock) return false
  if (isNameOfClass(line, reading.entries)) return beginsBlock({ ...reading, isOver: true }, line)
  reading.lessons.push(`${reading.lessons.pop() ?? ''}\n   - ${line}`)
  for (const topic of topicsOf(line))
    if (topic !== 'rooms' && topic !== 'leave_behind') tell(reading, topic, line)
  return true
}
