import { expect, test } from 'vitest'
import { buildUses } from '../../../../test/money/credits/build-uses.ts'
import { refundUse } from './refund-use.ts'

test('a teacher reads what moved the own tools credits and what a sponsor paid for, the newest first, and nothing else of the sponsor’s wallet', async () => {
  const world = await buildUses()
  const { services, clock, teacher, sponsor, get } = world
  const list = async (bearer = teacher.bearer) =>
    (await get('/api/teacher/tool-credits', bearer)).json<{ items: object[] }>().items
  await world.setSponsor()
  await world.fill(sponsor.userId, 500)
  await world.fillTools(1)
  for (const reason of ['tool:parent-note', 'tool:iep-goal'] as const) {
    clock.advance(1_000)
    await world.consume(reason)
  }
  clock.advance(1_000)
  await refundUse(services, { teacherId: teacher.userId, reason: 'tool:iep-goal', useId: undefined })
  expect(await list()).toMatchObject([
    { type: 'refund', reason: 'tool:iep-goal', credits: 1, paid_by: 'sponsor' },
    { type: 'use', reason: 'tool:iep-goal', credits: -1, paid_by: 'sponsor' },
    { type: 'use', reason: 'tool:parent-note', credits: -1, paid_by: 'tools' },
    { type: 'grant', reason: null, credits: 1, paid_by: 'tools' },
  ])
  const other = await world.person('other@school.edu', 'teacher')
  expect(await list(other.bearer)).toEqual([])
  expect((await get('/api/teacher/tool-credits', sponsor.bearer)).statusCode).toBe(403)
})
