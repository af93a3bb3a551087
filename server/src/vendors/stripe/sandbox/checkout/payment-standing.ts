import type { SandboxContext } from '../context.ts'
import type { DisputeStatus } from '../objects.ts'

/** Where the payment of a completed checkout stands, as its payer's bank sees it. */
export interface PaymentStanding {
  paymentId: string
  /** A bank debit that was promised and has not arrived. */
  isOnItsWay: boolean
  /** Money came, and was never contested or sent back whole. */
  isContestable: boolean
  /** The latest dispute. */
  dispute: { id: string; status: DisputeStatus } | null
}

/** Describes the payment of a checkout; null where none was begun, and for the months of a monthly gift. */
export function describePayment(context: SandboxContext, intentId: string | null): PaymentStanding | null {
  const { intents, charges, disputes } = context.tables
  const intent = intents.get(intentId ?? '')
  if (intent === undefined) return null
  const charge = charges.get(intent.latest_charge ?? '')
  const latest = Array.from(disputes.values()).findLast(({ charge: id }) => id === charge?.id)
  return {
    paymentId: intent.id,
    isOnItsWay: intent.status === 'processing',
    isContestable: charge?.status === 'succeeded' && !charge.disputed && !charge.refunded,
    dispute: latest === undefined ? null : { id: latest.id, status: latest.status },
  }
}
