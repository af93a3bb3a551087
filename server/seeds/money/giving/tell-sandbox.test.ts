// On PGlite too: the demo runs on it.
import { expect, test, vi } from 'vitest'
import { monthlyGiftLink } from '../../../src/money/giving/sponsorships/monthly-link.ts'
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

test('the demo’s monthly gift says when it is charged next, is charged, changed, paused and ended through the sandbox', async () => {
  const { services, sandbox, post, deliverAll, findFaults, clock } = await buildDesk()
  await seedDemo(services, { at: clock.now() })
  await tellSandbox(services, sandbox)
  await tellSandbox(services, sandbox)
  // The other one goes to classrooms.
  const read = (id?: string) =>
    services.database.read((tx) =>
      tx
        .selectFrom('sponsorships')
        .select(['id', 'link_key', 'state', 'next_charge_at', 'provider_subscription_id'])
        .where('kind', '=', 'recurring')
        .where((eb) => (id ? eb('id', '=', id) : eb('amount_cents', '=', 2_000)))
        .executeTakeFirstOrThrow(),
    )
  const gift = await read()
  const subscriptionId = gift.provider_subscription_id ?? ''
  const told = await services.payments.subscriptions.read(subscriptionId)
  expect(gift.state).toBe('active')
  expect(told.nextChargeAt?.getTime()).toBe(Math.floor((gift.next_charge_at?.getTime() ?? 0) / 1000) * 1000)
  expect(gift.next_charge_at?.getTime()).toBeGreaterThan(clock.now().getTime())
  const link =
    new URL(monthlyGiftLink(gift, clock.now()).words, 'http://tower.test').searchParams.get('link') ?? ''
  const change = async (what: string, body: object) => {
    const answer = await post(`/api/monthly-gift${what}`, { link, ...body })
    expect(answer.statusCode, answer.body).toBe(200)
    return answer.json<{ state: string }>()
  }
  const months = async () =>
    services.database.read((tx) =>
      tx
        .selectFrom('payments')
        .select('amount_cents')
        .where('sponsorship_id', '=', gift.id)
        .orderBy('settled_at')
        .execute(),
    )
  await sandbox.passMonth(subscriptionId, 'paid')
  await deliverAll()
  await change('/amount', { amount_cents: 3_500 })
  await sandbox.passMonth(subscriptionId, 'paid')
  await deliverAll()
  expect((await months()).map(({ amount_cents: cents }) => cents).sort()).toEqual([2_000, 2_000, 3_500])
  await change('/card', {})
  expect((await change('', { action: 'pause' })).state).toBe('paused')
  expect((await change('', { action: 'resume' })).state).toBe('active')
  expect((await change('', { action: 'cancel' })).state).toBe('ended')
  await deliverAll()
  expect((await read(gift.id)).state).toBe('ended')
  expect(await findFaults()).toEqual([])
})
