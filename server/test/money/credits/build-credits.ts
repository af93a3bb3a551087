import type { CallOutput } from '@tower/contract/endpoint.ts'
import type { creditEndpoints } from '@tower/contract/money/credits.contract.ts'
import type { marketEndpoints } from '@tower/contract/money/market.contract.ts'
import type { Role } from '@tower/contract/access.ts'
import { ensureAccount } from '../../../src/people/identity/accounts/ensure-account.ts'
import { openSession } from '../../../src/people/identity/sessions/open-session.ts'
import { balanceOf } from '../../../src/money/ledger/read-balance.ts'
import { recordPosting, transfer } from '../../../src/money/ledger/record-posting.ts'
import { soldByPayment } from '../../../src/money/giving/invariants/packs.ts'
import { buildGiving, type GivingWorld } from '../giving/build-giving.ts'

export type CreditsWorld = Awaited<ReturnType<typeof buildCredits>>
type Settings = Parameters<typeof buildGiving>[0]
type Pack = { name?: string; priceCents?: number; creditCents?: number; active?: boolean }
type Purchase = {
  pack?: string
  /** Of whoever is signed in. */
  bearer?: string
  /** The address entered on the payment page. */
  paidBy?: string
}

/** For tests: the real app with packs, people with wallets, and a payment provider. */
export async function buildCredits(settings: Settings = {}) {
  const world = await buildGiving(settings)
  // What fills a wallet here nobody bought, and the books say so.
  const findFaults = async () =>
    (await world.findFaults()).filter(({ invariant }) => invariant !== soldByPayment)
  return { ...world, findFaults, ...buildRows(world), ...buildLooks(world), ...buildBuyers(world) }
}

/** What there is: people, packs, credits in wallets. */
function buildRows({ services }: GivingWorld) {
  /** Somebody with a proven address and an open session. */
  function person(email: string, role: Role, fullName: string | null = null) {
    const at = services.clock.now()
    return services.database.transaction(async (tx) => {
      const { userId } = await ensureAccount(tx, { email, role, fullName, at, actorId: null })
      await tx.updateTable('users').set({ email_verified_at: at }).where('id', '=', userId).execute()
      const session = await openSession(services, tx, { userId, userAgent: undefined, at })
      return { userId, email, bearer: session.access_token }
    })
  }

  function pack({ name = 'Builder', priceCents = 5_000, creditCents = 5_250, active = true }: Pack = {}) {
    const row = { name, price_cents: priceCents, credit_cents: creditCents, active }
    return services.database.transaction((tx) =>
      tx.insertInto('credit_packs').values(row).returning(['id', 'name']).executeTakeFirstOrThrow(),
    )
  }

  /** Puts credits into a wallet without a purchase. */
  function fill(userId: string, cents: number) {
    return services.database.transaction((tx) =>
      recordPosting(tx, {
        kind: 'pack_purchase',
        idempotencyKey: `test:${crypto.randomUUID()}`,
        at: services.clock.now(),
        postings: transfer({ kind: 'credits_issued' }, { kind: 'wallet', ownerId: userId }, cents),
      }),
    )
  }

  const balance = (userId: string) =>
    services.database.read((tx) => balanceOf(tx, { kind: 'wallet', ownerId: userId }))

  return { person, pack, fill, balance }
}

/** What people see. */
function buildLooks({ app }: GivingWorld) {
  function get(url: string, bearer?: string) {
    const headers = bearer === undefined ? {} : { authorization: `Bearer ${bearer}` }
    return app.inject({ method: 'GET', url, headers })
  }

  /** What a sponsor's wallet shows. */
  const walletOf = async (bearer: string) =>
    (await get('/api/sponsor/wallet', bearer)).json<CallOutput<typeof creditEndpoints.wallet>>()

  /** The ledger of the marketplace, as staff see it. */
  const marketLedger = async (bearer: string, query = '') =>
    (await get(`/api/admin/market/ledger${query}`, bearer)).json<CallOutput<typeof marketEndpoints.ledger>>()

  return { get, walletOf, marketLedger }
}

/** What people do. */
function buildBuyers({ services, post, sandbox, deliverAll }: GivingWorld) {
  /** A pack paid for, its events still on their way. */
  async function pay({ pack: name = 'Builder', bearer, paidBy }: Purchase) {
    const answer = await post('/.netlify/functions/credits-create-checkout', { pack: name }, bearer)
    if (answer.statusCode !== 200) throw new Error(`no checkout: ${answer.statusCode} ${answer.body}`)
    const sessionId = new URL(answer.json<{ url: string }>().url).pathname.split('/').at(-1) ?? ''
    await sandbox.pay(sessionId, 'paid', paidBy === undefined ? {} : { email: paidBy })
    const { paymentId } = await services.payments.readCheckout(sessionId)
    if (paymentId === null) throw new Error('a paid checkout has a payment')
    return { sessionId, providerPaymentId: paymentId }
  }

  /** A pack paid for and told; answers our payment. */
  async function buy(purchase: Purchase) {
    const { providerPaymentId, sessionId } = await pay(purchase)
    await deliverAll()
    const { id } = await services.database.read((tx) =>
      tx
        .selectFrom('payments')
        .select('id')
        .where('provider_payment_id', '=', providerPaymentId)
        .executeTakeFirstOrThrow(),
    )
    return { paymentId: id, providerPaymentId, sessionId }
  }

  const giveCredits = (bearer: string, body: Record<string, unknown>) =>
    post('/api/sponsor/gift-credits', body, bearer)

  return { pay, buy, giveCredits }
}

type Answer = { json<Body>(): Body }

/** The sentence of a refusal. */
export const errorOf = (answer: Answer) => answer.json<{ error: string }>().error
export const codeOf = (answer: Answer) => answer.json<{ code: string }>().code
