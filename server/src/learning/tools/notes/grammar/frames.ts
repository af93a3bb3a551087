import { joinAdverbials, type Adverbial } from './adverbials.ts'
import type { Clause } from './tenses.ts'
import { indexPatterns, matchPattern, readPattern, type Filled } from './frame-patterns.ts'
import { contract } from './prepositionals.ts'
import type { Hit, Reading } from './reading.ts'
import { withMarks } from './subject-marks.ts'
import { joinTail, readEnd } from './verb-phrases.ts'
import type { Frame } from '../words/frame-type.ts'
import { framesOfAches } from '../words/frames-of-aches.ts'
import { framesOfCalls } from '../words/frames-of-calls.ts'
import { framesOfErrands } from '../words/frames-of-errands.ts'
import { framesOfFarewells } from '../words/frames-of-farewells.ts'
import { framesOfMoments } from '../words/frames-of-moments.ts'
import { framesOfDays } from '../words/frames-of-days.ts'
import { framesOfHealth } from '../words/frames-of-health.ts'
import { framesOfMeetings } from '../words/frames-of-meetings.ts'
import { framesOfPlans } from '../words/frames-of-plans.ts'
import { framesOfPraise } from '../words/frames-of-praise.ts'
import { framesOfWork } from '../words/frames-of-work.ts'

const frames = [
  ...framesOfMoments,
  ...framesOfErrands,
  ...framesOfCalls,
  ...framesOfFarewells,
  ...framesOfDays,
  ...framesOfHealth,
  ...framesOfAches,
  ...framesOfPlans,
  ...framesOfMeetings,
  ...framesOfWork,
  ...framesOfPraise,
]
const findBegun = indexPatterns(
  frames.flatMap((frame) => frame.read.map((written) => ({ frame, pattern: readPattern(written) }))),
)

/** The sentences of school life that begin here and end where the stretch does: those of the first pattern that fits. */
export function readFrames(reading: Reading, at: number): Hit<Clause>[] {
  for (const { frame, pattern } of findBegun(reading, at)) {
    if (frame.keys !== undefined && !frame.keys.includes(reading.templateKey)) continue
    const hits = matchPattern(reading, at, pattern).flatMap(({ value, next }) =>
      endFrame(reading, frame, value, next),
    )
    if (hits.length > 0) return hits
  }
  return []
}

function endFrame(reading: Reading, frame: Frame, filled: Filled, at: number): Hit<Clause>[] {
  const { adverbials, phrases, next } = readEnd(reading, at)
  if (next !== reading.end || (frame.timed === true && adverbials.length === 0)) return []
  const end = joinTail(phrases, adverbials)
  const say = (language: 'en' | 'es', tail: string): string =>
    fill(withMarks(withEnd(frame[language], tail, dayOf(adverbials)[language])), filled, language)
  const part = frame.part === 'what' && frame.en.startsWith('The cost') ? 'what' : frame.part
  const value = {
    part,
    en: say('en', end.en),
    es: contract(say('es', end.es)),
    aboutChild: frame.child === true,
  }
  return [{ value, next }]
}

/** "Friday, December 4": a due date stands as a name after "is". */
function dayOf(adverbials: readonly Adverbial[]): { en: string; es: string } {
  const { en, es } = joinAdverbials(adverbials)
  return { en: en.replace(/^(?:on|by|in) /, ''), es: es.replace(/^(?:para) /, '') }
}

function withEnd(sentence: string, tail: string, day: string): string {
  if (sentence.includes('{day}')) return sentence.replace('{day}', day)
  const end = tail === '' ? '' : ` ${tail}`
  return sentence.includes('{~}') ? sentence.replace('{~}', end) : sentence.replace(/\.$/, `${end}.`)
}

function fill(sentence: string, filled: Filled, language: 'en' | 'es'): string {
  return sentence.replace(
    /\{(\w+)(?:\?([^|}]*)\|([^}]*))?\}/g,
    (_, slot: string, one?: string, many?: string) => {
      const other = [...filled.values()].find(({ styles }) => styles?.[slot] !== undefined)
      const filling = filled.get(slot) ?? (other && { ...other, ...other.styles?.[slot] })
      if (one !== undefined) return (filling?.plural === true ? many : one) ?? ''
      return filling?.[language] ?? ''
    },
  )
}
