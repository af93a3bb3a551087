import { expect, test, vi } from 'vitest'
import { buildDisbursements } from '../../../../test/money/disbursements/build-disbursements.ts'
import { grantConsent, revokeConsent } from '../../../../test/people/prospects/say-word.ts'
import { saveGoal } from '../../../people/prospects/save-goal.ts'
import { levelGoals } from '../level-goals.ts'
import { moveUnused } from './move-unused.ts'
import { noticeUnused } from './notice-unused.ts'
import { approveProspect } from '../../../../test/people/prospects/approve.ts'

// Gifts paid one after the other, on a machine that may be busy.
vi.setConfig({ testTimeout: 120_000 })

const day = 86_400_000

async function buildUnused(settings: Parameters<typeof buildDisbursements>[0] = {}) {
  const world = await buildDisbursements(settings)
  const { services, prospectId, goalId, circle, clock } = world
  const goal = (isActive: boolean, targetCents = 12_000) =>
    saveGoal(services, {
      ...{ actor: circle.guardian, prospectId, goalId, title: 'Spikes', targetCents, isActive },
    })
  const balance = (kind: 'prospect_goal' | 'fund_prospects', ownerId: string | null) =>
    services.database.read(async (tx) => {
      const row = await tx
        .selectFrom('ledger_accounts')
        .select('balance_cents')
        .where('kind', '=', kind)
        .where('owner_id', ownerId === null ? 'is' : '=', ownerId)
        .executeTakeFirst()
      return row?.balance_cents ?? 0
    })
  return {
    ...world,
    goal,
    pass: (days: number) => clock.advance(days * day),
    revoke: () => revokeConsent(services, { actor: circle.guardian, prospectId }),
    runJobs: async () => {
      await levelGoals(services)
      await moveUnused(services)
      await noticeUnused(services)
    },
    money: async () => ({
      goal: await balance('prospect_goal', goalId),
      general: await balance('prospect_goal', prospectId),
      fund: await balance('fund_prospects', null),
    }),
    mails: () =>
      services.database.read(async (tx) => {
        const rows = await tx
          .selectFrom('mails')
          .select(['to_email', 'params'])
          .where('template', '=', 'unused_money')
          .orderBy('created_at')
          .orderBy('id')
          .execute()
        return rows.map(({ to_email: to, params }) => [to, (params as { step: string }).step])
      }),
    setDays: async (days: number) => {
      const staff = await world.staff('dana@tower.test', 'Dana Reyes')
      return world.call(staff, 'POST', '/api/admin/athlete-money-rule', { unused_days: days })
    },
  }
}

test('money of an archived goal becomes general support after the days that were said, once, and the family is told', async () => {
  const world = await buildUnused()
  await world.support(9_000)
  await world.goal(false)
  for (let run = 0; run < 3; run++) await world.runJobs()
  expect(await world.mails()).toEqual([['guardian@prospects.test', 'noticed']])
  world.pass(89)
  await world.runJobs()
  expect(await world.money()).toMatchObject({ goal: 9_000, general: 0 })
  world.pass(1)
  for (let run = 0; run < 3; run++) await world.runJobs()
  expect(await world.money()).toEqual({ goal: 0, general: 9_000, fund: 0 })
  expect(await world.mails()).toEqual([
    ['guardian@prospects.test', 'noticed'],
    ['guardian@prospects.test', 'moved'],
  ])
  expect(await world.findFaults()).toEqual([])
})

test('a goal that is opened again in time keeps its money, and one opened later gets it back', async () => {
  const world = await buildUnused()
  await world.support(9_000)
  await world.goal(false)
  await world.runJobs()
  world.pass(60)
  await world.goal(true)
  await world.runJobs()
  world.pass(60)
  await world.runJobs()
  expect(await world.money()).toMatchObject({ goal: 9_000, general: 0 })
  await world.goal(false)
  await world.runJobs()
  world.pass(90)
  await world.runJobs()
  expect(await world.money()).toMatchObject({ goal: 0, general: 9_000 })
  await world.goal(true)
  await world.runJobs()
  expect(await world.money()).toMatchObject({ goal: 9_000, general: 0 })
  expect(await world.findFaults()).toEqual([])
})

test('money of a profile that is not shown any more goes to all athletes, and comes back for a refund', async () => {
  const world = await buildUnused()
  const gift = await world.support(9_000)
  await world.support(2_000, null)
  await world.revoke()
  await world.runJobs()
  world.pass(90)
  for (let run = 0; run < 2; run++) await world.runJobs()
  expect(await world.money()).toEqual({ goal: 0, general: 0, fund: 11_000 })
  await world.giveBack(gift, 5_000)
  expect(await world.money()).toEqual({ goal: 0, general: 0, fund: 6_000 })
  expect(await world.findFaults()).toEqual([])
})

test('a profile that is shown again in time keeps everything', async () => {
  const world = await buildUnused()
  const { services, circle, prospectId } = world
  await world.support(9_000)
  await world.revoke()
  await world.runJobs()
  world.pass(80)
  await grantConsent(services, { actor: circle.guardian, prospectId })
  await approveProspect(services, { actor: circle.admin, prospectId, approved: true })
  await world.runJobs()
  world.pass(80)
  await world.runJobs()
  expect(await world.money()).toEqual({ goal: 9_000, general: 0, fund: 0 })
  expect(await world.findFaults()).toEqual([])
})

test('staff set the days within bounds, and nobody who gave before is held to fewer', async () => {
  const world = await buildUnused()
  await world.support(9_000)
  expect((await world.setDays(29)).statusCode).toBe(400)
  expect((await world.setDays(366)).statusCode).toBe(400)
  world.pass(1)
  expect((await world.setDays(30)).statusCode).toBe(200)
  const rule = await world.app.inject({ url: '/api/athlete-money-rule' })
  expect(rule.json()).toEqual({ unused_days: 30 })
  await world.goal(false)
  await world.runJobs()
  world.pass(89)
  await world.runJobs()
  expect(await world.money()).toMatchObject({ goal: 9_000 })
  world.pass(1)
  await world.runJobs()
  expect(await world.money()).toMatchObject({ goal: 0, general: 9_000 })
})

test('many runs at once beside gifts and refunds move every cent once', async () => {
  const world = await buildUnused({ poolSize: 24 })
  const gifts = [await world.support(6_000), await world.support(5_000)]
  await world.goal(false)
  await world.runJobs()
  world.pass(90)
  await Promise.all([
    ...Array.from({ length: 8 }, () => moveUnused(world.services)),
    ...gifts.map((paymentId) => world.giveBack(paymentId, 2_000)),
  ])
  expect(await world.money()).toEqual({ goal: 0, general: 7_000, fund: 0 })
  expect(await world.findFaults()).toEqual([])
})
