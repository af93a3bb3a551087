import type { Language } from '@tower/contract/language.ts'
import { isBeyond, isSameUnit } from '@tower/contract/learning/tools/goals/check-goal.ts'
import { nameDay } from '@tower/contract/learning/tools/goals/goal-days.ts'
import type { Goal, GoalElements } from '@tower/contract/learning/tools/goals/goal.ts'
import { goalWords } from '@tower/contract/learning/tools/goals/goal-words.ts'
import { nameMeasure } from '@tower/contract/learning/tools/goals/name-measure.ts'
import { isObservable } from '@tower/contract/learning/tools/goals/observable-verbs.ts'
import { isSpanish } from '../../../src/learning/tools/goals/find-measures.ts'
import type { PresentLevelCase } from './present-levels.ts'

/** The twelve lines of the rubric for IEP goals; each is read off the sentences themselves. */
export type Score = Record<
  | 'by a date'
  | 'condition'
  | 'one observable verb'
  | 'criterion with number and unit'
  | 'baseline in the same unit'
  | 'criterion better by a documented rule'
  | 'how measured'
  | 'how often'
  | 'who'
  | 'need of the present level'
  | 'objectives rise in steps'
  | 'nothing that is not in the input',
  boolean
>

/** One point for each line of the rubric that the goal meets. */
export function scoreGoal(goal: Goal, given: PresentLevelCase, today: string): Score {
  const { elements, goalText: text } = goal
  if (!elements) throw new Error(`no goal: ${goal.asks.map(({ key }) => key).join(', ')}`)
  const { language } = elements
  const [date = '', condition = ''] = splitOpening(text, elements)
  const { how, often, who } = readMeasured(text, language)
  return {
    'by a date': date.includes(nameDay(elements.byDay, language)) && elements.byDay > today,
    condition:
      /^(given|when|during|with|without|using|after|in|at|shown|on|con|sin|cuando|durante|en|al|dad)/.test(
        condition,
      ),
    'one observable verb': hasOneVerb(text, elements),
    'criterion with number and unit': text.includes(nameMeasure(elements.criterion, language)),
    'baseline in the same unit': hasBaseline(text, elements, given),
    'criterion better by a documented rule':
      isBeyond(elements) && /Hasbrouck|Fuchs|Nobody has published|Nadie ha publicado/.test(goal.source),
    'how measured': how !== '',
    'how often': /every|twice|cada|veces/.test(often),
    who: who !== '',
    'need of the present level':
      elements.area === given.area && text.includes(`${goalWords(language).areas[given.area]}.`),
    'objectives rise in steps': doObjectivesRise(goal, elements, today),
    'nothing that is not in the input': findInventions(goal, given).length === 0,
  }
}

function readMeasured(text: string, language: Language): Record<'how' | 'often' | 'who', string> {
  const pattern =
    language === 'en'
      ? /as measured by (?<how>[^,]{5,}), recorded (?<often>.{5,}?) by (?<who>the [^.,]{4,})\./
      : /según (?<how>[^,]{5,}), con registro (?<often>.{5,}?) a cargo del (?<who>[^.,]{4,})\./
  const { how = '', often = '', who = '' } = pattern.exec(text)?.groups ?? {}
  return { how, often, who }
}

function splitOpening(text: string, { student }: GoalElements): [string, string] {
  const opening = text.slice(0, text.indexOf(student))
  const parts = /^((?:By|Para el) .*? ?20\d\d), (.*), $/.exec(opening)
  return [parts?.[1] ?? '', parts?.[2] ?? '']
}

function hasOneVerb(text: string, { verb, language }: GoalElements): boolean {
  const futures = language === 'en' ? text.match(/\bwill \w+/g) : text.match(/(?<!\p{L})\p{L}+rá(?!\p{L})/gu)
  return isObservable(verb, language) && futures?.length === 1
}

