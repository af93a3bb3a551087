import { expireSession } from './checkout-calls.ts'
import type { SandboxContext } from './context.ts'
import type { DeliveryReport, SandboxControls } from './controls.ts'
import { buildCustomer } from './customer-calls.ts'
import { type DeliveryMode, planDelivery } from './deliveries.ts'
import { closeDispute, openDispute } from './dispute-calls.ts'
import { resourceMissing } from './faults.ts'
import { describeSession, paySession, settleDelayedSession } from './hosted-page.ts'
import type { StoredDelivery } from './objects.ts'
import type { Outages } from './outages.ts'
import { createCard } from './payment-moves.ts'
import type { Change } from './state.ts'
import { passMonth, retryInvoice } from './subscription-moves.ts'

interface SandboxParts {
  context: SandboxContext
  outages: Outages
  setDelivery(mode: DeliveryMode): void
  pointAt(addresses: { publicOrigin?: string; webhookUrl?: string }): void
}

/** The controls of a sandbox in this process. */
export function driveSandbox({ context, outages, ...parts }: SandboxParts): SandboxControls {
  return {
    describe: async (sessionId) => describeSession(context, sessionId),
    async pay(sessionId, outcome, payer = {}) {
      const { redirectTo, change } = paySession(context, sessionId, outcome, payer)
      context.commit(change)
      return { redirectTo }
    },
    settleDelayed: async (sessionId, result) =>
      context.commit(settleDelayedSession(context, sessionId, result)),
    expireCheckout: async (sessionId) =>
      context.commit(expireSession(context, { id: sessionId, form: {} }).change),
    giveSavedCard: async (customerRef, card = {}) => context.commit(savedCard(context, customerRef, card)),
    passMonth: async (subscriptionId, outcome) => context.commit(passMonth(context, subscriptionId, outcome)),
    retryInvoice: async (invoiceId, outcome) => context.commit(retryInvoice(context, invoiceId, outcome)),
    async openDispute(paymentId, amountCents) {
      const { dispute, change } = openDispute(context, paymentId, amountCents)
      context.commit(change)
      return { disputeId: dispute.id }
    },
    closeDispute: async (disputeId, status) => context.commit(closeDispute(context, disputeId, status)),
    setDelivery: async (mode) => parts.setDelivery(mode),
    listDeliveries: async () =>
      Array.from(context.tables.deliveries.values(), (delivery) => report(context, delivery)),
    redeliver: async (eventId) => context.commit(redelivery(context, eventId)),
    beginOutage: async (kind, count) => outages.begin(kind, count),
    pointAt: async (addresses) => parts.pointAt(addresses),
  }
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
