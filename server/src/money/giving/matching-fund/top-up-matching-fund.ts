import { isStaff } from '@tower/contract/access.ts'
import { formatUsd } from '@tower/contract/money.ts'
import { brokenConstraint } from '../../../database/database.ts'
import type { Actor } from '../../../http/actor.ts'
import { writeAudit } from '../../../oversight/audit/write-audit.ts'
import { notifyStaff } from '../../../oversight/inbox/notify-staff.ts'
import { requireRecentProof } from '../../../people/identity/sessions/require-recent-proof.ts'
import { Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import { recordPosting, transfer } from '../../ledger/record-posting.ts'

export type TopUpMatchingFund = {
  actor: Actor
  amountCents: number
  /** Chosen by the caller: the same key moves the money once. */
  idempotencyKey: string
}

/**
 * Staff set money of the operations fund aside for matching: from now on each house slot brings a second. Answers
 * whether this call moved it. What operations doesn't hold can't be set aside.
 */
export async function topUpMatchingFund(
  services: Services,
  { actor, amountCents, idempotencyKey }: TopUpMatchingFund,
): Promise<{ applied: boolean }> {
  if (!isStaff(actor.role)) throw new Refusal('identity.role_not_allowed')
  requireRecentProof(actor, services.clock.now())
  if (!Number.isSafeInteger(amountCents) || amountCents < 1) throw new Refusal('giving.amount_invalid')
  try {
    return await services.database.transaction(async (tx) => {
      const at = services.clock.now()
      const { transactionId, applied } = await recordPosting(tx, {
        kind: 'matching_topped_up',
        idempotencyKey: `matching-top-up:${idempotencyKey}`,
        at,
        actorId: actor.userId,
        postings: transfer({ kind: 'fund_operations' }, { kind: 'fund_matching' }, amountCents),
      })
      if (!applied) return { applied }
      await notifyStaff(tx, {
        type: 'matching_topped_up',
        title: 'Matching fund topped up',
        message: `${formatUsd(amountCents)} moved from operations to the matching fund.`,
        dedupeKey: `matching-top-up:${transactionId}`,
      })
      await writeAudit(tx, {
        at,
        actorId: actor.userId,
        action: 'giving.top_up_matching_fund',
        targetKind: 'ledger_transaction',
        targetId: transactionId,
        details: { amount_cents: amountCents },
      })
      return { applied }
    })
  } catch (error) {
    if (brokenConstraint(error) === 'ledger_accounts__not_below_floor')
      throw new Refusal('giving.fund_too_small')
    throw error
  }
}
