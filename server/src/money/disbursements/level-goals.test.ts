import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { buildDisbursements } from '../../../test/money/disbursements/build-disbursements.ts'
import { saveGoal } from '../../people/prospects/save-goal.ts'
import { approveProspect } from '../../../test/people/prospects/approve.ts'
import { levelGoals } from './level-goals.ts'

// Gifts paid one after the other, on a machine that may be busy.
vi.setConfig({ testTimeout: 120_000 })

test('a goal that can’t be levelled holds up none behind it, and the job fails so that it is tried again', async () => {
  const world = await buildDisbursements()
  const { services, circle, prospectId } = world
  const change = (goalId: string | undefined, targetCents: number) =>
    saveGoal(services, { actor: circle.guardian, prospectId, goalId, title: 'Spikes', targetCents })
  const further = await change(undefined, 12_000)
  await approveProspect(services, { actor: circle.admin, prospectId, approved: true })
  // In the order in which the job takes them, one at a time.
  const [first = '', second = ''] = [world.goalId, further.id].toSorted()
  for (const goalId of [first, second]) {
    await world.support(12_000, goalId)
    await change(goalId, 10_000)
  }
  const blocked = (name: string) =>
    services.database.transaction((tx) =>
      sql`
      alter table ledger_transactions add constraint ${sql.ref(name)}
        check (idempotency_key not like ${sql.lit(`level:${first}:%`)}) not valid`.execute(tx),
    )
  await blocked('blocked_by_this_test')
  await expect(levelGoals(services, 1)).rejects.toThrow('some goals were not levelled')
  expect(await world.account(world.dana, first)).toMatchObject({ balance_cents: 12_000 })
  expect(await world.account(world.dana, second)).toMatchObject({ balance_cents: 10_000 })
  await services.database.transaction((tx) =>
    sql`alter table ledger_transactions drop constraint blocked_by_this_test`.execute(tx),
  )
  await levelGoals(services, 1)
  expect(await world.account(world.dana, first)).toMatchObject({ balance_cents: 10_000 })
})
