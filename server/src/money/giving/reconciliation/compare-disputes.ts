import type { Tx } from '../../../database/database.ts'
import type { Services } from '../../../services.ts'
import type { ProviderDispute } from '../../../payments/payment-facts.ts'
import { PaymentsRefused, type Payments } from '../../../payments/payments.ts'
import { applyChange } from '../refunds/apply-change.ts'
import { isNewerStanding } from '../refunds/dispute-standing.ts'
import type { Difference } from './differences.ts'
import { findTheirPayment } from './find-their-payment.ts'
import { listOwnDisputes } from './own-books.queries.ts'
import type { Subject } from './subject.ts'

/** Disputes, by the day they were opened. A bank takes months to end one, and an appeal begins after that. */
export const disputeSubject: Subject<ProviderDispute> = {
  kind: 'dispute',
  overlapDays: 180,
  list: (payments, since) => payments.listDisputesSince({ since }),
  idOf: ({ disputeId }) => disputeId,
  paymentIdOf: ({ paymentId }) => paymentId,
  dateOf: ({ createdAt }) => createdAt,
  read: (payments, { providerId }) => readDispute(payments, providerId),
  compare: compareDisputes,
  mend: mendDispute,
  isOurs: async (tx, providerId) => (await listOwnDisputes(tx, [providerId])).length > 0,
}

async function readDispute(payments: Payments, disputeId: string): Promise<ProviderDispute | undefined> {
  try {
    return await payments.readDispute(disputeId)
  } catch (error) {
    if (error instanceof PaymentsRefused && error.reason === 'resource_missing') return undefined
    throw error
  }
}

async function compareDisputes(
  tx: Tx,
  theirs: readonly ProviderDispute[],
): Promise<Map<string, Difference[]>> {
  const rows = await listOwnDisputes(
    tx,
    theirs.map(({ disputeId }) => disputeId),
  )
  const ours = new Map(rows.map((row) => [row.provider_dispute_id, row]))
  return new Map(theirs.map((one) => [one.disputeId, compareDispute(one, ours.get(one.disputeId))]))
}

type Own = Awaited<ReturnType<typeof listOwnDisputes>>[number]

function compareDispute(theirs: ProviderDispute, ours: Own | undefined): Difference[] {
  const { state, paymentId } = theirs
  if (!ours) return [{ what: 'missing_here', details: `${state}, of payment ${paymentId}` }]
  if (ours.review_reason !== null) return [{ what: 'needs_review', details: ours.review_reason }]
  if (ours.state === state && !isNewerStanding(ours, theirs)) return []
  return [{ what: 'state', details: `there ${state}, here ${ours.state}, of payment ${paymentId}` }]
}

async function mendDispute(services: Services, theirs: ProviderDispute): Promise<void> {
  const { paymentId: providerPaymentId } = theirs
  if (!(await findTheirPayment(services, providerPaymentId))) return
  await services.database.transaction((tx) =>
    applyChange(services, tx, { providerPaymentId, change: { kind: 'dispute', dispute: theirs } }),
  )
}
