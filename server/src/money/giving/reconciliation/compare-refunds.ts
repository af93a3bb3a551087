import type { Tx } from '../../../database/database.ts'
import type { Services } from '../../../services.ts'
import type { ProviderRefund } from '../../../payments/payment-facts.ts'
import { applyChange } from '../refunds/apply-change.ts'
import type { Difference } from './differences.ts'
import { findTheirPayment } from './find-their-payment.ts'
import { listOwnRefunds } from './own-books.queries.ts'
import type { Subject } from './subject.ts'

/** Refunds, by their own day: most are made long after their payment. A bank may send one back for a month. */
export const refundSubject: Subject<ProviderRefund> = {
  kind: 'refund',
  overlapDays: 35,
  list: (payments, since) => payments.listRefundsSince({ since }),
  idOf: ({ refundId }) => refundId,
  paymentIdOf: ({ paymentId }) => paymentId,
  dateOf: ({ createdAt }) => createdAt,
  read: async (payments, { providerId, providerPaymentId }) => {
    const refunds = await payments.listRefunds(providerPaymentId)
    return refunds.find(({ refundId }) => refundId === providerId)
  },
  compare: compareRefunds,
  mend: mendRefund,
  isOurs: async (tx, providerId) => (await listOwnRefunds(tx, [providerId])).length > 0,
}

async function compareRefunds(tx: Tx, theirs: readonly ProviderRefund[]): Promise<Map<string, Difference[]>> {
  const rows = await listOwnRefunds(
    tx,
    theirs.map(({ refundId }) => refundId),
  )
  const ours = new Map(rows.map((row) => [row.provider_refund_id, row.state]))
  return new Map(theirs.map((one) => [one.refundId, compareRefund(one, ours.get(one.refundId))]))
}

function compareRefund(
  { status, paymentId, amountCents }: ProviderRefund,
  ours: string | undefined,
): Difference[] {
  // Of nothing there is nothing to book; staff are told of it when it comes.
  if (ours === status || amountCents === 0) return []
  // What was never booked and came to nothing left no trace to mend.
  if (ours === undefined && (status === 'failed' || status === 'canceled')) return []
  if (ours === undefined) return [{ what: 'missing_here', details: `${status}, of payment ${paymentId}` }]
  return [{ what: 'state', details: `there ${status}, here ${ours}, of payment ${paymentId}` }]
}

async function mendRefund(services: Services, theirs: ProviderRefund): Promise<void> {
  const { paymentId: providerPaymentId } = theirs
  if (!(await findTheirPayment(services, providerPaymentId))) return
  await services.database.transaction((tx) =>
    applyChange(services, tx, { providerPaymentId, change: { kind: 'refunds', refunds: [theirs] } }),
  )
}
