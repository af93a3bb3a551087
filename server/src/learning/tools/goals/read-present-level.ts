import { mostAskChoices } from '@tower/contract/learning/tools.ts'
import {
  goalAreas,
  maxPresentLevelRead,
  type AskKey,
  type GoalAsk,
  type GoalDirection,
  type Measure,
  type NoteKey,
} from '@tower/contract/learning/tools/goals/goal.ts'
import { fillIn, goalWords } from '@tower/contract/learning/tools/goals/goal-words.ts'
import { nameMeasure } from '@tower/contract/learning/tools/goals/name-measure.ts'
import type { Language } from '@tower/contract/language.ts'
import { isOwnUnit, isPercent, kindOf, units } from '@tower/contract/learning/tools/goals/units.ts'
import { cleanText } from './clean-text.ts'
import { chooseBaseline } from './choose-baseline.ts'
import { findMeasures, type FoundMeasure } from './find-measures.ts'
import { wordNumbers } from './measure-words.ts'
import { findSkill } from './find-skill.ts'
import { findNames, isPartOf } from './find-names.ts'
import { findToldDay } from './find-told-day.ts'
import { endOf } from './growth-rules.ts'
import { readSubject, type Subject, type Told } from './read-subject.ts'
import type { Skill } from './skills/skill.ts'
import { sentenceAt, splitSentences, type Sentence } from './split-sentences.ts'
import type { GoalInput } from './goal-input.ts'

/** What a present level gives for a goal. */
export type Reading = Told & {
  baseline: Measure
  toldDay: string | undefined
  notes: NoteKey[]
  otherNames: string[]
  /** Other numbers that could be a baseline, each where it stands and in its own words. */
  others: GoalAsk['choices']
}

/** What must be answered first. */
export type Questions = { asks: GoalAsk[]; notes: NoteKey[] }

/** Reads a present level: the baseline, the skill, the setting; or what it does not say and only the teacher can. */
export function readPresentLevel(input: GoalInput): Reading | Questions {
  const text = cleanText(input.presentLevel)
  const notes: NoteKey[] = input.presentLevel.length > maxPresentLevelRead ? ['cut'] : []
  const names = readNames(text, input)
  const read = readAll(input, text, names)
  if ('key' in read) return { asks: [read], notes }
  return {
    ...read,
    toldDay: findToldDay(text),
    notes: [...notes, ...read.notes, ...(names.others.length > 0 ? (['other_names'] as const) : [])],
    otherNames: names.others,
  }
}

function readAll(
  input: GoalInput,
  text: string,
  { stranger, others: people }: { stranger?: string; others: string[] },
): GoalAsk | Omit<Reading, 'toldDay' | 'otherNames'> {
  const ask = (
    key: AskKey,
    values: Record<string, string> = {},
    choices: GoalAsk['choices'] = [],
  ): GoalAsk => ({
    key,
    text: fillIn(goalWords(input.language).asks[key], values),
    choices,
  })
  if (!/\p{L}{2}/u.test(text)) return ask('present_level')
  if (stranger !== undefined) return ask('student', { name: stranger })
  const sentences = splitSentences(text)
  const found = findMeasures(text, input.language)
  const { chosen, others } = chooseBaseline(found, sentences, {
    start: input.answers?.baseline,
    skillOf: (one) =>
      findSkill({ sentence: sentenceAt(sentences, one.start), text: '', found: one }, input.answers?.area)
        ?.skill.key,
  })
  if (!chosen)
    return others.length > 0
      ? ask('baseline', {}, others.slice(0, mostAskChoices).map(nameChoice(text)))
      : ask('number')

  const sentence = sentenceAt(sentences, chosen.start)
  const help = found.filter(({ measure }) => kindOf(measure.unit) === 'limit')
  const subject = readSubject({ input, text, sentence, chosen, help, people })
  if ('missing' in subject)
    return ask(subject.missing, {}, subject.missing === 'area' ? areaChoices(input) : [])
  const direction = directionOf(chosen, subject.skill, sentence)
  const baseline = asTimed(asCounted(baselineOf(chosen, direction), subject), sentence)
  if (endOf(baseline, direction) === baseline.number)
    return ask(direction === 'increase' ? 'top' : 'bottom', {
      baseline: nameMeasure(baseline, input.language),
    })
  return {
    elements: { ...subject.told.elements, direction },
    growth: { ...subject.told.growth, direction },
    proposed: subject.told.proposed,
    baseline,
    others: others.map(nameChoice(text)),
    notes: [
      ...(chosen.isRange ? (['range'] as const) : []),
      ...(others.length > 0 ? (['other_numbers'] as const) : []),
    ],
  }
}

function readNames(
  text: string,
  { studentName, answers }: GoalInput,
): { stranger?: string; others: string[] } {
  const { subjects, others } = findNames(text)
  const foreign = (name: string) => !isPartOf(name, studentName)
  const strangers = subjects.filter(foreign)
  const isNamed = studentName
    .split(/\s+/)
    .some((part) => part.length > 1 && text.toLowerCase().includes(part.toLowerCase()))
  const rest = [...strangers, ...others.filter(foreign)]
  const [stranger] = strangers
  if (stranger === undefined || isNamed || answers?.sameStudent) return { others: rest }
  return { stranger, others: rest }
}

