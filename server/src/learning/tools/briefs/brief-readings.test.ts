import { expect, test } from 'vitest'
import { unmet } from '../../../../test/learning/briefs/rubric.ts'
import { lowerBriefReadings } from '../../../../test/learning/readings/brief-readings-lower.ts'
import { otherBriefReadings } from '../../../../test/learning/readings/brief-readings-other.ts'
import { upperBriefReadings } from '../../../../test/learning/readings/brief-readings-upper.ts'
import { laterBriefs } from '../../../../test/learning/readings/later-briefs.ts'
import { writeBrief } from './write-brief.ts'

const plans = [...lowerBriefReadings, ...otherBriefReadings, ...upperBriefReadings]
const author = { teacherName: 'Rosa Delgado', forDay: '2026-11-30' }

test('twenty plans from kindergarten to high school, as teachers leave them, become briefs of 12 of 12', ({
  task,
}) => {
  const missed = plans.flatMap(({ name, plan, language, facts }) => {
    const brief = writeBrief({ ...author, lessonPlan: plan, language })
    return unmet(brief, { facts, language }).map((criterion) => `${name}: ${criterion}`)
  })
  task.meta.rows = plans.length
  expect(plans).toHaveLength(20)
  expect(missed).toEqual([])
})

test('no word of the twenty plans is lost but names of conditions and heads of columns, and no condition is named', () => {
  for (const { name, plan, language, never = [] } of plans) {
    const page = writeBrief({ ...author, lessonPlan: plan, language }).brief.toLowerCase()
    const lost = (plan.toLowerCase().match(/\p{L}{4,}/gu) ?? []).filter((word) => !page.includes(word))
    const allowed = new Set(['time', 'details', 'schedule', ...never.flatMap((words) => words.split(' '))])
    expect(
      [...new Set(lost)].filter((word) => !allowed.has(word)),
      name,
    ).toEqual([])
    for (const word of never) expect(page, name).not.toContain(word)
  }
})

test('no word of twelve later plans is lost but labels, heads of columns, repeated lead-ins and names of conditions', () => {
  const left = new Set(['bell', 'schedule', 'period', 'time', 'class', 'plan', 'diabetes', 'autism', 'from'])
  for (const { name, plan, language } of laterBriefs) {
    const page = writeBrief({ ...author, lessonPlan: plan, language }).brief.toLowerCase()
    const lost = (plan.toLowerCase().match(/\p{L}{4,}/gu) ?? []).filter((word) => !page.includes(word))
    expect(
      [...new Set(lost)].filter((word) => !left.has(word)),
      name,
    ).toEqual([])
  }
})
