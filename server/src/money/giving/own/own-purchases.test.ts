import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildCredits, type CreditsWorld } from '../../../../test/money/credits/build-credits.ts'
import { openDoor } from '../../../../test/money/giving/build-own-giving.ts'
import { readPdf } from '../../../../test/papers/read-pdf.ts'

type Purchase = { id: string; paid_cents: number; refunded_cents: number; receipt_number: number | null }

let world: CreditsWorld
beforeAll(async () => {
  world = await buildCredits({ keep: true, environment: { ORG_EIN: '12-3456789' } })
  await world.pack()
})
afterAll(() => world.close())

let count = 0
async function buildBuyer() {
  const { bearer, email } = await world.person(`buyer-${++count}@example.org`, 'sponsor', 'Dana Okafor')
  const bought = await world.buy({ bearer })
  const door = openDoor(world, { bearer })
  const list = async () => (await door.get('/purchases')).json<{ items: Purchase[] }>().items
  return { ...bought, bearer, email, door, list }
}

test('a pack stands with its buyer’s purchases, and its receipt says that it is none of a gift', async () => {
  const { paymentId, door, list } = await buildBuyer()
  const [purchase] = await list()
  expect(purchase).toMatchObject({
    id: paymentId,
    pack_name: 'Builder',
    credit_cents: 5_250,
    paid_cents: 5_000,
  })
  for (const [language, title, words] of [
    ['en', 'Purchase receipt', 'This is a purchase, not a donation.'],
    ['es', 'Recibo de compra', 'Esto es una compra, no una donación.'],
  ] as const) {
    const answer = await door.get(`/purchases/${paymentId}/receipt.pdf`, { language })
    expect(answer.headers['content-type']).toBe('application/pdf')
    const paper = await readPdf(answer.rawPayload)
    expect(paper).toMatchObject({ title: `${title} ${purchase?.receipt_number}`, isMarked: true })
    expect(paper.text).toContain(words)
    expect(paper.text).toContain('$50.00')
    expect(paper.text).toContain('52.5')
    expect(paper.text).not.toMatch(/deduct|deducible/i)
  }
})

test('a pack is in no list of gifts and has no receipt of a gift', async () => {
  const { paymentId, door } = await buildBuyer()
  expect((await door.listGifts()).items).toEqual([])
  expect((await door.get(`/gifts/${paymentId}/receipt.pdf`)).statusCode).toBe(404)
})

test('after a part went back the next receipt says what is left, and after all of it the last one is void', async () => {
  const { paymentId, providerPaymentId, door, list } = await buildBuyer()
  const [before] = await list()
  await world.services.payments.refund({
    paymentId: providerPaymentId,
    amountCents: 1_000,
    idempotencyKey: paymentId,
  })
  await world.deliverAll()
  const [after] = await list()
  expect(after).toMatchObject({ refunded_cents: 1_000, paid_cents: 5_000 })
  expect(after?.receipt_number).not.toBe(before?.receipt_number)
  const { text } = await readPdf((await door.get(`/purchases/${paymentId}/receipt.pdf`)).rawPayload)
  expect(text).toContain('$40.00')
  expect(text).toContain('42')
  await world.services.payments.refund({
    paymentId: providerPaymentId,
    amountCents: 4_000,
    idempotencyKey: `${paymentId}-rest`,
  })
  await world.deliverAll()
  expect((await list())[0]).toMatchObject({ refunded_cents: 5_000, receipt_number: null })
  const paper = await readPdf((await door.get(`/purchases/${paymentId}/receipt.pdf`)).rawPayload)
  expect(paper.text).toContain('VOID')
})

test('nobody reads the purchase of somebody else, and a gift is no purchase', async () => {
  const { paymentId } = await buildBuyer()
  const stranger = await buildBuyer()
  const answer = await stranger.door.get(`/purchases/${paymentId}/receipt.pdf`)
  expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([
    404,
    'own_giving.purchase_not_found',
  ])
  await world.give({ bearer: stranger.bearer, amountCents: 2_000 })
  const { items } = await stranger.door.listGifts()
  expect((await stranger.door.get(`/purchases/${items[0]?.id}/receipt.pdf`)).statusCode).toBe(404)
  expect(await stranger.list()).toHaveLength(1)
})

test('staff read the receipt of a pack and of a gift; whoever is not staff reads none', async () => {
  const admin = await world.person(`admin-${++count}@example.org`, 'admin')
  const { paymentId, bearer, door } = await buildBuyer()
  await world.give({ bearer, amountCents: 2_000 })
  const giftId = (await door.listGifts()).items[0]?.id ?? ''
  const read = (id: string, by: string) => world.get(`/api/admin/payments/${id}/receipt.pdf?language=en`, by)
  const pack = await readPdf((await read(paymentId, admin.bearer)).rawPayload)
  expect(pack.title).toMatch(/^Purchase receipt \d+$/)
  expect(pack.text).toContain('Dana Okafor')
  expect((await readPdf((await read(giftId, admin.bearer)).rawPayload)).title).toMatch(
    /^Donation receipt \d+$/,
  )
  expect((await read(crypto.randomUUID(), admin.bearer)).statusCode).toBe(404)
  expect((await read(paymentId, bearer)).statusCode).toBe(403)
})
