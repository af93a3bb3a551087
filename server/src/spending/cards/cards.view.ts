import {
  cardMerchants,
  type CardVendor,
  type OneTimeCardState,
  type TeacherCardStatus,
} from '@tower/contract/spending/cards.ts'
import type { AllowanceRow } from './allowances/allowances.queries.ts'
import type { NewCard } from './one-time/issue-card.ts'
import { isReadyCard } from './teacher-cards/find-ready-card.ts'
import type { TeacherCardRow } from './teacher-cards/teacher-cards.queries.ts'

const asTime = (instant: Date | null) => instant?.toISOString() ?? null
const hostOf = (vendor: string) => cardMerchants.find((known) => known.vendor === vendor)?.host ?? vendor

/** A new card with its numbers: the only answer that ever has them. */
export function viewNewCard({ pan, cvc, expMonth, expYear, last4, allowance }: NewCard) {
  return {
    id: allowance.id,
    pan,
    exp_month: expMonth,
    exp_year: expYear,
    cvc,
    last4,
    merchant: hostOf(allowance.vendor),
    amount_cents: allowance.amount_cents,
    closes_at: allowance.closes_at.toISOString(),
  }
}

/** A one-time card without its numbers. */
export function viewOneTimeCard(card: AllowanceRow) {
  return {
    id: card.id,
    merchant: hostOf(card.vendor),
    vendor: card.vendor as CardVendor,
    last4: card.last4,
    exp_month: card.exp_month,
    exp_year: card.exp_year,
    state: card.state as OneTimeCardState,
    amount_cents: card.amount_cents,
    reserved_cents: card.reserved_cents,
    spent_cents: card.spent_cents,
    created_at: card.opened_at.toISOString(),
    closes_at: card.closes_at.toISOString(),
    closed_at: asTime(card.closed_at),
  }
}

/** A card of a vendor as its teacher sees it. */
export function viewVendorCard(card: TeacherCardRow) {
  return {
    vendor: card.vendor as CardVendor,
    last4: card.last4,
    alias_email: card.alias_email,
    verified_at: asTime(card.verified_at),
    status: card.status as TeacherCardStatus,
    is_ready: isReadyCard(card),
  }
}

/** A teacher's card as staff keep it. */
export function viewTeacherCard(card: TeacherCardRow) {
  return {
    id: card.id,
    teacher_id: card.teacher_id,
    vendor: card.vendor as CardVendor,
    label: card.label,
    status: card.status as TeacherCardStatus,
    last4: card.last4,
    exp_month: card.exp_month,
    exp_year: card.exp_year,
    limit_cents: card.limit_cents,
    spend_cents: card.spend_cents,
    external_id: card.external_id,
    notes: card.notes,
    on_file: card.on_file,
    verified_at: asTime(card.verified_at),
    updated_at: card.updated_at.toISOString(),
    alias_email: card.alias_email,
  }
}
