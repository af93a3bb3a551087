import { isStaff } from '@tower/contract/access.ts'
import { Id } from '@tower/contract/id.contract.ts'
import { usualGrantNote } from '@tower/contract/money/credits.ts'
import type { Tx } from '../../../database/database.ts'
import type { Actor } from '../../../http/actor.ts'
import { writeAudit } from '../../../oversight/audit/write-audit.ts'
import { requireRecentProof } from '../../../people/identity/sessions/require-recent-proof.ts'
import { Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import { balanceOf } from '../../ledger/read-balance.ts'
import { recordPosting, transfer } from '../../ledger/record-posting.ts'
import { findPerson } from '../gifts/gifts.queries.ts'
import { announceWallets } from '../wallet/announce-wallet.ts'
import { creditsOf } from '../wallet/buyer.ts'
import { readReceived } from '../wallet/wallet.queries.ts'
import { insertGrantNote } from './grant-notes.queries.ts'

export type GrantCredits = {
  actor: Actor
  userId: string | null | undefined
  /** 100 are one credit. */
  cents: number
  note: string | null | undefined
  /** Chosen by the caller: the same key grants once. */
  idempotencyKey: string | undefined
}

/** Staff put credits into somebody's wallet. Answers what it holds then. */
export function grantCredits(services: Services, grant: GrantCredits): Promise<{ balanceCents: number }> {
  const { actor } = grant
  if (!isStaff(actor.role)) throw new Refusal('identity.role_not_allowed')
  requireRecentProof(actor, services.clock.now())
  return services.database.transaction(async (tx) => {
    const userId = await getHolder(tx, grant.userId)
    const wallet = creditsOf({ userId })
    const { transactionId, applied } = await recordPosting(tx, factOf(services, grant, userId))
    if (applied) await writeDown(tx, { ...grant, userId, transactionId, at: services.clock.now() })
    else await requireSameGrant(tx, transactionId, { userId, cents: grant.cents })
    return { balanceCents: await balanceOf(tx, wallet) }
  })
}

async function getHolder(tx: Tx, named: string | null | undefined): Promise<string> {
  const text = named?.trim()
  if (!text) throw new Refusal('credits.user_required')
  const id = Id.safeParse(text)
  const person = id.success ? await findPerson(tx, id.data) : undefined
  if (!person) throw new Refusal('credits.person_not_found')
  return person.id
}

function factOf(services: Services, { actor, cents, idempotencyKey }: GrantCredits, userId: string) {
  return {
    kind: 'platform_grant' as const,
    idempotencyKey: `grant:${actor.userId}:${idempotencyKey ?? services.random.uuid()}`,
    at: services.clock.now(),
    actorId: actor.userId,
    // What staff noted is kept beside the fact, which is never changed.
    memo: usualGrantNote,
    postings: transfer({ kind: 'credits_issued' }, creditsOf({ userId }), cents),
  }
}

async function requireSameGrant(
  tx: Tx,
  transactionId: string,
  { userId, cents }: { userId: string; cents: number },
): Promise<void> {
  const known = await readReceived(tx, transactionId)
  if (known?.to_id !== userId || known.cents !== cents) throw new Refusal('credits.gift_conflict')
}

type Written = Pick<GrantCredits, 'actor' | 'cents' | 'note'> & {
  userId: string
  transactionId: string
  at: Date
}

async function writeDown(tx: Tx, { actor, userId, cents, note, transactionId, at }: Written): Promise<void> {
  const words = note?.trim()
  if (words) await insertGrantNote(tx, { transactionId, note: words })
  await announceWallets(tx, [userId])
  await writeAudit(tx, {
    at,
    actorId: actor.userId,
    action: 'credits.grant',
    targetKind: 'user',
    targetId: userId,
    details: { credit_cents: cents, transaction_id: transactionId },
  })
}