function hasBaseline(text: string, elements: GoalElements, { baseline }: PresentLevelCase): boolean {
  const { number, of } = elements.baseline
  const said = of === null ? String(number) : `${number} of ${of}`
  const words = elements.language === 'en' ? 'a baseline of' : 'una línea de base de'
  return (
    said === baseline &&
    isSameUnit(elements.baseline, elements.criterion) &&
    text.includes(`${words} ${nameMeasure(elements.baseline, elements.language)}`)
  )
}

/** Two or three, each later and harder than the one before, the first better than the baseline, the goal harder than the last. */
function doObjectivesRise({ objectives }: Goal, elements: GoalElements, today: string): boolean {
  const sign = elements.direction === 'increase' ? 1 : -1
  const steps = [
    { byDay: today, criterion: elements.baseline, inARow: 0 },
    ...objectives,
    { byDay: elements.byDay, criterion: elements.criterion, inARow: elements.inARow },
  ]
  const rises = steps.slice(1).every((step, index) => {
    const before = steps[index]
    if (!before) return false
    const harder = sign * (step.criterion.number - before.criterion.number)
    return (
      step.byDay > before.byDay && (harder > 0 || (harder === 0 && step.inARow > before.inARow && index > 0))
    )
  })
  return rises && objectives.length >= 2 && objectives.length <= 3
}

/** What the goal says and neither the present level nor the tool's own marked proposals do: numbers first, then words. */
export function findInventions(goal: Goal, { presentLevel, studentName }: PresentLevelCase): string[] {
  const { elements } = goal
  if (!elements) return []
  const given = presentLevel.replaceAll(',', '')
  const texts = [goal.goalText, ...goal.objectives.map(({ text }) => text)].map((text) =>
    text.replaceAll(',', ''),
  )
  const days = [elements.byDay, ...goal.objectives.map(({ byDay }) => byDay)]
  const proposals = new Set(
    [
      elements.criterion.number,
      elements.inARow,
      ...goal.objectives.flatMap(({ criterion, inARow }) => [criterion.number, inARow]),
    ].map(String),
  )
  const numbers = texts
    .map((text) =>
      days.reduce(
        (rest, day) => rest.replaceAll(nameDay(day, elements.language).replaceAll(',', ''), ''),
        text,
      ),
    )
    .flatMap((text) => text.match(/\d+(?:\.\d+)?/g) ?? [])
    .filter((number) => !proposals.has(number) && !saysNumber(given, number))
  const words = goal.proposed.includes('verb') ? [] : findForeignWords(elements.detail, presentLevel)
  const condition = goal.proposed.includes('condition')
    ? []
    : findForeignWords(elements.condition, presentLevel)
  const sameLanguage = isSpanish(presentLevel) === (elements.language === 'es')
  const named = elements.student === studentName ? [] : [elements.student]
  return [...numbers, ...named, ...(sameLanguage ? [...words, ...condition] : [])]
}

const wordsOfNumbers: Record<string, RegExp> = {
  1: /\bone\b|\buna?\b/i,
  2: /\btwo\b|\bdos\b/i,
  3: /\bthree\b/i,
  5: /\bfive\b/i,
}

const saysNumber = (text: string, number: string) =>
  new RegExp(`(?<![\\d.])${number.replace('.', '\\.')}(?![\\d])`).test(text) ||
  (wordsOfNumbers[number]?.test(text) ?? false)

/** The tool's own frame around what was told. */
const frame =
  /^(given|during|when|shown|text|not|read|before|own|aloud|texto|que|no|ha|leído|antes|the|independently|with|more|than|sin|ayuda)$/

function findForeignWords(words: string, presentLevel: string): string[] {
  const told = spellOrdinals(presentLevel.toLowerCase())
  return (words.toLowerCase().match(/[\p{L}']{4,}/gu) ?? []).filter(
    (word) => !frame.test(word) && !told.includes(word.slice(0, Math.max(4, word.length - 3))),
  )
}

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth']

/** "4th grade" is fourth-grade. */
const spellOrdinals = (text: string): string =>
  text.replace(
    /\b([1-8])(?:st|nd|rd|th)[- ]grade/g,
    (all, nth: string) => `${all} ${ordinals[Number(nth) - 1] ?? ''}-grade`,
  )
