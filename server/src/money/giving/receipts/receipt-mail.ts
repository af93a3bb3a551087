import type { Language } from '@tower/contract/language.ts'
import { planGift } from '@tower/contract/money/gift-plan.ts'
import { nameDestination } from '@tower/contract/money/name-destination.ts'
import { formatUsd } from '@tower/contract/money.ts'
import { harmlessName } from '../../../mail/harmless-name.ts'
import { planCheckout } from '../checkouts/plan-checkout.ts'
import { renderMail, type MailSite, type RenderedMail } from '../../../mail/layout.ts'

export type ReceiptMailParams = {
  number: number
  amountCents: number
  feeCoverCents: number
  destination: string
  /** Whether it is for one prospect. */
  isToAthlete?: boolean
  /** What its checkout asked for; nothing where there was none, as of the later months of a monthly gift. */
  asked?: Asked | null
  /** ISO instant. */
  paidAt: string
  slotsMinted: number
  progressCents: number
  /** The receipt this one replaces after a partial refund. */
  replacesNumber: number | null
  /** Why a gift that had gone back stands on a receipt again. */
  because?: 'refund_failed' | 'dispute_won' | undefined
  /** Of a monthly gift: the path by which its giver pauses, resumes or ends it. */
  monthlyPath?: string | undefined
  /** Whom the gift honors or remembers. */
  tribute?: { kind: 'honor' | 'memory'; name: string } | null
}

/** A donation receipt. "Tax-deductible" appears only for an organization that has an EIN. */
export function receiptMail(params: ReceiptMailParams, site: MailSite, locale: Language): RenderedMail {
  const texts = locale === 'es' ? spanish : english
  return renderMail(
    {
      subject: texts.subject(params.number),
      heading: texts.heading,
      paragraphs: [
        params.because === undefined ? texts.thanks : texts.because[params.because],
        ...(params.slotsMinted > 0 ? [texts.minted(params.slotsMinted)] : []),
        ...(params.replacesNumber === null ? [] : [texts.replaces(params.replacesNumber)]),
        ...(params.monthlyPath === undefined ? [] : [texts.monthly]),
      ],
      ...(params.monthlyPath === undefined
        ? {}
        : { action: { label: texts.manage, url: `${site.origin}${params.monthlyPath}` } }),
      rows: listRows(params, locale),
      closing: [texts.noGoods, ...(site.ein ? [texts.deductible(site.legalName, site.ein)] : [])],
    },
    site,
    locale,
  )
}

type Row = [name: string, value: string]

function listRows(params: ReceiptMailParams, locale: Language): Row[] {
  const texts = locale === 'es' ? spanish : english
  const date = new Intl.DateTimeFormat(locale === 'es' ? 'es-US' : 'en-US', {
    dateStyle: 'long',
    timeZone: 'UTC',
  })
  const money = (cents: number) => formatUsd(cents, { always2: true })
  // Whoever typed it need not be who reads the receipt.
  const name = params.tribute ? harmlessName(params.tribute.name) : null
  const tribute: Row[] = params.tribute && name !== null ? [[texts[params.tribute.kind], name]] : []
  const fee: Row[] = [
    [texts.fee, money(params.feeCoverCents)],
    // What stands on the card's own statement.
    [texts.inAll, money(params.amountCents + params.feeCoverCents)],
  ]
  return [
    [texts.number, String(params.number)],
    [texts.date, date.format(new Date(params.paidAt))],
    [texts.destination, nameWhere(params, locale)],
    ...tribute,
    [texts.amount, money(params.amountCents)],
    ...(params.feeCoverCents > 0 ? fee : []),
  ]
}

type Asked = {
  destination: string
  goes_to: string | null
  amount_cents: number
  classroom_id: string | null
  classroom_name: string | null
}

/** Where the whole gift was asked to go: what of it went back since is said beside. */
function nameWhere(params: ReceiptMailParams, locale: Language): string {
  const { asked, destination, amountCents, isToAthlete = false } = params
  const gift = asked ?? { destination, goes_to: null, amount_cents: amountCents, classroom_id: null }
  const plan = planGift(planCheckout(gift, { namesAthlete: isToAthlete }))
  return nameDestination(plan, { classroomName: asked?.classroom_name ?? null }, locale)
}

const english = {
  subject: (number: number) => `Receipt ${number}`,
  heading: 'Thank you for your gift',
  thanks: 'Your payment arrived. This is your receipt.',
  because: {
    refund_failed:
      'Your refund did not arrive: the bank sent the money back to us, so your gift stands again. If you still want it back, answer this mail and we will find another way.',
    dispute_won: 'The bank decided that your payment stands, so your gift does as well.',
  },
  minted: (count: number) =>
    count === 1 ? 'It minted one Sponsor Slot.' : `It minted ${count} Sponsor Slots.`,
  replaces: (number: number) => `It replaces receipt ${number}, which is no longer valid.`,
  monthly: 'This gift repeats each month. You can pause or end it at any time, without signing in.',
  manage: 'Pause or end the monthly gift',
  number: 'Receipt',
  date: 'Date',
  destination: 'For',
  honor: 'In honor of',
  memory: 'In memory of',
  amount: 'Gift',
  fee: 'Card fee covered',
  inAll: 'Charged in all',
  noGoods: 'No goods or services were provided in exchange for this gift.',
  deductible: (name: string, ein: string) =>
    `${name} (EIN ${ein}). Your gift is tax-deductible to the extent the law allows.`,
}

const spanish: typeof english = {
  subject: (number) => `Recibo ${number}`,
  heading: 'Gracias por tu donación',
  thanks: 'Tu pago llegó. Este es tu recibo.',
  because: {
    refund_failed:
      'Tu reembolso no llegó: el banco nos devolvió el dinero, así que tu donación sigue en pie. Si todavía lo quieres de vuelta, responde a este correo y buscaremos otra manera.',
    dispute_won: 'El banco decidió que tu pago es válido, así que tu donación sigue en pie.',
  },
  minted: (count) =>
    count === 1
      ? 'Con ella se emitió un cupo de patrocinio.'
      : `Con ella se emitieron ${count} cupos de patrocinio.`,
  replaces: (number) => `Reemplaza el recibo ${number}, que ya no es válido.`,
  monthly:
    'Esta donación se repite cada mes. Puedes pausarla o terminarla cuando quieras, sin iniciar sesión.',
  manage: 'Pausar o terminar la donación mensual',
  number: 'Recibo',
  date: 'Fecha',
  destination: 'Para',
  honor: 'En honor de',
  memory: 'En memoria de',
  amount: 'Donación',
  fee: 'Comisión de tarjeta cubierta',
  inAll: 'Total cobrado',
  noGoods: 'No se entregaron bienes ni servicios a cambio de esta donación.',
  deductible: (name, ein) =>
    `${name} (EIN ${ein}). Tu donación es deducible de impuestos en la medida que permita la ley.`,
}
