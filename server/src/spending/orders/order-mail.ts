import type { Language } from '@tower/contract/language.ts'
import { formatUsd } from '@tower/contract/money.ts'
import { paths } from '@tower/contract/pages.ts'
import { renderMail } from '../../mail/layout.ts'
import type { MailSite, RenderedMail } from '../../mail/mail-parts.ts'

type Facts = { orderId: string; number: number; totalCents: number }
/** What became of an order. */
export type OrderOutcome =
  | { outcome: 'paid' }
  | { outcome: 'shipped'; carrier: string; tracking: string }
  | { outcome: 'canceled'; reason: string | null }
  | { outcome: 'returned'; amountCents: number; reason: string }
export type OrderMailParams = Facts & OrderOutcome

/** Tells a teacher what became of an order of theirs. */
export function orderMail(params: OrderMailParams, site: MailSite, locale: Language): RenderedMail {
  const words = locale === 'es' ? spanish : english
  const total = formatUsd(params.totalCents, { always2: true })
  const { lead, ...heads } = writeLead(params, words, total)
  return renderMail(
    {
      ...heads,
      paragraphs: lead.filter((line) => line !== ''),
      rows: [
        [words.order, String(params.number)],
        [words.total, total],
        ...(params.outcome === 'shipped' ? shippedRows(params, words) : []),
      ],
      action: { label: words.open, url: site.origin + paths.teacherOrder({ orderId: params.orderId }) },
    },
    site,
    locale,
  )
}

type Written = { subject: string; heading: string; lead: string[] }

function writeLead(params: OrderMailParams, words: typeof english, total: string): Written {
  switch (params.outcome) {
    case 'paid':
      return words.paid(params.number, total)
    case 'shipped':
      return words.shipped(params.number)
    case 'canceled':
      return words.canceled(params.number, params.reason)
    case 'returned':
      return words.returned(params.number, formatUsd(params.amountCents, { always2: true }), params.reason)
  }
}

function shippedRows(
  { carrier, tracking }: { carrier: string; tracking: string },
  words: typeof english,
): [string, string][] {
  const rows: [string, string][] = []
  if (carrier !== '') rows.push([words.carrier, carrier])
  if (tracking !== '') rows.push([words.tracking, tracking])
  return rows
}

const english = {
  order: 'Order',
  total: 'Total',
  carrier: 'Carrier',
  tracking: 'Tracking',
  open: 'Open the order',
  paid: (number: number, total: string) => ({
    subject: `Order ${number} is paid`,
    heading: 'Your order is paid',
    lead: [`We paid ${total} for your order. We email you again as soon as it ships.`],
  }),
  shipped: (number: number) => ({
    subject: `Order ${number} is on its way`,
    heading: 'Your order is on its way',
    lead: ['A parcel for your classroom has left the store.'],
  }),
  canceled: (number: number, reason: string | null) => ({
    subject: `Order ${number} was canceled`,
    heading: 'Your order was canceled',
    lead: [
      'Our staff canceled your order. What was left of its money is in your budget again.',
      reason ? `They wrote: “${reason}”` : '',
    ],
  }),
  returned: (number: number, amount: string, reason: string) => ({
    subject: `${amount} of order ${number} came back`,
    heading: `${amount} is in your budget again`,
    lead: [
      `Something of your order was returned, and its money came back: ${amount}.`,
      `Our staff wrote: “${reason}”`,
    ],
  }),
}

const spanish: typeof english = {
  order: 'Pedido',
  total: 'Total',
  carrier: 'Transportista',
  tracking: 'Seguimiento',
  open: 'Abrir el pedido',
  paid: (number, total) => ({
    subject: `El pedido ${number} está pagado`,
    heading: 'Tu pedido está pagado',
    lead: [`Pagamos ${total} por tu pedido. Te escribimos de nuevo en cuanto salga.`],
  }),
  shipped: (number) => ({
    subject: `El pedido ${number} va en camino`,
    heading: 'Tu pedido va en camino',
    lead: ['Un paquete para tu aula ya salió de la tienda.'],
  }),
  canceled: (number, reason) => ({
    subject: `El pedido ${number} fue cancelado`,
    heading: 'Tu pedido fue cancelado',
    lead: [
      'Nuestro equipo canceló tu pedido. Lo que quedaba de su dinero está otra vez en tu presupuesto.',
      reason ? `Escribió: “${reason}”` : '',
    ],
  }),
  returned: (number, amount, reason) => ({
    subject: `Volvieron ${amount} del pedido ${number}`,
    heading: `${amount} están otra vez en tu presupuesto`,
    lead: [
      `Se devolvió algo de tu pedido y volvió su dinero: ${amount}.`,
      `Nuestro equipo escribió: “${reason}”`,
    ],
  }),
}
