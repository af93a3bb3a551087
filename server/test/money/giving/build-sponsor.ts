import { insertSavedCard } from '../../../src/money/giving/saved-cards/saved-cards.queries.ts'
import type { GivingWorld } from './build-giving.ts'

/** For tests: a sponsor who is signed in and gives from the dashboard, with a kept card where one is wanted. */
export async function buildSponsor(
  world: GivingWorld,
  { email = 'dana@example.org', card }: { email?: string; card?: { declineCode?: string } } = {},
) {
  const { services, app } = world
  const { userId, bearer } = await world.signIn(email)
  const headers = { authorization: `Bearer ${bearer}` }
  if (card) await keepTestCard(world, userId, card)

  const donate = (body: Record<string, unknown> = {}) =>
    app.inject({
      method: 'POST',
      url: '/api/sponsor/donate',
      headers,
      payload: { kind: 'platform_program', usd_cents: 40_000, idempotency_key: 'one-view', ...body },
    })
  const read = (url: string) => app.inject({ url, headers })

  /** What the provider took from anybody, in cents, oldest first. */
  async function listCharged(): Promise<number[]> {
    const taken: number[] = []
    for await (const payment of services.payments.listPayments({ since: new Date(0) }))
      taken.unshift(payment.amountCents)
    return taken
  }

  return { userId, bearer, headers, donate, read, listCharged }
}

/** For tests: a card at the provider and with us. */
export async function keepTestCard(
  { sandbox, services }: GivingWorld,
  userId: string,
  { declineCode, customerRef = `cus_${userId}` }: { declineCode?: string; customerRef?: string } = {},
): Promise<void> {
  await sandbox.giveSavedCard(customerRef, declineCode === undefined ? {} : { declineCode })
  const card = { brand: 'visa', last4: '4242', expMonth: 12, expYear: 2040 }
  await services.database.transaction((tx) =>
    insertSavedCard(tx, { userId, customerRef, card, at: services.clock.now() }),
  )
}
