import { endPayout, payOut } from './balance-moves.ts'
import { expireSession } from './checkout-calls.ts'
import type { SandboxContext } from './context.ts'
import type { DeliveryReport, SandboxControls } from './controls.ts'
import { buildCustomer } from './customer-calls.ts'
import { type DeliveryMode, planDelivery } from './deliveries.ts'
import { moveDispute, openDispute } from './dispute-moves.ts'
import { resourceMissing } from './faults.ts'
import { driveIssuing } from './issuing/drive-issuing.ts'
import type { AskApproval } from './issuing/issuing-moves.ts'
import { describeHostedPage, paySession, settleDelayedSession } from './checkout/hosted-page.ts'
import { rememberPayments } from './known-payments.ts'
import { rememberSubscriptions } from './known-subscriptions.ts'
import type { StoredDelivery, WireDispute } from './objects.ts'
import type { Outages } from './outages.ts'
import { createCard, payUnasked } from './payment-moves.ts'
import type { Change } from './state.ts'
import { moveRefund, type RefundStatus } from './refund-moves.ts'
import { moveSubscription, passMonth, retryInvoice } from './subscription-moves.ts'

interface SandboxParts {
  context: SandboxContext
  outages: Outages
  askApproval: AskApproval
  setDelivery(mode: DeliveryMode): void
  setRefunds(status: RefundStatus): void
  pointAt(addresses: { publicOrigin?: string; webhookUrl?: string }): void
}

/** The controls of a sandbox in this process. */
export function driveSandbox({ context, outages, ...parts }: SandboxParts): SandboxControls {
  return {
    ...driveIssuing(context, parts.askApproval),
    describe: async (sessionId) => describeHostedPage(context, sessionId),
    async pay(sessionId, outcome, payer = {}) {
      const { redirectTo, change } = paySession(context, sessionId, outcome, payer)
      context.commit(change)
      return { redirectTo }
    },
    async payUnasked(amountCents, payer = {}) {
      const { intent, change } = payUnasked(context, amountCents, {
        ...{ email: null, name: null },
        ...payer,
      })
      context.commit(change)
      return { paymentId: intent.id }
    },
    rememberPayments: async (payments) => context.commit(rememberPayments(context, payments)),
    rememberSubscriptions: async (gifts) => context.commit(rememberSubscriptions(context, gifts)),
    settleDelayed: async (sessionId, result) =>
      context.commit(settleDelayedSession(context, sessionId, result)),
    expireCheckout: async (sessionId) =>
      context.commit(expireSession(context, { id: sessionId, form: {} }).change),
    giveSavedCard: async (customerRef, card = {}) => context.commit(savedCard(context, customerRef, card)),
    passMonth: async (subscriptionId, outcome) => context.commit(passMonth(context, subscriptionId, outcome)),
    retryInvoice: async (invoiceId, outcome) => context.commit(retryInvoice(context, invoiceId, outcome)),
    openDispute: async (...dispute) => commitDispute(context, openDispute(context, ...dispute)),
    moveDispute: async (disputeId, status) => context.commit(moveDispute(context, disputeId, status)),
    closeDispute: async (disputeId, status) => context.commit(moveDispute(context, disputeId, status)),
    returnDebit: async (paymentId, reason = 'insufficient_funds') =>
      commitDispute(context, openDispute(context, paymentId, undefined, { status: 'lost', reason })),
    setRefunds: async (status) => parts.setRefunds(status),
    moveRefund: async (refundId, status, reason) =>
      context.commit(moveRefund(context, refundId, { status, reason })),
    moveSubscription: async (subscriptionId, status) =>
      context.commit(moveSubscription(context, subscriptionId, status)),
    async payOut(how) {
      const { payout, change } = payOut(context, how)
      context.commit(change)
      return { payoutId: payout?.id ?? null }
    },
    endPayout: async (payoutId, status) => context.commit(endPayout(context, payoutId, status)),
    setDelivery: async (mode) => parts.setDelivery(mode),
    listDeliveries: async () =>
      Array.from(context.tables.deliveries.values(), (delivery) => report(context, delivery)),
    redeliver: async (eventId) => context.commit(redelivery(context, eventId)),
    beginOutage: async (kind, count) => outages.begin(kind, count),
    forbid: async (resources) => outages.forbid(resources),
    pointAt: async (addresses) => parts.pointAt(addresses),
  }
}

function commitDispute(
  context: SandboxContext,
  { dispute, change }: { dispute: WireDispute; change: Change },
): { disputeId: string } {
  context.commit(change)
  return { disputeId: dispute.id }
}

function savedCard(
  context: SandboxContext,
  customerRef: string,
  { email, declineCode }: { email?: string; declineCode?: string },
): Change {
  const known = context.tables.customers.get(customerRef)
  return {
    customers: known === undefined ? [buildCustomer(context, { id: customerRef, email })] : [],
    paymentMethods: [createCard(context, customerRef, declineCode)],
  }
}

function redelivery(context: SandboxContext, eventId: string): Change {
  if (!context.tables.events.has(eventId)) throw resourceMissing('event', eventId)
  return { deliveries: [planDelivery(eventId, context.now().getTime())] }
}

function report(context: SandboxContext, delivery: StoredDelivery): DeliveryReport {
  const { eventId, state, attempts, lastStatus } = delivery
  return { eventId, type: context.tables.events.get(eventId)?.type ?? '', state, attempts, lastStatus }
}
