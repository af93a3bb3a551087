import { capitalize } from '../../../capitalize.ts'
import type { Language } from '../../../language.ts'
import { nameDay } from './goal-days.ts'
import type { GoalElements, GoalObjective } from './goal.ts'
import { fillIn } from './goal-words.ts'
import { nameCriterion, nameMeasure } from './name-measure.ts'
import { spanishFutureOf } from './observable-verbs.ts'
import { kindOf } from './units.ts'

/** The sentences that stand around the elements. */
const frames: Record<Language, { goal: string; objective: string; measured: string; need: string }> = {
  en: {
    goal: 'By {day}, {condition}, {student} {action}{inARow}, {from} a baseline of {baseline}, {measured}. {need}',
    objective: 'By {day}, {condition}, {student} {action}{inARow}, {measured}.',
    measured: 'as measured by {measuredBy}, recorded {howOften} by {who}',
    need: 'This goal addresses the need in {need}.',
  },
  es: {
    goal: 'Para el {day}, {condition}, {student} {action}{inARow}, {from} una línea de base de {baseline}, {measured}. {need}',
    objective: 'Para el {day}, {condition}, {student} {action}{inARow}, {measured}.',
    measured: 'según {measuredBy}, con registro {howOften} a cargo de {who}',
    need: 'Esta meta atiende la necesidad en {need}.',
  },
}

const fromWords: Record<Language, Record<GoalElements['direction'], string>> = {
  en: { increase: 'up from', decrease: 'down from' },
  es: { increase: 'a partir de', decrease: 'por debajo de' },
}

/** The goal in sentences, made of its elements; made again whenever one of them is edited. */
export function composeGoal(elements: GoalElements): string {
  const { language } = elements
  const frame = frames[language]
  return capitalize(
    fillIn(frame.goal, {
      ...partsOf(elements),
      from: fromWords[language][elements.direction],
      baseline: nameMeasure(elements.baseline, language),
      need: fillIn(frame.need, { need: elements.need }),
    }),
  )
}

/** One step on the way, in a sentence like the goal's. */
export function composeObjective(elements: GoalElements, objective: GoalObjective): string {
  const { byDay, criterion, inARow } = objective
  return capitalize(
    fillIn(frames[elements.language].objective, partsOf({ ...elements, byDay, criterion, inARow })),
  )
}

const startVerbs = /^(?:begin|start|comply|respond|comenzar|empezar|responder)\b/

/** Who does what how well: "will answer at least 7 of 10 inferential questions". */
export function composeAction(elements: GoalElements): string {
  const { language, criterion, direction, detail } = elements
  const verb = language === 'en' ? `will ${elements.verb.trim()}` : spanishFutureOf(elements.verb)
  const amount = nameCriterion(criterion, direction, language, startVerbs.test(elements.verb))
  const words = kindOf(criterion.unit) === 'items' ? [verb, amount, detail] : [verb, detail, amount]
  return words
    .map((word) => word.trim())
    .filter(Boolean)
    .join(' ')
}

function partsOf(elements: GoalElements) {
  const { language, measuredBy, howOften, who } = elements
  return {
    day: nameDay(elements.byDay, language),
    condition: elements.condition.trim(),
    student: elements.student,
    action: composeAction(elements),
    inARow: nameRow(elements.inARow, language),
    measured: fillIn(frames[language].measured, { measuredBy, howOften, who }).replaceAll('de el ', 'del '),
  }
}

function nameRow(inARow: number, language: Language): string {
  if (inARow < 2) return language === 'en' ? ', on one measurement' : ', en una medición'
  return language === 'en' ? `, on ${inARow} measurements in a row` : `, en ${inARow} mediciones seguidas`
}
