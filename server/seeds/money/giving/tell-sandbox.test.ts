// On PGlite too: the demo runs on it.
import { expect, test, vi } from 'vitest'
import { reconcile } from '../../../src/money/giving/reconciliation/reconcile.ts'
import { buildDesk } from '../../../test/money/desk/build-desk.ts'
import { seedDemo } from '../../seed-demo.ts'
import { tellSandbox } from './tell-sandbox.ts'

vi.setConfig({ testTimeout: 120_000 })

test('what the demo was given goes back through the sandbox, and the books agree with it before and after', async () => {
  const world = await buildDesk()
  const { services, sandbox, staff, call, deliverAll, findFaults, clock } = world
  await seedDemo(services, { at: clock.now() })
  await tellSandbox(services, sandbox)
  // A start later, nothing is told twice.
  await tellSandbox(services, sandbox)
  await reconcile(services, { since: new Date(clock.now().getTime() - 90 * 86_400_000) })
  const differences = services.database.read((tx) =>
    tx.selectFrom('reconciliation_differences').select(['provider_id', 'what']).execute(),
  )
  // What nobody asked for waits for staff.
  expect(await differences).toEqual([{ provider_id: 'pi_demo_stranger', what: 'unmatched' }])
  const dana = await staff('dana@tower.test', 'Dana Reyes')
  const list = async (status: string) =>
    (await call(dana, 'GET', `/api/admin/payments?status=${status}&pageSize=100`)).json<{
      items: { id: string; paid_cents: number; provider_payment_id: string; refunded_cents: number }[]
    }>().items
  const settled = (await list('settled')).filter(({ paid_cents: cents }) => cents < 50_000)
  const gift = settled.find(({ provider_payment_id: id }) => id.startsWith('pi_demo_'))
  const [partly] = await list('refunded')
  for (const { id = '', left = 0 } of [
    { id: gift?.id, left: gift?.paid_cents },
    { id: partly?.id, left: (partly?.paid_cents ?? 0) - (partly?.refunded_cents ?? 0) },
  ]) {
    const back = await call(dana, 'POST', `/api/admin/payments/${id}/refunds`, {
      kind: 'refund',
      amount_cents: 1_000,
      left_cents: left,
      reason: 'Asked by phone',
      request_key: `press-${id}`,
    })
    expect(back.json()).toMatchObject({ state: 'sent' })
  }
  await deliverAll()
  expect(await findFaults()).toEqual([])
})
