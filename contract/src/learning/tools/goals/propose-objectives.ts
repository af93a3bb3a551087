import { dayBetween } from './goal-days.ts'
import type { GoalElements, GoalObjective } from './goal.ts'
import { isPercent } from './units.ts'

/**
 * Two or three steps on the way to the goal, each harder than the one before. Where no number lies between, the step is to
 * meet the criterion on fewer measurements than the goal asks for.
 */
export function proposeObjectives(elements: GoalElements, today: string): GoalObjective[] {
  const numbers = findSteps(elements)
  const steps =
    numbers.length > 1
      ? numbers.map((number) => ({ number, inARow: elements.inARow }))
      : [
          ...numbers.map((number) => ({ number, inARow: elements.inARow })),
          { number: elements.criterion.number, inARow: 1 },
          ...(numbers.length === 0 ? [{ number: elements.criterion.number, inARow: 2 }] : []),
        ]
  return steps.map(({ number, inARow }, index) => ({
    byDay: dayBetween(today, elements.byDay, (index + 1) / (steps.length + 1)),
    criterion: { ...elements.criterion, number },
    inARow,
  }))
}

/** Up to three numbers at even distances strictly between baseline and criterion. */
function findSteps({ baseline, criterion }: GoalElements): number[] {
  const distance = criterion.number - baseline.number
  const step = isPercent(criterion.unit) && Math.abs(distance) >= 20 ? 5 : 1
  const numbers = [1, 2, 3].map((nth) => roundToward(baseline.number + (distance * nth) / 4, distance, step))
  const between = numbers.filter((number) => (number - baseline.number) * (criterion.number - number) > 0)
  return [...new Set(between)]
}

const roundToward = (number: number, distance: number, step: number) =>
  step * (distance > 0 ? Math.ceil(number / step) : Math.floor(number / step))
