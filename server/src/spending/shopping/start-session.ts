import type { CardVendor } from '@tower/contract/spending/cards.ts'
import { readTypedAmount, sessionBudgetCents } from '@tower/contract/spending/shopping.ts'
import type { Tx } from '../../database/database.ts'
import type { Hands } from '../../outbound-act.ts'
import { announce } from '../../realtime/announce.ts'
import { Refusal } from '../../refusal.ts'
import type { Services } from '../../services.ts'
import { openAllowance } from '../cards/allowances/open-allowance.ts'
import { findReadyCard } from '../cards/teacher-cards/find-ready-card.ts'
import { findSession, insertSession, type SessionRow } from './shopping.queries.ts'

export type StartSession = {
  teacherId: string
  vendor: CardVendor
  /** Dollars, as they were typed. */
  amount: string | number | undefined
  requestKey: string | undefined
}

/**
 * Starts a session with the verified card of a vendor, and sets its amount and the vendor's buffer aside. The same request
 * starts one. Above the limit somebody of the staff agrees first.
 */
export async function startSession(services: Services & Hands, wish: StartSession): Promise<SessionRow> {
  const typed = readTypedAmount(String(wish.amount ?? ''))
  if ('fault' in typed) throw new Refusal(typed.fault)
  const { amountCents } = typed
  const id = services.random.uuid()
  const at = services.clock.now()
  const started = await services.database.transaction(async (tx) => {
    const sessionId = await open(services, tx, { ...wish, id, amountCents, at })
    if (sessionId instanceof Refusal) return sessionId
    const session = await findSession(tx, { id: sessionId, teacherId: wish.teacherId })
    if (!session) throw new Error('a session was started and is not there')
    return session
  })
  if (started instanceof Refusal) throw started
  return started
}

type Opening = StartSession & { id: string; amountCents: number; at: Date }

async function open(
  services: Services & Hands,
  tx: Tx,
  { id, teacherId, vendor, amountCents, requestKey, at }: Opening,
): Promise<string | Refusal> {
  const card = await findReadyCard(tx, { teacherId, vendor })
  if (!card) throw new Refusal('shopping.card_not_verified')
  const budgetCents = sessionBudgetCents(vendor, amountCents)
  const { openedBefore, waits } = await openAllowance(services, tx, {
    ...{ id, purpose: 'session', teacherId, vendor, at },
    amountCents: budgetCents,
    requestKey: requestKey ?? id,
    issuerCardId: card.issuerCardId,
  })
  if (waits) return waits
  if (openedBefore !== undefined) return openedBefore
  await insertSession(tx, {
    id,
    teacher_id: teacherId,
    teacher_card_id: card.id,
    vendor,
    status: 'started',
    card_last4: card.last4,
    alias_email: card.aliasEmail,
    amount_cents: amountCents,
    budget_cents: budgetCents,
    started_at: at,
    created_at: at,
    updated_at: at,
  })
  await announce(tx, { topic: 'session.changed', audience: { userId: teacherId }, payload: { id } })
  return id
}