const nameChoice =
  (text: string) =>
  ({ start, end }: FoundMeasure) => ({
    value: String(start),
    label: `…${text
      .slice(Math.max(0, start - 40), Math.min(text.length, end + 20))
      .replace(/\p{Cs}/gu, '')
      .replace(/\s+/g, ' ')
      .trim()}…`,
  })

const areaChoices = ({ language }: GoalInput) =>
  goalAreas.map((area) => ({ value: area, label: goalWords(language).areas[area] }))

const takesTooLong =
  /\b(takes?|took|taking|within|needs?|after|requires?|latency|delay)\b|tarda|demora|después de/i

/** Help, errors and what harms shrink; so does the time before a start. All else grows. */
function directionOf({ measure }: FoundMeasure, skill: Skill | undefined, sentence: Sentence): GoalDirection {
  if (kindOf(measure.unit) === 'limit' || measure.unit === 'errors') return 'decrease'
  if (kindOf(measure.unit) === 'span' && skill?.key === 'start_work')
    return takesTooLong.test(sentence.words) ? 'decrease' : 'increase'
  return skill?.direction ?? 'increase'
}

/** Nobody is calm with accuracy: it is done on so many of the occasions. */
const done: ReadonlySet<string> = new Set(['behavior', 'social'])

/** "Two-step" directions, where the present level's own words could not be kept; of letters, their sounds. */
function asCounted(
  found: Measure,
  { sort, skill, told, isOccasion }: Extract<Subject, { told: Told }>,
): Measure {
  const measure = isOccasion ? asOwn(found, told) : asObjects(found, told)
  const isSound = skill?.key === 'letter_sounds' && measure.unit === 'letters'
  const isDone = done.has(told.elements.area) && measure.unit === 'percent_accuracy'
  const unit = isSound ? 'letter_sounds' : isDone ? 'percent_opportunities' : asOccasions(measure.unit, told)
  return { ...measure, unit, sort: measure.sort === '' ? sort : measure.sort }
}

/** "In 2 of 6 paragraphs": the noun says when. */
function asOwn(measure: Measure, { elements: { language } }: Told): Measure {
  if (isOwnUnit(measure.unit))
    return { ...measure, unit: isPercent(measure.unit) ? 'percent_cases' : 'cases' }
  return {
    ...measure,
    unit: isPercent(measure.unit) ? 'percent_cases' : 'cases',
    sort: nounOf(measure, language),
  }
}

/** "Turned in 9 of 24 assignments": what is usually an occasion is what is done. */
function asObjects(measure: Measure, { elements: { detail, language } }: Told): Measure {
  const isObject =
    detail === '' &&
    measure.of !== null &&
    kindOf(measure.unit) === 'events' &&
    /^(?:assignments|conversations|transitions)$/.test(measure.unit)
  return isObject ? { ...measure, unit: 'things', sort: nounOf(measure, language) } : measure
}

/** "Inferential questions", without a number. */
function nounOf(measure: Measure, language: Language): string {
  if (isPercent(measure.unit)) return units[measure.unit][language][1]
  return nameMeasure({ ...measure, number: 2, of: null, per: null }, language).replace(/^2 /, '')
}

/** Where the verb has an object of its own, what is counted is when it is done: "raises a hand in 3 of 10 discussions". */
function asOccasions(unit: Measure['unit'], { elements }: Told): Measure['unit'] {
  if (elements.detail === '' || !/^(?:things|percent_things)$/.test(unit)) return unit
  if (
    /^(?:from|in|on|of|about|with|to|at|for|using|aloud|without|by|after|into|within|independently|de|sobre|en|con|sin)\b/.test(
      elements.detail,
    )
  )
    return unit
  return unit === 'things' ? 'cases' : 'percent_cases'
}

/** "On a one minute timing": what is done in a minute is counted by the minute. */
function asTimed(measure: Measure, { words }: Sentence): Measure {
  const isOfSpeed = measure.unit === 'facts' || measure.unit === 'problems' || measure.unit === 'digits'
  if (!isOfSpeed || measure.per !== null || measure.of !== null) return measure
  const [, said = ''] =
    /\b(one|two|three|[1-5])[- ]minute (?:\p{L}+ ){0,2}(?:timing|timed|probe|test|drill)/iu.exec(words) ?? []
  const count = wordNumbers[said.toLowerCase()] ?? Number(said)
  return count > 0 ? { ...measure, per: { count, period: 'minute' } } : measure
}

/** The baseline itself; of a range, the end that is closer to the goal, so that the goal is better than all of it. */
function baselineOf({ measure, isRange, wording }: FoundMeasure, direction: GoalDirection): Measure {
  if (!isRange || direction === 'increase') return measure
  const low = Number(/\d+(?:\.\d+)?/.exec(wording)?.[0])
  return Number.isFinite(low) && low <= measure.number ? { ...measure, number: low } : measure
}
