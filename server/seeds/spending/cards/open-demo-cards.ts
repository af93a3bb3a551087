import type { CardAuthorization, CardEvent } from '../../../src/payments/card-events.ts'
import type { Services } from '../../../src/services.ts'
import { saveCard } from '../../../src/spending/cards/teacher-cards/save-card.ts'
import { saveOwnCard } from '../../../src/spending/cards/teacher-cards/save-own-card.ts'
import { applyCardEvent } from '../../../src/spending/shopping/apply-card-event.ts'
import { startSession } from '../../../src/spending/shopping/start-session.ts'
import { demoId } from '../../demo-chance.ts'
import { describeDemoOrder } from './describe-demo-order.ts'

const teacherId = demoId('teacher@tower.test')
const actorId = demoId('admin@tower.test')

/**
 * The demo's teacher has an Amazon card on file that staff put there, a purchase with it that arrived, and a session that
 * has just begun.
 */
export async function openDemoCards(base: Services): Promise<void> {
  if (await isOpen(base)) return
  const services = { ...base, hands: [] }
  const { issuerCardId, last4 } = await issueDemoCard(services)
  await saveCard(services, {
    ...{ actorId, teacherId, vendor: 'amazon', status: 'active', last4, externalId: issuerCardId },
    ...{ limitCents: 40_000, notes: 'For the school year.', requestKey: demoId('amazon card') },
  })
  const own = { teacherId, vendor: 'amazon' as const, last4, verify: true }
  await saveOwnCard(services, { ...own, aliasEmail: 'supplies@demo.test' })
  const wish = { teacherId, vendor: 'amazon' as const }
  const bought = await startSession(services, { ...wish, amount: '42.00', requestKey: demoId('session 1') })
  for (const event of purchaseOf(services, issuerCardId)) await applyCardEvent(services, event)
  await describeDemoOrder(services, bought.id)
  await startSession(services, { ...wish, amount: '25.00', requestKey: demoId('session 2') })
}

function isOpen({ database }: Services): Promise<boolean> {
  return database.read(async (tx) => {
    const card = await tx
      .selectFrom('teacher_cards')
      .select('id')
      .where('teacher_id', '=', teacherId)
      .executeTakeFirst()
    return card !== undefined
  })
}

/** A card of the sandbox, where there is one: its purchases are told to us. */
async function issueDemoCard({ cardIssuer }: Services): Promise<{ issuerCardId: string; last4: string }> {
  if (!cardIssuer.isOffered) return { issuerCardId: 'ic_demo', last4: '4242' }
  return cardIssuer.issueCard({ cardId: demoId('amazon card'), amountCents: 500_000 })
}

/** What the issuer tells of a purchase of $44.10 that was settled. */
function purchaseOf({ clock }: Services, issuerCardId: string): CardEvent[] {
  const createdAt = clock.now()
  const authorization: CardAuthorization = {
    ...{ authorizationId: 'iauth_demo', issuerCardId, amountCents: 4_410, currency: 'usd' },
    ...{ isApproved: true, state: 'pending', merchant: { name: 'AMZN Mktp US*DEMO', url: null } },
  }
  return [
    { eventId: 'evt_demo_1', createdAt, kind: 'authorization_requested', authorization },
    {
      ...{ eventId: 'evt_demo_2', createdAt, kind: 'transaction' },
      transaction: {
        ...{ transactionId: 'ipi_demo', authorizationId: 'iauth_demo', issuerCardId },
        ...{ kind: 'capture', amountCents: 4_410, happenedAt: createdAt },
      },
    },
    {
      ...{ eventId: 'evt_demo_3', createdAt, kind: 'authorization_changed' },
      authorization: { ...authorization, state: 'closed' },
    },
  ]
}
