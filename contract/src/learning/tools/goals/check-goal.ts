import type { Language } from '../../../language.ts'
import { isDay } from './goal-days.ts'
import type { GoalCheck, GoalCheckKey, GoalElements, Measure } from './goal.ts'
import { goalWords } from './goal-words.ts'
import { isObservable } from './observable-verbs.ts'
import { isPercent } from './units.ts'

/** The stranger test: what somebody who does not know the student needs in order to tell whether the goal is met. */
export function checkGoal(elements: GoalElements): GoalCheck[] {
  const { criterion, baseline } = elements
  return nameChecks(elements.language, {
    date: isDay(elements.byDay),
    condition: isSaid(elements.condition),
    verb: isObservable(elements.verb, elements.language),
    number: isAmount(criterion),
    baseline: isAmount(baseline),
    unit: isSameUnit(criterion, baseline),
    beyond: isBeyond(elements),
    measured: isSaid(elements.measuredBy),
    often: isSaid(elements.howOften),
    who: isSaid(elements.who),
    need: isSaid(elements.need),
  })
}

/** Whether the criterion is better than the baseline: more of what is to grow, less of what is to shrink. */
export function isBeyond({ criterion, baseline, direction }: GoalElements): boolean {
  return direction === 'increase' ? criterion.number > baseline.number : criterion.number < baseline.number
}

/** Whether two amounts can be compared: the same unit, the same kind of it, out of as many, in as long. */
export function isSameUnit(one: Measure, other: Measure): boolean {
  return (
    one.unit === other.unit &&
    one.of === other.of &&
    one.sort === other.sort &&
    one.per?.period === other.per?.period &&
    one.per?.count === other.per?.count
  )
}

function isAmount({ number, of, unit }: Measure): boolean {
  if (!Number.isFinite(number) || number < 0) return false
  if (of !== null && !(Number.isFinite(of) && of > 0 && number <= of)) return false
  return !isPercent(unit) || number <= 100
}

function isSaid(words: string): boolean {
  return /\p{L}{2}/u.test(words) && !/_{2,}|\[|\]|\{|\}/.test(words)
}

const months =
  'January|February|March|April|May|June|July|August|September|October|November|December|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre'
const dateWords = new RegExp(
  `\\b(${months})\\b.{0,12}\\b20\\d\\d\\b|\\b\\d{1,2}/\\d{1,2}/\\d{2,4}\\b|\\b20\\d\\d-\\d\\d-\\d\\d\\b`,
  'i',
)

/** What each check looks for in a goal that was written freely. */
const textPatterns: Record<Exclude<GoalCheckKey, 'verb' | 'unit' | 'beyond'>, RegExp> = {
  date: dateWords,
  condition: /\b(given|when|during|with|while|after|in|dad[oa]s?|cuando|durante|con|al|tras|en)\b/i,
  number: /\d/,
  baseline: /\bbaseline|\b(up|down) from\b|\bfrom\b.*\bto\b|línea (de )?base/i,
  measured: /\bmeasured by\b|\bas shown by\b|\bsegún\b|\bmedid[oa] (por|con|mediante)\b/i,
  often:
    /\b(daily|weekly|monthly|every|each|twice|once|per (day|week|month))\b|\b(cada|diari\w+|semanal\w*|mensual\w*)\b/i,
  who: /\bby the\b|\b(teacher|pathologist|therapist|staff|counselor|psychologist|coach)\b|\b(maestr|patólog|terapeuta|personal|consejer|psicólog|asesor|entrenador)/i,
  need: /\bneed\b|\bnecesidad\b/i,
}

/** The same test on a goal that the teacher typed as one text. */
export function checkGoalText(text: string, language: Language): GoalCheck[] {
  const found = (key: keyof typeof textPatterns) => textPatterns[key].test(text)
  const withoutDates = text.replace(new RegExp(dateWords, 'gi'), ' ')
  const counted = withoutDates.match(/\d+(?:\.\d+)?/g) ?? []
  return nameChecks(language, {
    date: found('date'),
    condition: found('condition'),
    verb: hasObservableVerb(text, language),
    number: counted.length > 0,
    baseline: found('baseline'),
    unit: counted.length > 1,
    beyond: found('baseline') && new Set(counted).size > 1,
    measured: found('measured'),
    often: found('often'),
    who: found('who'),
    need: found('need'),
  })
}

function hasObservableVerb(text: string, language: Language): boolean {
  const future =
    language === 'en' ? /\bwill (?:\w+ly )?(\p{L}+)/giu : /(?<!\p{L})(\p{L}+r)á(?:n)?(?!\p{L})/giu
  return [...text.matchAll(future)].some(([, found = '']) => {
    const verb = language === 'en' ? found : infinitiveOf(found)
    return isObservable(verb, language) || isReflexive(verb)
  })
}

/** "mantendrá" has its "mantener" only in part. */
const irregularStems: readonly (readonly [stem: RegExp, ending: string])[] = [
  [/tendr$/i, 'tener'],
  [/pondr$/i, 'poner'],
  [/vendr$/i, 'venir'],
  [/saldr$/i, 'salir'],
  [/^har$/i, 'hacer'],
  [/^dir$/i, 'decir'],
]

function infinitiveOf(stem: string): string {
  const irregular = irregularStems.find(([pattern]) => pattern.test(stem))
  return irregular ? stem.replace(...irregular) : stem
}

const isReflexive = (verb: string) => isObservable(`${verb}se`, 'es')

function nameChecks(language: Language, passed: Record<GoalCheckKey, boolean>): GoalCheck[] {
  const { checks } = goalWords(language)
  return (Object.keys(passed) as GoalCheckKey[]).map((key) => ({
    key,
    passed: passed[key],
    text: checks[key],
  }))
}
