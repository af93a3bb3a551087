import { formatUsd } from '@tower/contract/money.ts'
import type { Tx } from '../../../database/database.ts'
import { freezeSlotsOfPayment } from '../../../matching/slots/freeze-slots.ts'
import { notifyStaff } from '../../../oversight/inbox/notify-staff.ts'
import { setDisputeState } from '../payments/payments.queries.ts'
import { applyRefund } from './apply-refund.ts'
import type { DisputeChange } from './changes.ts'
import { countOpenDisputes, findDispute, saveDispute } from './refunds.queries.ts'

export type DisputeFact = { paymentId: string; change: DisputeChange; at: Date }

/**
 * A payment is contested with the bank: open freezes what it brought, won thaws it, lost is a refund under the
 * dispute's own name. Its end is final, also when it is told before its beginning. False when nothing is new.
 */
export async function applyDispute(tx: Tx, { paymentId, change, at }: DisputeFact): Promise<boolean> {
  const { disputeId, amountCents, state } = change
  const known = await findDispute(tx, disputeId)
  if (known && (known.state !== 'open' || state === 'open')) return false
  await saveDispute(tx, { paymentId, providerDisputeId: disputeId, amountCents, state, at })
  await setDisputeState(tx, paymentId, state)
  if (state === 'open') await freezeSlotsOfPayment(tx, paymentId, at)
  else if (known) await thawUnlessDisputed(tx, paymentId)
  if (state === 'lost')
    await applyRefund(tx, { paymentId, refundId: disputeId, amountCents, reason: 'dispute_lost', at })
  await notifyStaff(tx, {
    type: `dispute_${state}`,
    title: titles[state],
    message: `${formatUsd(amountCents)}, dispute ${disputeId}.`,
    dedupeKey: `dispute:${disputeId}:${state}`,
  })
  return true
}

const titles: Record<DisputeChange['state'], string> = {
  open: 'Payment disputed',
  won: 'Dispute won',
  lost: 'Dispute lost',
}

async function thawUnlessDisputed(tx: Tx, paymentId: string): Promise<void> {
  if ((await countOpenDisputes(tx, paymentId)) === 0) await freezeSlotsOfPayment(tx, paymentId, null)
}
