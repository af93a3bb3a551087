import { expect, test, vi } from 'vitest'
import { buildOffline } from '../../../../test/money/desk/build-offline.ts'

// Gifts paid one after the other, on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000 })

async function buildVoids() {
  const world = await buildOffline()
  const { call, dana, services, pay, sandbox, deliverAll } = world
  const refund = (id: string, cents: number, leftCents: number) =>
    call(dana, 'POST', `/api/admin/payments/${id}/refunds`, {
      ...{ kind: 'refund', amount_cents: cents, left_cents: leftCents, reason: 'Asked by mail' },
      request_key: `press-${id}-${leftCents}`,
    })
  async function lose(id: string) {
    const story = await call(dana, 'GET', `/api/admin/payments/${id}`)
    const { provider_payment_id: providerId } = story.json<{ provider_payment_id: string }>()
    const { disputeId } = await sandbox.openDispute(providerId)
    await deliverAll()
    await sandbox.closeDispute(disputeId, 'lost')
    await deliverAll()
  }
  const told = () =>
    services.database.read((tx) =>
      tx
        .selectFrom('mails')
        .select(['to_email as to', 'locale', 'params'])
        .where('template', '=', 'receipt_voided')
        .orderBy('created_at')
        .orderBy('dedupe_key')
        .execute(),
    )
  const give = (email: string) => pay({ email, amountCents: 10_000 })
  return { ...world, refund, lose, told, give }
}

test('whoever has a receipt is told once that nothing of it holds any more, and of a part reads the next receipt', async () => {
  const { give, refund, told, findFaults } = await buildVoids()
  const id = await give('rosa@example.org')
  expect((await refund(id, 4_000, 10_000)).json()).toMatchObject({ state: 'sent' })
  expect(await told()).toEqual([])
  expect((await refund(id, 6_000, 6_000)).json()).toMatchObject({ state: 'sent' })
  expect(await told()).toMatchObject([
    {
      to: 'rosa@example.org',
      locale: 'en',
      params: { number: 2, amountCents: 10_000, isPurchase: false, because: 'refunded' },
    },
  ])
  expect(await findFaults()).toEqual([])
})

test('a bank that took it back, and staff who took it out of the books, are told of as what they are', async () => {
  const { give, lose, told, enter, act, giveBack } = await buildVoids()
  await lose(await give('tom@example.org'))
  const { id } = (await enter()).json<{ id: string }>()
  await act(id, 'receive')
  expect((await giveBack(id)).statusCode).toBe(200)
  const said = (await told()).map(({ to, params }) => [to, (params as { because: string }).because])
  expect(said.toSorted()).toEqual([
    ['rosa@example.org', 'taken_out'],
    ['tom@example.org', 'disputed'],
  ])
})

test('nobody is written to of a gift that has no address, and nothing leaves where a refund is only looked at', async () => {
  const { give, told, enter, act, giveBack, call, dana } = await buildVoids()
  const preview = { amount_cents: 10_000 }
  const id = await give('ana@example.org')
  expect((await call(dana, 'POST', `/api/admin/payments/${id}/refund-preview`, preview)).statusCode).toBe(200)
  const paper = (await enter({ email: null, donor_name: 'Eleanor Whitfield' })).json<{ id: string }>()
  await act(paper.id, 'receive')
  expect((await giveBack(paper.id)).statusCode).toBe(200)
  expect(await told()).toEqual([])
})
