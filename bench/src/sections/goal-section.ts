import { presentLevels } from '@tower/server/test-builders/learning/goals/present-levels.ts'
import { writeGoal } from '@tower/server/learning/tools/goals/write-goal.ts'
import { atMost, figureOf, type Figure } from '../figures/figure.ts'
import type { Section } from './section.ts'

const today = '2026-11-30'
const longLevel = 'Ana solves addition problems with 40% accuracy given a graphic organizer, and '.repeat(700)

/** The built-in writer of IEP goals: CPU of one goal, over the thirty present levels of its tests and one of 50,000 letters. */
export const goalSection: Section = {
  title: `IEP goals: ${presentLevels.length} present levels, and one of ${longLevel.length} letters`,
  measure({ pace }): Promise<Figure[]> {
    const usual: number[] = []
    const long: number[] = []
    for (let round = 0; round < pace.rounds; round++) {
      usual.push(
        cpuMsOf(() => presentLevels.forEach((given) => writeGoal({ ...given, today }))) /
          presentLevels.length,
      )
      long.push(
        cpuMsOf(() =>
          writeGoal({
            studentName: 'Ana Ruiz',
            grade: '4',
            disabilityCategory: 'autism',
            presentLevel: longLevel,
            today,
            language: 'en',
          }),
        ),
      )
    }
    return Promise.resolve([
      figureOf({ name: 'goal: CPU of one', unit: 'ms', rounds: usual, goal: atMost(50) }),
      figureOf({ name: 'goal: CPU of one from 50,000 letters', unit: 'ms', rounds: long, goal: atMost(50) }),
    ])
  },
}

function cpuMsOf(work: () => unknown): number {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}
