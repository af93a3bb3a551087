import { checkGoal, checkGoalText } from '@tower/contract/learning/tools/goals/check-goal.ts'
import { composeGoal, composeObjective } from '@tower/contract/learning/tools/goals/compose-goal.ts'
import type { GoalObjective } from '@tower/contract/learning/tools/goals/goal.ts'
import { proposeObjectives } from '@tower/contract/learning/tools/goals/propose-objectives.ts'
import type { GoalContent } from '../../../learning/tools/tools.api.ts'

type Elements = GoalContent['elements']

/**
 * The goal made again of its elements, with the stranger test. Its steps are made again as well: where numbers or the last day
 * changed with new numbers and days, otherwise those that nobody worded by hand. `start` is the day on which it was written.
 */
export function changeElements(content: GoalContent, elements: Elements, start: string): GoalContent {
  const isSameWay =
    elements.byDay === content.elements.byDay &&
    elements.criterion.number === content.elements.criterion.number &&
    elements.baseline.number === content.elements.baseline.number
  const objectives = isSameWay
    ? content.objectives.map((step) =>
        step.text === composeObjective(content.elements, step) ? wordAgain(elements, step) : step,
      )
    : proposeObjectives(elements, start).map((step) => wordAgain(elements, step))
  return {
    ...content,
    elements,
    objectives,
    goal_text: composeGoal(elements),
    checks: checkGoal(elements),
  }
}

const wordAgain = (elements: Elements, step: GoalObjective) => ({
  ...step,
  text: composeObjective(elements, step),
})

/** The sentence in the teacher's own words: the stranger test reads it as it stands. */
export function changeSentence(content: GoalContent, text: string): GoalContent {
  return { ...content, goal_text: text, checks: checkGoalText(text, content.elements.language) }
}

/** A step in the teacher's own words. */
export function changeObjective(content: GoalContent, place: number, text: string): GoalContent {
  return {
    ...content,
    objectives: content.objectives.map((step, at) => (at === place ? { ...step, text } : step)),
  }
}

/** The goal and its steps, as they are copied and put on paper; a step that was emptied is none. */
export function textsOfGoal({ goal_text: text, objectives }: GoalContent): string[] {
  return [text, ...objectives.map((step) => step.text)].filter((one) => one.trim() !== '')
}
