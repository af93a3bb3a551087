import { creditsPerUse, type CreditUseReason, isToolReason } from '@tower/contract/money/credit-uses.ts'
import { creditCents } from '@tower/contract/money.ts'
import { brokenConstraint, type Tx } from '../../../database/database.ts'
import type { Actor } from '../../../http/actor.ts'
import { listOwnSponsors } from '../../../matching/classrooms/list-own-sponsors.ts'
import { Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import { lockBalances } from '../../ledger/lock-balances.ts'
import { recordNewPosting, transfer } from '../../ledger/record-posting.ts'
import { announceWallets } from '../wallet/announce-wallet.ts'
import { purseOf } from './purse-of.ts'
import { findUseByKey, insertUse, type UseRow } from './uses.queries.ts'

export type ConsumeCredit = {
  actor: Actor
  /** Who pays where the teacher has no tools credits. */
  sponsorId: string | null
  reason: CreditUseReason
  /** Chosen by the caller: the same key takes one credit, and another one only where the first was given back. */
  requestKey: string | undefined
}

export type ConsumedCredit = { useId: string; reason: CreditUseReason; takenFrom: 'tools' | 'sponsor' }

const priceCents = creditsPerUse * creditCents

/**
 * Takes one credit of a teacher's tools credits, else of the wallet of the sponsor named, and opens a use: what is made
 * next ends it, and what nothing comes of is given back. Both accounts are locked before it is decided whose credit it
 * is, so that of many at once as many are taken as there are.
 */
export async function consumeCredit(services: Services, wish: ConsumeCredit): Promise<ConsumedCredit> {
  const requestKey = wish.requestKey ?? services.random.uuid()
  const id = services.random.uuid()
  try {
    const use = await services.database.transaction((tx) =>
      consume(tx, { ...wish, id, requestKey, at: services.clock.now() }),
    )
    return { useId: use.id, reason: use.reason, takenFrom: use.sponsor_id === null ? 'tools' : 'sponsor' }
  } catch (error) {
    // Sent twice at the same moment: by now the other one is there.
    if (brokenConstraint(error) !== 'credit_uses__once') throw error
    return consumeCredit(services, { ...wish, requestKey })
  }
}

type Consumed = ConsumeCredit & { id: string; requestKey: string; at: Date }

async function consume(tx: Tx, wish: Consumed): Promise<UseRow> {
  const { actor, sponsorId, reason, id, requestKey, at } = wish
  const teacherId = actor.userId
  const known = await findUseByKey(tx, { teacherId, requestKey })
  if (known) {
    requireSame(known, reason)
    // Nothing can come of it any more: whoever presses again gets a use that something can come of.
    if (known.state === 'refunded') return consume(tx, { ...wish, requestKey: keyAfter(known) })
    return known
  }
  if (sponsorId !== null && !(await listOwnSponsors(tx, teacherId)).includes(sponsorId))
    throw new Refusal('credits.not_own_sponsor')
  const from = await choosePurse(tx, wish)
  const use = { id, teacher_id: teacherId, sponsor_id: from === 'tools' ? null : sponsorId, reason }
  const transactionId = await recordNewPosting(tx, {
    kind: 'spend',
    idempotencyKey: `credit-use:${id}`,
    at,
    actorId: teacherId,
    memo: reason,
    postings: transfer(purseOf(use), { kind: 'credits_spent' }, priceCents),
  })
  await insertUse(tx, { ...use, transaction_id: transactionId, request_key: requestKey, created_at: at })
  await announceWallets(tx, [use.sponsor_id ?? teacherId])
  return { ...use, state: 'open' }
}

/** Of all that come again under the key of one that was given back, one makes the next use. */
function keyAfter({ id }: UseRow): string {
  return `after:${id}`
}

function requireSame(known: UseRow, reason: CreditUseReason): void {
  if (known.reason !== reason) throw new Refusal('credits.use_conflict')
}

/** Tools credits pay for tools, as long as there are any; all else is the sponsor's. */
async function choosePurse(tx: Tx, { actor, sponsorId, reason }: Consumed): Promise<'tools' | 'sponsor'> {
  const [tools = 0, wallet = 0] = await lockBalances(tx, [
    { kind: 'tools_wallet', ownerId: actor.userId },
    ...(sponsorId === null ? [] : [{ kind: 'wallet', ownerId: sponsorId } as const]),
    { kind: 'credits_spent' },
  ])
  if (isToolReason(reason) && tools >= priceCents) return 'tools'
  if (sponsorId === null) throw new Refusal('credits.not_enough')
  if (wallet < priceCents) throw new Refusal('credits.sponsor_not_enough')
  return 'sponsor'
}
