import { checkGoal } from '@tower/contract/learning/tools/goals/check-goal.ts'
import { composeGoal, composeObjective } from '@tower/contract/learning/tools/goals/compose-goal.ts'
import { proposeObjectives } from '@tower/contract/learning/tools/goals/propose-objectives.ts'
import { expect, test } from 'vitest'
import type { GoalContent } from '../../../learning/tools/tools.api.ts'
import { changeElements, changeObjective, textsOfGoal } from './change-goal.ts'

const start = '2026-11-30'

function buildGoal(): GoalContent {
  const measure = { of: null, unit: 'words_correct_per_minute', sort: '', per: null } as const
  const elements: GoalContent['elements'] = {
    ...{ language: 'en', student: 'Noa Ruiz', area: 'reading_fluency', byDay: '2027-11-30' },
    ...{ condition: 'given second-grade text', verb: 'read aloud', detail: '', direction: 'increase' },
    ...{ criterion: { ...measure, number: 90 }, inARow: 3, baseline: { ...measure, number: 42 } },
    ...{ measuredBy: 'probes', howOften: 'every week', who: 'the teacher', need: 'reading fluency' },
  }
  const objectives = proposeObjectives(elements, start).map((step) => ({
    ...step,
    text: composeObjective(elements, step),
  }))
  return {
    ...{ tool: 'iep-goal', goal_text: composeGoal(elements), elements, objectives, notes: [], source: '' },
    ...{ checks: checkGoal(elements), disability_category: 'autism' },
  }
}

test('a step in the teacher’s own words outlives a change of who measures, and the others say who', () => {
  const worded = changeObjective(buildGoal(), 1, 'By June, Noa reads a poem to the class.')
  const changed = changeElements(worded, { ...worded.elements, who: 'the aide' }, start)
  expect(changed.objectives[1]?.text).toBe('By June, Noa reads a poem to the class.')
  expect(changed.objectives[0]?.text).toContain('by the aide')
  expect(changed.goal_text).toContain('by the aide')
})

test('another number of the goal makes its steps anew, so that none lies beyond it', () => {
  const goal = buildGoal()
  const criterion = { ...goal.elements.criterion, number: 60 }
  const { objectives } = changeElements(goal, { ...goal.elements, criterion }, start)
  expect(objectives.length).toBeGreaterThan(1)
  expect(objectives.map((step) => step.criterion.number)).toEqual([47, 51, 56])
})

test('a step that was emptied is neither copied nor printed', () => {
  const emptied = changeObjective(buildGoal(), 0, ' ')
  expect(textsOfGoal(emptied)).toHaveLength(buildGoal().objectives.length)
  expect(textsOfGoal(emptied)).not.toContain(' ')
})
