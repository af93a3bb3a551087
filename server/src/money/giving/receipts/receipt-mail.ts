import type { Language } from '@tower/contract/language.ts'
import { planGift } from '@tower/contract/money/gift-plan.ts'
import { nameDestination } from '@tower/contract/money/name-destination.ts'
import { formatUsd, splitGeneralFund } from '@tower/contract/money.ts'
import { harmlessName } from '../../../mail/harmless-name.ts'
import { planCheckout } from '../checkouts/plan-checkout.ts'
import { followLink } from '../arrivals/follow-link.ts'
import { wordedReceipt } from './worded-receipt.ts'
import { receiptWords, type ReceiptWords } from './receipt-words.ts'
import { sayTaxes } from './tax-words.ts'
import { renderMail } from '../../../mail/layout.ts'
import type { MailLink, MailSite, RenderedMail } from '../../../mail/mail-parts.ts'
import { sayMail } from '../../../mail/worded-mails.ts'
import type { OpenedText } from '../../../mail/secret-text.ts'
import { sayDay } from '../../../say-day.ts'

export type ReceiptMailParams = {
  number: number
  giverName?: string | null
  /** Who stands on the receipt: the name given with the gift, else the account's; mails of before had none. */
  givenBy?: string | null
  amountCents: number
  feeCoverCents: number
  destination: string
  /** Whether it is for one prospect. */
  isToAthlete?: boolean
  /** Of such a gift: after how many days money that is not used moves on; mails of before had none. */
  unusedDays?: number
  /** What its checkout asked for; nothing where there was none, as of the later months of a monthly gift. */
  requested?: Requested | null
  /** The same, as mails name it that were queued before. */
  asked?: Requested | null
  /** By which the page of the gift is found; mails of before had none. */
  followKey?: OpenedText
  /** ISO instant. */
  paidAt: string
  slotsMinted: number
  /** How many of its slots are with the classroom it names. */
  givenSlots?: number
  /** What lies on the giver's own tower now. */
  progressCents: number
  /** How many days without a gift that lies there before it joins the shared tower; mails of before had none. */
  joinsAfterDays?: number | undefined
  /** Of a gift straight to a classroom: whether its teacher's budget has it. */
  isInBudget?: boolean | null
  /** How much of it counts for the shared tower, and the slots of it that are full with it. */
  sharedCents?: number
  filled?: number[] | null
  /** The receipt this one replaces after a partial refund. */
  replacesNumber: number | null
  /** Why a gift that had gone back stands on a receipt again. */
  because?: 'refund_failed' | 'dispute_won' | undefined
  /** Of a monthly gift: the path by which its giver pauses, resumes or ends it. */
  monthlyPath?: OpenedText | undefined
  /** The path by which its reader opens all their gifts without an account. */
  givingPath?: OpenedText | undefined
  /** A copy that the giver requested; what the gift brought was said the first time. */
  isCopy?: boolean
  /** What staff say beside a copy, in their own words. */
  note?: string
  /** How it came, where no payment provider took it; mails of before had none. */
  offlineKind?: string | null
  /** Whom the gift honors or remembers. */
  tribute?: { kind: 'honor' | 'memory'; name: string } | null
}

/**
 * A donation receipt: the mail that a gift arrived, and what it brought at once. "Tax-deductible" appears only for an
 * organization that has an EIN.
 */
export function receiptMail(queued: ReceiptMailParams, site: MailSite, locale: Language): RenderedMail {
  const texts = receiptWords(locale)
  const params = { ...queued, requested: queued.requested ?? queued.asked ?? null }
  const { number, amountCents, replacesNumber, progressCents, monthlyPath } = params
  const isFirst = replacesNumber === null
  const amount = formatUsd(amountCents)
  const { say, list } = sayMail(wordedReceipt, { site, locale, values: { amount, number } })
  const tower =
    progressCents > 0 ? { cents: progressCents, caption: texts.own(formatUsd(progressCents)) } : null
  return renderMail(
    {
      subject: isFirst ? say('subject') : texts.newSubject(number, replacesNumber),
      heading: isFirst ? texts.heading : texts.newHeading,
      name: params.giverName ?? null,
      paragraphs: [
        ...(params.note?.split(/\n+/) ?? []),
        ...openingOf(params, texts, list('opening')),
        ...sayWhere(params, texts),
        ...(isFirst ? [] : [texts.replaces(replacesNumber)]),
        ...(monthlyPath === undefined ? [] : [texts.monthly]),
      ],
      ...(tower && { tower }),
      ...listWays(params, texts, { origin: site.origin, locale }),
      rows: listRows(params, locale),
      closing: [...list('closing'), texts.noGoods, ...closingOf(params, site, locale)],
    },
    site,
    locale,
  )
}

function closingOf({ offlineKind }: ReceiptMailParams, site: MailSite, locale: Language): string[] {
  return site.ein ? [sayTaxes({ name: site.legalName, ein: site.ein }, offlineKind, locale)] : []
}

