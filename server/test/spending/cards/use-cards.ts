import type { CardEvent } from '../../../src/payments/card-events.ts'
import type { Services } from '../../../src/services.ts'
import {
  findAllowanceForUpdate,
  updateAllowance,
} from '../../../src/spending/cards/allowances/allowances.queries.ts'
import { openAllowance } from '../../../src/spending/cards/allowances/open-allowance.ts'
import { closeAllowance } from '../../../src/spending/cards/allowances/settle-allowance.ts'
import { takeCardEvent } from '../../../src/spending/cards/allowances/take-card-event.ts'

const merchant = { name: 'WALMART.COM', url: null }

/**
 * For tests of the books: a teacher's cards. One was bought with and gave some back, one buys and holds a purchase, one is
 * over and holds a purchase still, and of one a merchant took more than the budget has.
 */
export async function useCards(services: Services, { teacherId }: { teacherId: string }): Promise<void> {
  const { database, clock, random } = services
  const at = clock.now()
  async function open(issuerCardId: string, amountCents: number): Promise<string> {
    const id = random.uuid()
    const wish = {
      id,
      purpose: 'one_time_card',
      teacherId,
      vendor: 'walmart',
      amountCents,
      at,
    } as const
    await database.transaction(async (tx) => {
      await openAllowance({ ...services, hands: [] }, tx, { ...wish, requestKey: random.uuid() })
      await updateAllowance(tx, id, { state: 'open', issuer_card_id: issuerCardId })
    })
    return id
  }
  type Told = CardEvent extends infer Event
    ? Event extends CardEvent
      ? Omit<Event, 'eventId' | 'createdAt'>
      : never
    : never
  const tell = (told: Told) =>
    database.transaction((tx) =>
      takeCardEvent(tx, { event: { ...told, eventId: random.uuid(), createdAt: at }, at }),
    )
  const buy = (issuerCardId: string, amountCents: number) =>
    tell({
      kind: 'authorization_requested',
      authorization: {
        ...{ authorizationId: `iauth_${issuerCardId}`, issuerCardId, amountCents, currency: 'usd' },
        ...{ isApproved: false, state: 'pending', merchant },
      },
    })
  const book = (issuerCardId: string, kind: 'capture' | 'refund', amountCents: number) =>
    tell({
      kind: 'transaction',
      transaction: {
        ...{ transactionId: `ipi_${issuerCardId}_${kind}`, authorizationId: `iauth_${issuerCardId}` },
        ...{ issuerCardId, kind, amountCents, happenedAt: at },
      },
    })

  await open('used', 1_000)
  await buy('used', 900)
  await book('used', 'capture', 900)
  await book('used', 'refund', 200)
  await open('beyond', 1_000)
  await book('beyond', 'capture', 90_000_000)
  await open('busy', 2_000)
  await buy('busy', 1_500)
  const over = await open('over', 3_000)
  await buy('over', 2_500)
  await database.transaction(async (tx) => {
    const allowance = await findAllowanceForUpdate(tx, over)
    if (allowance) await closeAllowance(tx, allowance, { at })
  })
}
