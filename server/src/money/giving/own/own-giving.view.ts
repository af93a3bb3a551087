import { yearOf } from '@tower/contract/org-days.ts'
import type { HandlerOutput } from '@tower/contract/endpoint.ts'
import type { Language } from '@tower/contract/language.ts'
import type { OwnGift, OwnPurchase, ownGivingEndpoints } from '@tower/contract/money/own-giving.contract.ts'
import { type CsvCell, inDollars } from '../../../http/csv.ts'
import { standingOf } from '../arrivals/gift-standing.ts'
import type { OwnGifts } from './list-own-gifts.ts'
import type { PurchaseRow } from './purchases.queries.ts'
import type { OwnGiftRow } from './own-gifts.queries.ts'
import { nameWhere, planOwnGift, sumsOf } from './paper-words.ts'

/** A page of gifts as their giver sees them. */
export function viewOwnGifts({
  rows,
  total,
  keptCents,
  span,
}: OwnGifts): HandlerOutput<typeof ownGivingEndpoints.list> {
  return {
    items: rows.map(viewOwnGift),
    total,
    kept_cents: keptCents,
    years: span ? { first: yearOf(span.first), last: yearOf(span.last) } : null,
  }
}

function viewOwnGift(gift: OwnGiftRow): OwnGift {
  return {
    id: gift.id,
    created_at: gift.settled_at.toISOString(),
    program_id: gift.program_key,
    amount_cents: gift.amount_cents,
    fee_cover_cents: gift.fee_cover_cents,
    refunded_cents: gift.refunded_cents,
    destination: gift.destination,
    plan: planOwnGift(gift),
    classroom_name: gift.classroom_name,
    is_monthly: gift.is_monthly,
    standing: standingOf(gift),
    receipt_number: gift.receipt_number,
  }
}

/** Heads that programs read as well as people; money is in dollars. */
export const ownGiftsHeader = [
  'created_at_utc',
  'program_id',
  'for',
  'amount_usd',
  'fee_cover_usd',
  'refunded_usd',
  'left_usd',
  'receipt_number',
  'state',
]

/** A gift as a line of a file. */
export function viewOwnGiftLine(gift: OwnGiftRow, language: Language): CsvCell[] {
  return [
    gift.settled_at.toISOString(),
    gift.program_key,
    nameWhere(gift, language),
    inDollars(gift.amount_cents),
    inDollars(gift.fee_cover_cents),
    inDollars(gift.refunded_cents),
    inDollars(sumsOf(gift).keptCents),
    gift.receipt_number,
    standingOf(gift) ?? 'settled',
  ]
}

/** A pack of credits as its buyer sees it. */
export function viewOwnPurchase(purchase: PurchaseRow): OwnPurchase {
  return {
    id: purchase.id,
    created_at: purchase.settled_at.toISOString(),
    pack_name: purchase.pack_name,
    credit_cents: purchase.credit_cents,
    paid_cents: purchase.paid_cents,
    refunded_cents: purchase.refunded_cents,
    receipt_number: purchase.receipt_number,
  }
}