function openingOf({ because, isCopy }: ReceiptMailParams, texts: ReceiptWords, thanks: string[]): string[] {
  if (isCopy) return [texts.copy]
  return because === undefined ? thanks : [texts.because[because]]
}

/** What the gift brought, in the same mail: its giver gets no other of the same moment. */
function sayWhere(params: ReceiptMailParams, texts: ReceiptWords): string[] {
  return [
    ...saySlots(params, texts),
    ...(params.progressCents > 0 ? [texts.ownNext(params.joinsAfterDays)] : []),
    ...sayBudget(params, texts),
    ...sayAthletes(params, texts),
    ...sayShared(params, texts),
  ]
}

function sayBudget({ isInBudget, requested }: ReceiptMailParams, texts: ReceiptWords): string[] {
  if (isInBudget === undefined || isInBudget === null) return []
  const classroom = requested?.classroom_name ?? texts.aClassroom
  return [isInBudget ? texts.inBudget(classroom) : texts.waitsForTeacher(classroom)]
}

function saySlots(
  { slotsMinted, givenSlots = 0, requested }: ReceiptMailParams,
  texts: ReceiptWords,
): string[] {
  const classroom = requested?.classroom_name
  return [
    ...(slotsMinted > 0 ? [texts.minted(slotsMinted)] : []),
    ...(givenSlots > 0 && classroom ? [texts.given(classroom)] : []),
    ...(slotsMinted > givenSlots ? [texts.draw] : []),
  ]
}

function sayAthletes(params: ReceiptMailParams, texts: ReceiptWords): string[] {
  const { destination, isToAthlete, isCopy, unusedDays } = params
  if (destination !== 'prospects' || isCopy) return []
  if (!isToAthlete) return [texts.athletes]
  return [texts.athlete, ...(unusedDays === undefined ? [] : [texts.athleteRule(unusedDays)])]
}

/** Of a gift to the general fund the classrooms' share is on the shared tower; the slots that it filled follow on that. */
function sayShared(params: ReceiptMailParams, texts: ReceiptWords): string[] {
  const { sharedCents = 0, filled, destination, amountCents, isCopy = false } = params
  if (destination === 'project' && !isCopy) {
    const shares = splitGeneralFund(amountCents)
    const split = texts.split(formatUsd(shares.classrooms), formatUsd(amountCents - shares.classrooms))
    return filled ? [split, texts.partFilled(filled.join(', '), filled.length)] : [split, texts.sharedNext]
  }
  if (filled) return [texts.filled(filled.join(', '), filled.length)]
  return sharedCents > 0 ? [texts.shared] : []
}

/** The page of the gift, first; where a monthly one is changed, which only its receipts lead to; and all gifts. */
function listWays(
  { followKey, monthlyPath, givingPath }: ReceiptMailParams,
  texts: ReceiptWords,
  { origin, locale }: { origin: string; locale: Language },
): { action?: MailLink; links: MailLink[] } {
  const ways = [
    ...(followKey ? [{ label: texts.follow, url: origin + followLink(followKey, locale) }] : []),
    ...(monthlyPath === undefined ? [] : [{ label: texts.manage, url: origin + monthlyPath }]),
    ...(givingPath === undefined ? [] : [{ label: texts.allGifts, url: origin + givingPath }]),
  ]
  const [action, ...links] = ways
  return { ...(action && { action }), links }
}

type Row = [name: string, value: string]

function listRows(params: ReceiptMailParams, locale: Language): Row[] {
  const texts = receiptWords(locale)
  const money = (cents: number) => formatUsd(cents, { always2: true })
  // Whoever typed it need not be who reads the receipt.
  const name = params.tribute ? harmlessName(params.tribute.name) : null
  const givenBy = params.givenBy ? harmlessName(params.givenBy) : null
  const tribute: Row[] = params.tribute && name !== null ? [[texts[params.tribute.kind], name]] : []
  const fee: Row[] = [
    [texts.fee, money(params.feeCoverCents)],
    // What stands on the card's own statement.
    [texts.inAll, money(params.amountCents + params.feeCoverCents)],
  ]
  return [
    [texts.number, String(params.number)],
    ...(givenBy === null ? [] : [[texts.givenBy, givenBy] satisfies Row]),
    [texts.date, sayDay(new Date(params.paidAt), locale)],
    [texts.destination, nameWhere(params, locale)],
    ...tribute,
    [texts.amount, money(params.amountCents)],
    ...(params.feeCoverCents > 0 ? fee : []),
  ]
}

type Requested = {
  destination: string
  goes_to: string | null
  amount_cents: number
  classroom_id: string | null
  classroom_name: string | null
}

/** Where the giver wanted the whole gift to go, refunded or not. */
function nameWhere(params: ReceiptMailParams, locale: Language): string {
  const { requested, destination, amountCents, isToAthlete = false } = params
  const gift = requested ?? { destination, goes_to: null, amount_cents: amountCents, classroom_id: null }
  const plan = planGift(planCheckout(gift, { namesAthlete: isToAthlete }))
  return nameDestination(plan, { classroomName: requested?.classroom_name ?? null }, locale)
}
