import { askOfBareTitle, asksOf, tellsPlace, type StepAsk } from './plan/ask-vague.ts'
import { blankLine } from './print-page.ts'
import { printTime } from './times/day-minutes.ts'
import { nameEntry, type Placed } from './times/order-day.ts'
import type { BriefWords } from './words/brief-texts.ts'
import { fillWords } from './words/brief-words.ts'

const unknownTime = '__:__'

/** The day as lines: time, minutes and title, then its steps, with a blank below whatever is vague. */
export function printDay(placed: readonly Placed[], words: BriefWords): { lines: string[]; asks: string[] } {
  const asks: string[] = []
  let day = ''
  const lines = placed.flatMap((one) => {
    const heading = one.entry.day === day ? [] : [one.entry.day.toUpperCase()]
    day = one.entry.day
    return [...heading, ...printEntry(one, words, asks)]
  })
  return { lines: lines.length > 0 ? lines : [blankLine([unknownTime]), blankLine([unknownTime])], asks }
}

function printEntry(placed: Placed, words: BriefWords, asks: string[]): string[] {
  const { entry } = placed
  const name = nameEntry(entry)
  const lines = [[printStretch(placed, words), entry.title].join('  ').trim()]
  const asked = new Set<StepAsk>()
  const ask = (keys: readonly StepAsk[]) => {
    for (const key of keys.filter((one) => !asked.has(one))) {
      asked.add(key)
      const questions = words.steps[key].filter((question) => !isAnswered(question, placed, words))
      if (questions.length === 0) continue
      lines.push(`   ${blankLine(questions)}`)
      asks.push(`${name}: ${questions.join(' ')}`)
    }
  }
  const bare = entry.steps.length === 0 ? askOfBareTitle(entry.title) : null
  if (bare) ask([bare])
  else if (entry.title.length > 30 || entry.steps.length === 0) ask(asksOf(entry.title))
  for (const step of entry.steps) {
    lines.push(`   - ${step}`)
    ask(asksOf(step))
  }
  return lines
}

/** How long is known where begin and end are; where papers lie, where another step says it. */
function isAnswered(question: string, { entry, from, until }: Placed, { steps }: BriefWords): boolean {
  if (question === steps.read[2]) return from !== null && until !== null && until > from
  if (question !== steps.where_paper[0] && question !== steps.test[0]) return false
  return [entry.title, ...entry.steps].some((step) => tellsPlace(step))
}

function printStretch({ entry, from, until }: Placed, words: BriefWords): string {
  const { time } = entry
  if (!time) return `${unknownTime}–${unknownTime}`
  if (!time.until) return printTime(time.from)
  const minutes =
    from !== null && until !== null && until > from && time.from.minute !== null && time.until.minute !== null
  const length = minutes ? ` (${fillWords(words.minutes, { minutes: until - from })})` : ''
  return `${printTime(time.from)}–${printTime(time.until)}${length}`
}
