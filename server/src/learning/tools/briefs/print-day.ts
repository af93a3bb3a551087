import { cutText } from '@tower/contract/cut-text.ts'
import { askOfBareTitle, asksOf, type StepAsk } from './plan/ask-vague.ts'
import { isAnswered } from './plan/is-answered.ts'
import { blankLine } from './print-page.ts'
import { splitSteps } from './text/split-steps.ts'
import { printTime } from './times/day-minutes.ts'
import type { Entry } from './plan/plan.ts'
import { nameEntry, type Placed } from './times/order-day.ts'
import type { BriefWords } from './words/brief-texts.ts'
import { fillWords } from './words/brief-words.ts'

const unknownTime = '__:__'

export type DayContext = {
  words: BriefWords
  /** What classes do is told apart from the day, so a bare title is no question. */
  hasLessons: boolean
  /** What the plan says of where things lie. */
  places: readonly string[]
}

/** The day as lines: time, minutes and title, then its steps, with a blank below whatever is vague. */
export function printDay(
  placed: readonly Placed[],
  context: DayContext,
): { lines: string[]; asks: string[] } {
  const asks: string[] = []
  let day = ''
  const lines = placed.flatMap((one, index) => {
    const heading = one.entry.day === day ? [] : [one.entry.day.toUpperCase()]
    day = one.entry.day
    // What the next thing ends, needs no length of its own.
    const isBounded = one.from !== null && placed.slice(index + 1).some(({ from }) => from !== null)
    return [...heading, ...printEntry({ ...one, isBounded }, context, asks)]
  })
  return { lines: lines.length > 0 ? lines : [blankLine([unknownTime]), blankLine([unknownTime])], asks }
}

/** What several classes do, each with a blank for what is vague about it. */
export function printLessons(
  lessons: readonly string[],
  { words, places }: Pick<DayContext, 'words' | 'places'>,
): { lines: string[]; asks: string[] } {
  const asks: string[] = []
  const all = lessons.flatMap((lesson) => {
    const [head = '', ...steps] = lesson.split('\n')
    return [{ head, line: head }, ...steps.map((line) => ({ head, line }))]
  })
  const lines = all.flatMap(({ head, line }) => {
    const name = head.slice(0, head.indexOf(':') + 1 || undefined).replace(/:$/, '')
    const steps = splitSteps(line)
    const about = { steps: [line], isLong: true, places }
    const questions = [...new Set(steps.flatMap(asksOf))]
      .flatMap((key) => words.steps[key].filter((question) => !isAnswered(question, about, words)))
      .slice(0, 3)
    if (questions.length === 0) return [line]
    asks.push(`${cutText(name, 40)}: ${questions.join(' ')}`)
    return [line, `   ${blankLine(questions)}`]
  })
  return { lines, asks }
}

function printEntry(
  placed: Placed & { isBounded: boolean },
  { words, hasLessons, places }: DayContext,
  asks: string[],
): string[] {
  const { entry, from, until } = placed
  const name = nameEntry(entry)
  const lines = [[printStretch(placed, words), entry.title].join('  ').trim()]
  const about = {
    steps: [entry.title, ...entry.steps],
    isLong: placed.isBounded || (from !== null && until !== null && until > from),
    places,
  }
  const asked = new Set<StepAsk>()
  const ask = (keys: readonly StepAsk[]) => {
    for (const key of keys.filter((one) => !asked.has(one))) {
      asked.add(key)
      const questions = words.steps[key].filter((question) => !isAnswered(question, about, words))
      if (questions.length === 0) continue
      lines.push(`   ${blankLine(questions)}`)
      asks.push(`${name}: ${questions.join(' ')}`)
    }
  }
  ask(asksOfTitle(entry, hasLessons))
  for (const step of entry.steps) {
    lines.push(`   - ${step}`)
    ask(asksOf(step))
  }
  return lines
}

/** What a title leaves open; "Social studies video then color the map" says what is done, and only the video is asked about. */
function asksOfTitle({ title, steps }: Entry, hasLessons: boolean): readonly StepAsk[] {
  const bare = steps.length === 0 ? askOfBareTitle(title) : null
  if (bare === 'where_class') return [bare]
  if (bare === 'what') {
    const vague = asksOf(title)
    return vague.length > 0 || hasLessons || title.split(' ').length > 4 ? vague : [bare]
  }
  return title.length > 30 || steps.length === 0 ? asksOf(title) : []
}

function printStretch({ entry, from, until }: Placed, words: BriefWords): string {
  const { time } = entry
  if (!time) return entry.follows ? words.then : `${unknownTime}–${unknownTime}`
  if (!time.until) return printTime(time.from)
  const minutes =
    from !== null && until !== null && until > from && time.from.minute !== null && time.until.minute !== null
  const length = minutes ? ` (${fillWords(words.minutes, { minutes: until - from })})` : ''
  return `${printTime(time.from)}–${printTime(time.until)}${length}`
}
