import type { AddressInfo } from 'node:net'
import type { Role } from '@tower/contract/access.ts'
import type { CallOutput } from '@tower/contract/endpoint.ts'
import type { cardEndpoints } from '@tower/contract/spending/cards.contract.ts'
import type { shoppingEndpoints } from '@tower/contract/spending/shopping.contract.ts'
import { ensureAccount } from '../../../src/people/identity/accounts/ensure-account.ts'
import { openSession } from '../../../src/people/identity/sessions/open-session.ts'
import { buildBudget } from '../../money/budgets/build-budget.ts'
import { untilDelivered } from '../../vendors/stripe/build-sandbox.ts'

export type CardWorld = Awaited<ReturnType<typeof buildCards>>
export type IssuedAnswer = CallOutput<typeof cardEndpoints.issue>
export type SessionAnswer = CallOutput<typeof shoppingEndpoints.start>

/**
 * For tests: a teacher with money, the real app on a port, and the sandbox as issuer of cards: merchants ask for approval
 * and take money, and the app hears of it by signed events over HTTP.
 */
export async function buildCards(settings: Parameters<typeof buildBudget>[0] = {}) {
  const world = await buildBudget(settings)
  const { app, services, sandbox, teacherId } = world
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  await sandbox.pointAt({ webhookUrl: `http://127.0.0.1:${port}/webhooks/stripe` })

  const bearerOf = (userId: string): Promise<string> =>
    services.database.transaction(async (tx) => {
      const session = await openSession(services, tx, {
        userId,
        userAgent: undefined,
        at: services.clock.now(),
      })
      return session.access_token
    })
  const bearer = await bearerOf(teacherId)

  /** Signs somebody else in. */
  async function signInAs(role: Role, email = `${role}@example.org`) {
    const { userId } = await services.database.transaction((tx) =>
      ensureAccount(tx, { email, role, at: services.clock.now(), actorId: null }),
    )
    return { userId, bearer: await bearerOf(userId) }
  }

  return { ...world, bearer, signInAs, ...buildBuyer(world, bearer) }
}

type World = Awaited<ReturnType<typeof buildBudget>>

/** What a teacher does with cards, and merchants with them. */
function buildBuyer({ app, services, sandbox, teacherId }: World, bearer: string) {
  const post = (url: string, payload: object, as = bearer) =>
    app.inject({ method: 'POST', url, payload, headers: { authorization: `Bearer ${as}` } })
  const get = (url: string, as = bearer) => app.inject({ url, headers: { authorization: `Bearer ${as}` } })
  const functions = '/.netlify/functions'

  const issue = (body: object = {}, as = bearer) =>
    post(`${functions}/issue-card`, { merchant: 'amazon.com', amountCents: 10_000, ...body }, as)

  /** A card with its id at the issuer. */
  async function issueCard(body: object = {}) {
    const { card } = (await issue(body)).json<IssuedAnswer>()
    const row = await allowance(card.id)
    return { ...card, issuerCardId: row.issuer_card_id ?? '' }
  }

  const allowance = (id: string) =>
    services.database.read((tx) =>
      tx.selectFrom('card_allowances').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
    )

  /** Everything the issuer had to tell was delivered. */
  const settled = () => untilDelivered(sandbox, 20_000)

  const buy = (issuerCardId: string, amountCents: number, merchant = 'AMZN Mktp US*2K4TZ') =>
    sandbox.authorizeCard(issuerCardId, { merchant, amountCents })

  async function capture(authorizationId: string, amountCents?: number, staysOpen = false) {
    const taken = await sandbox.captureAuthorization(authorizationId, {
      ...(amountCents !== undefined && { amountCents }),
      staysOpen,
    })
    await settled()
    return taken
  }

  const start = (body: object = {}, as = bearer) =>
    post(`${functions}/teacher-session-attach`, { vendor: 'amazon', amountUsd: '100', ...body }, as)
  const readSession = async (id: string) =>
    (await get(`${functions}/teacher-shop/session?id=${id}`)).json<
      CallOutput<typeof shoppingEndpoints.read>
    >().session

  return {
    ...{ post, get, functions, issue, issueCard, allowance, buy, capture, settled },
    verifiedCard: (vendor?: 'amazon' | 'walmart') => verifyCard(services, { teacherId, vendor }),
    ...{ start, readSession },
  }
}

/** A verified card of a vendor that the issuer knows, and its id there. */
async function verifyCard(
  services: World['services'],
  { teacherId, vendor = 'amazon' }: { teacherId: string; vendor?: 'amazon' | 'walmart' | undefined },
) {
  const issued = await services.cardIssuer.issueCard({
    cardId: services.random.uuid(),
    amountCents: 500_000,
  })
  const at = services.clock.now()
  await services.database.transaction((tx) =>
    tx
      .insertInto('teacher_cards')
      .values({
        ...{ teacher_id: teacherId, vendor, label: 'card', status: 'active', last4: issued.last4 },
        ...{ external_id: issued.issuerCardId, verified_at: at, created_at: at, updated_at: at },
      })
      .execute(),
  )
  return issued
}
