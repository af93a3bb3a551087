import type { DeskPayment, PaymentStory } from '@tower/contract/money/desk-payments.contract.ts'
import type { z } from 'zod'
import type { Config } from '../../../config.ts'
import { type CsvCell, inDollars } from '../../../http/csv.ts'
import { viewApprovalOf } from '../../approvals/approval-of-subject.ts'
import { isOffline } from '../../giving/offline/offline-payment.ts'
import { viewOrder } from '../refunds/refunds.view.ts'
import type { DeskPaymentRow } from './payment-rows.queries.ts'
import { providerUrl } from './provider-url.ts'
import type { Story } from './read-payment.ts'

const isWaiting = ({ state }: Story['orders'][number]) => state === 'waiting'

const iso = (at: Date | null) => at?.toISOString() ?? null

/** A payment as a row of the list. */
export function viewPayment(row: DeskPaymentRow): DeskPayment {
  return {
    id: row.id,
    provider_payment_id: row.provider_payment_id,
    status: row.status,
    paid_cents: row.amount_cents + row.fee_cover_cents,
    refunded_cents: row.refunded_cents,
    currency: row.currency,
    donor_id: row.donor_id,
    donor_name: row.donor_name,
    email: row.email,
    destination: row.destination,
    review_reason: row.status === 'review' ? row.review_reason : null,
    evidence_due_at: iso(row.evidence_due_at),
    settled_at: row.settled_at.toISOString(),
  }
}

export const paymentsHeader = [
  'Charged (UTC)',
  'Provider id',
  'Status',
  'Donor',
  'Email',
  'Destination',
  'Currency',
  'Gift',
  'Covered fee',
  'Returned',
]

/** A payment as a line of a file; money in dollars. */
export function viewPaymentLine(row: DeskPaymentRow): CsvCell[] {
  return [
    row.settled_at.toISOString(),
    row.provider_payment_id,
    row.status,
    row.donor_name ?? '',
    row.email ?? '',
    row.destination ?? '',
    row.currency.toUpperCase(),
    inDollars(row.amount_cents),
    inDollars(row.fee_cover_cents),
    inDollars(row.refunded_cents),
  ]
}

/** The whole story of a payment. */
export function viewStory(story: Story, config: Config): z.input<typeof PaymentStory> {
  const { head } = story
  const paidCents = head.amount_cents + head.fee_cover_cents
  return {
    ...viewPayment(head),
    amount_cents: head.amount_cents,
    fee_cover_cents: head.fee_cover_cents,
    left_cents: paidCents - head.refunded_cents - head.on_their_way_cents,
    on_their_way_cents: head.on_their_way_cents,
    shared_cents: head.shared_cents,
    state: head.state,
    program_key: head.program_key,
    sponsorship_id: head.sponsorship_id,
    dispute_state: head.dispute_state,
    donor_kind: head.donor_kind,
    is_offline: isOffline(head.provider_payment_id),
    offline_gift_id: story.offlineGiftId,
    created_at: head.created_at.toISOString(),
    provider_url: providerUrl(config, 'payments', head.provider_payment_id),
    second_person_cents: config.REFUND_SECOND_PERSON_CENTS,
    checkout: viewCheckout(story.checkout),
    events: story.events.map(({ received_at, ...event }) => ({
      ...event,
      received_at: received_at.toISOString(),
    })),
    postings: story.postings.map(({ at, ...posting }) => ({ ...posting, at: at.toISOString() })),
    receipts: story.receipts.map((receipt) => ({
      number: receipt.number,
      amount_cents: receipt.amount_cents,
      email: receipt.email,
      issued_at: receipt.issued_at.toISOString(),
      voided_at: iso(receipt.voided_at),
      replaces_number: receipt.replaces_number,
    })),
    slots: story.slots.map(({ assigned_at, voided_at, ...slot }) => ({
      ...slot,
      assigned_at: iso(assigned_at),
      voided_at: iso(voided_at),
    })),
    mails: story.mails.map((mail) => ({
      id: mail.id,
      template: mail.template,
      to_email: mail.to_email,
      created_at: mail.created_at.toISOString(),
      sent_at: iso(mail.sent_at),
      given_up_at: iso(mail.given_up_at),
    })),
    refunds: story.refunds.map(({ created_at, ...refund }) => ({
      ...refund,
      created_at: created_at.toISOString(),
    })),
    disputes: story.disputes.map((dispute) => viewDispute(dispute, config)),
    orders: story.orders.map(viewOrder),
    approval: story.orders.some(isWaiting) ? viewApprovalOf(story.approval, 'staff') : null,
    decision: story.decision
      ? { ...story.decision, decided_at: story.decision.decided_at.toISOString() }
      : null,
  }
}

function viewCheckout(checkout: Story['checkout']): PaymentStory['checkout'] {
  if (!checkout) return null
  const { tribute_kind: kind, tribute_name: name, created_at, completed_at, ...rest } = checkout
  return {
    ...rest,
    tribute: kind === null ? null : { kind, name },
    created_at: created_at.toISOString(),
    completed_at: iso(completed_at),
  }
}

function viewDispute(dispute: Story['disputes'][number], config: Config): PaymentStory['disputes'][number] {
  const { evidence_due_at, opened_at, closed_at, ...rest } = dispute
  return {
    ...rest,
    evidence_due_at: iso(evidence_due_at),
    opened_at: opened_at.toISOString(),
    closed_at: iso(closed_at),
    provider_url: providerUrl(config, 'disputes', dispute.provider_dispute_id),
  }
}
