import { describe, expect, test } from 'vitest'
import { buildCredits, errorOf, type CreditsWorld } from '../../../../test/money/credits/build-credits.ts'
import { buildActor } from '../../../../test/people/identity/build-actor.ts'
import { signDispute, signRefund } from '../../../../test/money/giving/build-changes.ts'
import { balanceOf } from '../../ledger/read-balance.ts'
import { previewRefund } from '../refunds/preview-refund.ts'
import { refundPayment } from '../refunds/refund-payment.ts'

async function buildBuyer() {
  const world = await buildCredits()
  const sponsor = await world.person('dana@example.org', 'sponsor')
  const offered = await world.pack()
  return { ...world, sponsor, offered }
}

const receiptsOf = ({ services }: CreditsWorld) =>
  services.database.read((tx) =>
    tx
      .selectFrom('receipts')
      .select(['number', 'kind', 'amount_cents', 'replaces_number'])
      .orderBy('number')
      .execute(),
  )
const noticesOf = async ({ services }: CreditsWorld) => {
  const rows = await services.database.read((tx) =>
    tx.selectFrom('admin_notifications').select('type').orderBy('created_at').execute(),
  )
  return rows.map(({ type }) => type)
}

describe('three calls start one checkout', () => {
  test('each with its own words, its own way back, and the price and credits of the moment', async () => {
    const { post, sponsor, offered: pack, services } = await buildBuyer()
    const byName = await post(
      '/.netlify/functions/credits-create-checkout',
      { pack: ' builder ' },
      sponsor.bearer,
    )
    const bySession = await post(
      '/api/market/session',
      { pack_id: pack.id, sponsor_user_id: sponsor.userId },
      sponsor.bearer,
    )
    const byId = await post('/api/sponsor/checkout-pack', { pack_id: pack.id }, sponsor.bearer)
    expect(byName.json<{ url: string }>().url).toContain('/checkout/')
    expect(bySession.json<{ url: string }>().url).toContain('/checkout/')
    expect(byId.json<{ checkout_url: string }>().checkout_url).toContain('/checkout/')
    const rows = await services.database.read((tx) =>
      tx.selectFrom('checkouts').selectAll().orderBy('created_at').orderBy('id').execute(),
    )
    for (const row of rows)
      expect(row).toMatchObject({
        purpose: 'credit_pack',
        destination: 'credits',
        amount_cents: 5_000,
        credit_cents: 5_250,
        user_id: sponsor.userId,
      })
    const returns = rows.map(({ cancel_url: url }) => new URL(url).pathname + new URL(url).search).toSorted()
    expect(returns).toEqual([
      '/portal/sponsor/credits?status=cancel',
      '/sponsor/dashboard/marketplace?cancel=1',
      '/sponsor/wallet?status=cancel',
    ])
  })

  test('a pack that is unknown or switched off is not found, and another’s purchase is refused', async () => {
    const world = await buildBuyer()
    const { post, sponsor } = world
    const off = await world.pack({ name: 'Old', active: false })
    const refused = await Promise.all([
      post('/.netlify/functions/credits-create-checkout', { pack: 'Nope' }),
      post('/.netlify/functions/credits-create-checkout', { pack: 'Old' }),
      post('/api/market/session', { pack_id: off.id }, sponsor.bearer),
      post('/api/sponsor/checkout-pack', { pack_id: 'not-an-id' }, sponsor.bearer),
    ])
    for (const answer of refused)
      expect([answer.statusCode, errorOf(answer)]).toEqual([404, 'Credit pack not found'])
    const others = { pack_id: world.offered.id, sponsor_user_id: crypto.randomUUID() }
    const answer = await post('/api/market/session', others, sponsor.bearer)
    expect(answer.statusCode).toBe(403)
  })

  test('only the call by name is for strangers', async () => {
    const { post, offered: pack } = await buildBuyer()
    expect((await post('/api/market/session', { pack_id: pack.id })).statusCode).toBe(401)
    expect((await post('/api/sponsor/checkout-pack', { pack_id: pack.id })).statusCode).toBe(401)
    expect((await post('/.netlify/functions/credits-create-checkout', { pack: 'Builder' })).statusCode).toBe(
      200,
    )
  })

  test('the same key is the same checkout', async () => {
    const { post, offered: pack, sponsor } = await buildBuyer()
    const start = () =>
      post('/api/sponsor/checkout-pack', { pack_id: pack.id, idempotency_key: 'click-0001' }, sponsor.bearer)
    expect((await start()).json()).toEqual((await start()).json())
  })
})

