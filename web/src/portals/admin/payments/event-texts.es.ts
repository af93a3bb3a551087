import type { Translated } from '../../../texts/translated.ts'
import type { events as source } from './event-texts.en.ts'

/** What the provider told of a payment. */
export const events = {
  checkout_completed: 'pago completado',
  checkout_async_succeeded: 'llegó el pago bancario',
  checkout_async_failed: 'falló el pago bancario',
  checkout_expired: 'venció el pago iniciado',
  payment_succeeded: 'pago realizado',
  payment_declined: 'tarjeta rechazada',
  refund_changed: 'noticias de una devolución',
  dispute_changed: 'noticias de una disputa',
  card_given: 'se dio otra tarjeta',
  invoice_paid: 'cobro mensual pagado',
  invoice_failed: 'cobro mensual fallido',
  subscription_changed: 'noticias de la donación mensual',
  other: 'otra cosa',
} satisfies Translated<typeof source>
