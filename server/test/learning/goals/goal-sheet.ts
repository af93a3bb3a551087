/**
 * The thirty goals as a text that people can read: `node server/test/learning/goals/goal-sheet.ts goals.txt`.
 */
import { writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import type { Goal } from '@tower/contract/learning/tools/goals/goal.ts'
import { writeGoal } from '../../../src/learning/tools/goals/write-goal.ts'
import { presentLevels, type PresentLevelCase } from './present-levels.ts'
import { scoreGoal } from './score-goal.ts'

/** The day on which the thirty goals are written. */
export const sheetDay = '2026-11-30'

/** Present level, goal, objectives, what was proposed and the score, one case after the other. */
export function writeSheet(): string {
  return presentLevels.map(writeCase).join('\n\n')
}

function writeCase(given: PresentLevelCase, index: number): string {
  const goal = writeGoal({ ...given, today: sheetDay })
  const head = `${index + 1}. ${given.studentName}, grade ${given.grade}, ${given.disabilityCategory.replaceAll('_', ' ')}`
  return [
    head,
    `Present level: ${given.presentLevel}`,
    `Goal: ${goal.goalText}`,
    ...goal.objectives.map(({ text }, nth) => `Objective ${nth + 1}: ${text}`),
    ...goal.asks.map(({ text }) => `Asks: ${text}`),
    ...goal.notes.map(({ text }) => `Note: ${text}`),
    `Rule: ${goal.source}`,
    `Rubric: ${goal.elements ? pointsOf(goal, given) : 0} of 12`,
  ].join('\n')
}

const pointsOf = (goal: Goal, given: PresentLevelCase) =>
  Object.values(scoreGoal(goal, given, sheetDay)).filter(Boolean).length

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href)
  writeFileSync(process.argv[2] ?? 'goals.txt', `${writeSheet()}\n`)