test('a pack brings its credits when it is paid, not before, mints nothing, and is no gift', async () => {
  const world = await buildBuyer()
  const { sponsor } = world
  await world.pay({ bearer: sponsor.bearer })
  expect(await world.balance(sponsor.userId)).toBe(0)
  await world.deliverAll()
  expect(await world.balance(sponsor.userId)).toBe(5_250)
  const summary: unknown = (await world.get('/api/sponsor/dashboard/summary', sponsor.bearer)).json()
  expect(summary).toMatchObject({
    program_cents_total: 0,
    slots_minted: 0,
    credits_balance: 52.5,
    recent_donations: [],
    recent_credit_activity: [{ type: 'pack_purchase', delta_credits: 52.5, note: 'Builder' }],
  })
  expect(await world.findFaults()).toEqual([])
})

test('a pack that changed while it was being paid for is delivered as it was offered', async () => {
  const world = await buildBuyer()
  const { sponsor, offered: pack, services } = world
  await world.pay({ bearer: sponsor.bearer })
  await services.database.transaction((tx) =>
    tx
      .updateTable('credit_packs')
      .set({ price_cents: 9_900, credit_cents: 1, active: false })
      .where('id', '=', pack.id)
      .execute(),
  )
  await world.deliverAll()
  expect(await world.balance(sponsor.userId)).toBe(5_250)
  expect(await world.findFaults()).toEqual([])
})

test('a purchase gets a purchase receipt, which says that it is no donation, even with an EIN', async () => {
  const world = await buildBuyer()
  await world.buy({ bearer: world.sponsor.bearer })
  expect(await receiptsOf(world)).toEqual([
    { number: 1, kind: 'purchase', amount_cents: 5_000, replaces_number: null },
  ])
  const mails = await world.services.database.read((tx) =>
    tx.selectFrom('mails').select(['template', 'to_email', 'params']).execute(),
  )
  expect(mails).toMatchObject([
    {
      template: 'purchase_receipt',
      to_email: 'dana@example.org',
      params: { number: 1, amountCents: 5_000, packName: 'Builder', creditCents: 5_250 },
    },
  ])
})

describe('bought without an account', () => {
  test('credits are kept until the address is proven, and then are its account’s', async () => {
    const world = await buildBuyer()
    await world.buy({ paidBy: 'guest@example.org' })
    await world.buy({ paidBy: 'guest@example.org' })
    const { userId } = await world.signIn('guest@example.org')
    expect(await world.balance(userId)).toBe(10_500)
    expect(await world.findFaults()).toEqual([])
  })

  test('an account that has not proven the address gets nothing', async () => {
    const world = await buildBuyer()
    const { id: userId } = await world.services.database.transaction((tx) =>
      tx
        .insertInto('users')
        .values({ email: 'guest@example.org', role: 'sponsor' })
        .returning('id')
        .executeTakeFirstOrThrow(),
    )
    await world.buy({ paidBy: 'guest@example.org' })
    expect(await world.balance(userId)).toBe(0)
    await world.signIn('guest@example.org')
    expect(await world.balance(userId)).toBe(5_250)
  })

  test('an account that has proven it already gets them at once', async () => {
    const world = await buildBuyer()
    await world.buy({ paidBy: 'dana@example.org' })
    expect(await world.balance(world.sponsor.userId)).toBe(5_250)
  })

  test('whoever buys may sign in as a sponsor from then on', async () => {
    const world = await buildBuyer()
    await world.buy({ paidBy: 'guest@example.org' })
    const allowed = await world.services.database.read((tx) =>
      tx
        .selectFrom('allowlist_entries')
        .select(['role', 'active'])
        .where('email', '=', 'guest@example.org')
        .execute(),
    )
    expect(allowed).toEqual([{ role: 'sponsor', active: true }])
  })

  test('what is refunded before it was claimed never reaches the account', async () => {
    const world = await buildBuyer()
    const { providerPaymentId } = await world.buy({ paidBy: 'guest@example.org' })
    const refund = { paymentId: providerPaymentId, amountCents: 5_000, status: 'succeeded' }
    await world.deliver(signRefund(world, refund))
    const { userId } = await world.signIn('guest@example.org')
    expect(await world.balance(userId)).toBe(0)
    expect(await world.findFaults()).toEqual([])
  })
})

