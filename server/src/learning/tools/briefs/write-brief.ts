import { nameDayWithWeekday } from '@tower/contract/learning/tools/goals/goal-days.ts'
import { isInOtherLanguage } from '../../writer/text/is-in-other-language.ts'
import { maxPlanRead, topics, type Brief, type BriefInput, type BriefSection, type Topic } from './brief.ts'
import type { Plan } from './plan/plan.ts'
import { readPlan } from './plan/read-plan.ts'
import { printDay, printLessons } from './print-day.ts'
import { blankLine, printPage } from './print-page.ts'
import { cleanPlan, cleanWords } from './text/clean-plan.ts'
import { leaveOutDiagnoses } from './text/leave-out-diagnoses.ts'
import { nameNeeds } from './text/name-needs.ts'
import { orderDay } from './times/order-day.ts'
import { remindInDay } from './times/remind-in-day.ts'
import type { BriefWords, SectionName } from './words/brief-texts.ts'
import { briefWords, fillWords } from './words/brief-words.ts'

/**
 * One printable page for a substitute from a pasted plan, in the teacher's own words. It invents nothing: what a substitute needs
 * and the plan does not say is a blank to fill in by hand and a question to the teacher. The same input gives the same page.
 */
export function writeBrief({ lessonPlan, teacherName, forDay, language }: BriefInput): Brief {
  const words = briefWords(language)
  const { plan, notes } = withoutDiagnoses(readPlan(cleanPlan(lessonPlan)), words)
  if (isInOtherLanguage(lessonPlan, language)) notes.push(words.notes.untranslated)
  if (lessonPlan.length > maxPlanRead) notes.push(fillWords(words.notes.too_long, { number: maxPlanRead }))
  const ordered = orderDay(plan.entries, words)
  const placed = remindInDay(ordered.placed, [...plan.told.leaves, ...plan.told.fire])
  const lessons = printLessons(plan.lessons, { words, places: plan.told.rooms })
  const day = printDay(placed, { words, hasLessons: plan.lessons.length > 0, places: plan.told.rooms })
  const open = topics.filter((topic) => plan.told[topic].length === 0)
  const fewHelpers = !open.includes('helpers') && countNames(plan.told.helpers) < 3
  const asks = [
    ...(plan.entries.length === 0 ? [words.day.no_day] : []),
    ...ordered.asks,
    ...day.asks,
    ...lessons.asks,
    ...open.map((topic) => words.asks[topic]),
    ...(fewHelpers ? [words.moreHelpers] : []),
  ]
  const sections = makeSections(plan, { words, day: day.lines, lessons: lessons.lines, fewHelpers })
  const dated = forDay === null ? '' : nameDayWithWeekday(forDay, language)
  const heading = [words.title, cleanWords(teacherName), dated].filter((part) => part !== '')
  return { sections, asks: [...new Set(asks)], notes, brief: printPage(heading.join(' · '), sections) }
}

function withoutDiagnoses(plan: Plan, words: BriefWords): { plan: Plan; notes: string[] } {
  const places = new Set<string>()
  const clean = (sentence: string, place: string) => {
    const { words: rest, leftOut } = leaveOutDiagnoses(sentence)
    if (leftOut) places.add(place)
    return rest
  }
  const cleaned: Plan = {
    entries: plan.entries.map((entry) => {
      const title = clean(entry.title, words.sections.day)
      const steps = entry.steps.map((step) => clean(step, words.sections.day))
      return { ...entry, title, steps: nameNeeds(steps, room) }
    }),
    lessons: plan.lessons.map((line) => clean(line, words.sections.lessons)),
    told: { ...plan.told },
    others: nameNeeds(
      plan.others.map((step) => clean(step, words.sections.others)),
      room,
    ),
  }
  for (const topic of topics)
    cleaned.told[topic] = nameNeeds(
      plan.told[topic].map((step) => clean(step, words.sections[sectionOf(topic)])),
      room,
    )
  return { plan: cleaned, notes: [...places].map((what) => fillWords(words.notes.left_out, { what })) }
}

/** Room for a few words by hand. */
const room = '_'.repeat(28)

function sectionOf(topic: Topic): SectionName {
  if (topic === 'seating' || topic === 'names' || topic === 'helpers') return 'pupils'
  if (topic === 'fire' || topic === 'lockdown') return 'emergency'
  return topic
}

/** Names in what is said of helpers; three are wanted. */
function countNames(told: readonly string[]): number {
  const names = told.flatMap(
    (step) =>
      step.match(
        /(?<=^|[\s(:,])(?!(?:Table|Line|Student|Class|The|My|Reliable|Trustworthy|Helpful|Good|Helpers)\b)(?:\p{Lu}\p{Ll}+(?: \p{Lu}\.?)?|\p{Lu}\.\s?\p{Lu}\.?)/gu,
      ) ?? [],
  )
  return new Set(names).size
}

/** "9:00 Math: When done early: the puzzle box" stands below a heading that says so. */
const withoutHead = (step: string): string =>
  step.replace(
    /(?<=: )(?:(?:when|if) (?:(?:students|they|you)(?: are)? )?(?:done|finished)(?: early)?|(?:early|fast) finishers?|(?:si|cuando) (?:terminan|acaban)(?: antes)?)\s*:\s*/iu,
    '',
  )

const order: readonly SectionName[] = [
  'others',
  'known',
  'day',
  'lessons',
  'rooms',
  'early',
  'pupils',
  'leaves',
  'needs',
  'emergency',
  'call',
  'leave_behind',
]

function makeSections(
  plan: Plan,
  told: { words: BriefWords; day: string[]; lessons: string[]; fewHelpers: boolean },
): BriefSection[] {
  const { words, day, lessons, fewHelpers } = told
  const linesOf = (name: SectionName): string[] => {
    if (name === 'others') return plan.others
    if (name === 'day') return day
    if (name === 'lessons') return lessons
    return topics
      .filter((topic) => sectionOf(topic) === name)
      .flatMap((topic) => [
        ...(topic === 'early' ? plan.told.early.map(withoutHead) : plan.told[topic]),
        ...(plan.told[topic].length === 0 ? [blankLine(words.blanks[topic])] : []),
        ...(topic === 'helpers' && fewHelpers ? [blankLine([words.moreHelpers])] : []),
      ])
  }
  return order
    .map((name) => ({ title: words.sections[name], lines: linesOf(name) }))
    .filter(({ lines }) => lines.length > 0)
}
