import type { Translated } from '../../../texts/translated.ts'
import type { events as source } from './event-texts.en.ts'

/** What the provider told, by its own name of each kind. */
export const events = {
  'checkout.session.completed': 'pago completado',
  'checkout.session.async_payment_succeeded': 'llegó el pago bancario',
  'checkout.session.async_payment_failed': 'falló el pago bancario',
  'checkout.session.expired': 'venció el pago iniciado',
  'payment_intent.succeeded': 'pago realizado',
  'payment_intent.payment_failed': 'pago fallido',
  'charge.refunded': 'pago reembolsado',
  'charge.refund.updated': 'cambió el reembolso',
  'refund.created': 'reembolso iniciado',
  'refund.updated': 'cambió el reembolso',
  'refund.failed': 'reembolso fallido',
  'charge.dispute.created': 'disputa abierta',
  'charge.dispute.updated': 'cambió la disputa',
  'charge.dispute.closed': 'disputa cerrada',
  'charge.dispute.funds_withdrawn': 'dinero retirado por una disputa',
  'charge.dispute.funds_reinstated': 'dinero devuelto tras una disputa',
  'invoice.paid': 'cobro mensual pagado',
  'invoice.payment_failed': 'cobro mensual fallido',
  'customer.subscription.created': 'empezó la donación mensual',
  'customer.subscription.updated': 'cambió la donación mensual',
  'customer.subscription.deleted': 'terminó la donación mensual',
} satisfies Translated<typeof source>
