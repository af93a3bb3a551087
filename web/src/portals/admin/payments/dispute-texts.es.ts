import type { Translated } from '../../../texts/translated.ts'
import type { dispute as source } from './dispute-texts.en.ts'

/** What staff read of a payment that the giver's bank contests. */
export const dispute = {
  title: 'El banco disputa este pago',
  inquiry: 'El banco pregunta por este pago',
  amount: 'Se disputan {amount}.',
  amountAsked: 'Se trata de {amount}.',
  standings: {
    warning_needs_response: 'Espera nuestra respuesta; no se retiró dinero.',
    warning_under_review: 'El banco tiene nuestra respuesta; no se retiró dinero.',
    warning_closed: 'El banco cerró su pregunta; no se retiró dinero.',
    needs_response: 'El banco espera nuestra respuesta.',
    under_review: 'El banco tiene nuestra respuesta y todavía no decide.',
    appeal_needs_response: 'Se perdió y se disputa otra vez: el banco espera nuestra respuesta.',
    appeal_under_review: 'Se perdió y se disputa otra vez: el banco tiene nuestra respuesta.',
    charge_refunded: 'El pago se devolvió.',
    prevented: 'Se resolvió antes de llegar a ser una disputa.',
    won: 'Se decidió a nuestro favor.',
    lost: 'Se decidió a favor del donante.',
    unknown: 'Stripe no ha dicho cómo está.',
  },
  due: 'Responde en Stripe a más tardar el {date}. Sin respuesta, el dinero se pierde.',
  dueAsked: 'Responde en Stripe a más tardar el {date}. Sin respuesta puede volverse una disputa.',
  noDue: 'El banco ya no acepta respuestas.',
  review:
    'Se disputa en {told} y el pago fue en {paid}: hasta saber el monto en dólares se retiene todo lo que queda del pago.',
  reviewOther: 'Espera una decisión: {reason}.',
  decidedThere: 'Decide el banco, no esta página.',
  answer: 'Responder en Stripe',
  see: 'Verla en Stripe',
  evidence: 'Descargar las pruebas',
  evidenceText:
    'Un solo archivo para responder, en inglés: la donación, las otras donaciones de la persona, qué pasó y cuándo, y el recibo.',
  evidenceFailed: 'No se pudieron preparar las pruebas. Inténtalo de nuevo.',
  noRefund: 'Mientras esté abierta no se devuelve nada: el banco ya tomó el dinero.',
  opened: 'Disputa abierta: {amount}',
  asked: 'El banco preguntó por {amount}',
  closed: {
    won: 'Disputa ganada: el dinero se queda aquí',
    lost: 'Disputa perdida: el dinero volvió al donante',
    asked: 'El banco cerró su pregunta',
    prevented: 'Se resolvió antes de llegar a ser una disputa',
    other: 'Disputa cerrada',
  },
} satisfies Translated<typeof source>