describe('refunds', () => {
  async function buildPurchase() {
    const world = await buildBuyer()
    const actor = await buildActor(world.services)
    const bought = await world.buy({ bearer: world.sponsor.bearer })
    const teacher = await world.person('rivera@school.edu', 'teacher')
    const spend = (credits: number) =>
      world.giveCredits(world.sponsor.bearer, { teacher_email: teacher.email, credits })
    const refund = (amountCents: number, key = `refund-${amountCents}`) => ({
      actor,
      paymentId: bought.paymentId,
      amountCents,
      reason: null,
      idempotencyKey: key,
    })
    return { ...world, ...bought, actor, spend, refund }
  }

  test('a part of the price takes the same part of the credits, and the whole takes all', async () => {
    const world = await buildPurchase()
    const { services, sponsor, refund } = world
    await refundPayment(services, refund(1_667))
    expect(await world.balance(sponsor.userId)).toBe(5_250 - 1_750)
    await refundPayment(services, refund(3_333))
    expect(await world.balance(sponsor.userId)).toBe(0)
    expect(await receiptsOf(world)).toEqual([
      { number: 1, kind: 'purchase', amount_cents: 5_000, replaces_number: null },
      { number: 2, kind: 'purchase', amount_cents: 3_333, replaces_number: 1 },
    ])
    const { ledger } = await world.walletOf(sponsor.bearer)
    expect(ledger.map(({ type }) => type)).toEqual(['refund', 'refund', 'pack_purchase'])
    const sales = await services.database.read((tx) => balanceOf(tx, { kind: 'pack_sales' }))
    expect(sales).toBe(0)
    expect(await world.findFaults()).toEqual([])
  })

  test('staff refund only what the wallet still holds, and read why not more', async () => {
    const world = await buildPurchase()
    const { services, refund } = world
    await world.spend(40)
    await expect(refundPayment(services, refund(5_000))).rejects.toMatchObject({
      code: 'credits.refund_above_wallet',
      status: 409,
    })
    await expect(previewRefund(services, refund(5_000))).rejects.toMatchObject({
      code: 'credits.refund_above_wallet',
    })
    await refundPayment(services, refund(1_190))
    expect(await world.balance(world.sponsor.userId)).toBe(1_250 - 1_249)
    expect(await world.findFaults()).toEqual([])
  })

  test('credits bought twice may be refunded once, whichever of the two', async () => {
    const world = await buildPurchase()
    await world.buy({ bearer: world.sponsor.bearer })
    await world.spend(52)
    await refundPayment(world.services, world.refund(5_000))
    expect(await world.balance(world.sponsor.userId)).toBe(50)
    expect(await world.findFaults()).toEqual([])
  })

  test('a refund that the provider made takes what is left, and staff hear of the rest', async () => {
    const world = await buildPurchase()
    await world.spend(50)
    const refund = { paymentId: world.providerPaymentId, amountCents: 5_000, status: 'succeeded' }
    await world.deliver(signRefund(world, refund))
    expect(await world.balance(world.sponsor.userId)).toBe(0)
    expect(await noticesOf(world)).toContain('credits_spent_before_refund')
    const purchase = await world.services.database.read((tx) =>
      tx.selectFrom('pack_purchases').select(['returned_cents', 'spent_cents']).executeTakeFirstOrThrow(),
    )
    expect(purchase).toEqual({ returned_cents: 250, spent_cents: 5_000 })
    expect(await world.findFaults()).toEqual([])
  })

  test('a refund that fails after all brings the credits back, first those that were spent', async () => {
    const world = await buildPurchase()
    await world.spend(50)
    const refund = { paymentId: world.providerPaymentId, amountCents: 5_000 }
    await world.deliver(signRefund(world, { ...refund, status: 'succeeded' }))
    await world.deliver(signRefund(world, { ...refund, status: 'failed' }))
    expect(await world.balance(world.sponsor.userId)).toBe(250)
    const receipts = await receiptsOf(world)
    expect(receipts.at(-1)).toMatchObject({ kind: 'purchase', amount_cents: 5_000, replaces_number: 1 })
    expect(await world.findFaults()).toEqual([])
  })

  test('a lost dispute is a refund of the credits, and an appeal that is won brings them back', async () => {
    const world = await buildPurchase()
    const dispute = { paymentId: world.providerPaymentId, amountCents: 5_000 }
    const taken = { id: 'txn_taken', amountCents: -5_000 }
    await world.deliver(signDispute(world, { ...dispute, status: 'lost', movements: [taken] }))
    expect(await world.balance(world.sponsor.userId)).toBe(0)
    const back = { id: 'txn_back', amountCents: 5_000 }
    await world.deliver(signDispute(world, { ...dispute, status: 'won', movements: [taken, back] }))
    expect(await world.balance(world.sponsor.userId)).toBe(5_250)
    expect(await world.findFaults()).toEqual([])
  })
})

test('money for credits that nobody can be handed waits for staff', async () => {
  const world = await buildBuyer()
  const { providerPaymentId } = await world.pay({ paidBy: 'guest@example.org' })
  await world.services.database.transaction((tx) =>
    tx.updateTable('checkouts').set({ erased_at: world.services.clock.now() }).execute(),
  )
  await world.deliverAll()
  const payment = await world.services.database.read((tx) =>
    tx
      .selectFrom('payments')
      .select(['state', 'review_reason'])
      .where('provider_payment_id', '=', providerPaymentId)
      .executeTakeFirstOrThrow(),
  )
  expect(payment).toEqual({ state: 'needs_review', review_reason: 'nobody to hand the credits to' })
  expect(await world.findFaults()).toEqual([])
})
