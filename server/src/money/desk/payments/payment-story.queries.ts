import { sql } from 'kysely'
import type { Tx } from '../../../database/database.ts'
import { type DeskPaymentRow, nameOnPaper, statusOf } from './payment-rows.queries.ts'

export type StoryHead = DeskPaymentRow & {
  shared_cents: number
  state: string
  program_key: string | null
  sponsorship_id: string | null
  dispute_state: string | null
  donor_kind: string | null
  created_at: Date
  on_their_way_cents: number
}

/** The payment itself, with its giver. */
export async function findStoryHead(tx: Tx, paymentId: string): Promise<StoryHead | undefined> {
  const { rows } = await sql<StoryHead>`
    select payment.id, payment.provider_payment_id, ${statusOf} as status, payment.amount_cents,
      payment.fee_cover_cents, payment.refunded_cents, payment.shared_cents, payment.currency, payment.donor_id,
      coalesce(account.full_name, donor.display_name, ${nameOnPaper}) as donor_name, donor.kind as donor_kind, payment.email,
      payment.destination, payment.review_reason, payment.state, payment.program_key, payment.sponsorship_id,
      payment.dispute_state, payment.settled_at, payment.created_at,
      (select min(evidence_due_at) from disputes where payment_id = payment.id and state = 'open') as evidence_due_at,
      coalesce((select sum(amount_cents) from refunds where payment_id = payment.id
        and state in ('requires_action', 'pending')), 0)::bigint as on_their_way_cents
    from payments payment left join donors donor on donor.id = payment.donor_id
    left join users account on account.id = donor.user_id
    where payment.id = ${paymentId}`.execute(tx)
  return rows[0]
}

/** The gift that staff entered, where a payment is one. */
export async function findOfflineGift(tx: Tx, paymentId: string): Promise<string | null> {
  const gift = await tx
    .selectFrom('offline_gifts')
    .select('id')
    .where('payment_id', '=', paymentId)
    .executeTakeFirst()
  return gift?.id ?? null
}

export async function findStoryCheckout(tx: Tx, paymentId: string) {
  return tx
    .selectFrom('payments')
    .innerJoin('checkouts', 'checkouts.id', 'payments.checkout_id')
    .leftJoin('classrooms', 'classrooms.id', 'checkouts.classroom_id')
    .select([
      'checkouts.id',
      'checkouts.purpose',
      'checkouts.amount_cents',
      'checkouts.fee_cover_cents',
      'checkouts.email',
      'checkouts.display_name',
      'checkouts.tribute_kind',
      'checkouts.tribute_name',
      'checkouts.state',
      'checkouts.created_at',
      'checkouts.completed_at',
      'classrooms.name as classroom_name',
    ])
    .where('payments.id', '=', paymentId)
    .executeTakeFirst()
}

export function listStoryEvents(tx: Tx, providerPaymentId: string) {
  return tx
    .selectFrom('provider_events')
    .select(['id', 'kind', 'outcome', 'received_at'])
    .where('provider_payment_id', '=', providerPaymentId)
    .orderBy('received_at')
    .orderBy('id')
    .limit(200)
    .execute()
}

export type StoryPosting = {
  id: number
  transaction_id: string
  kind: string
  at: Date
  account_id: string
  account: string
  amount_cents: number
  unit: string
}

/** What was booked of a payment: under its own name, and under those of its refunds. */
export async function listStoryPostings(tx: Tx, paymentId: string): Promise<StoryPosting[]> {
  const { rows } = await sql<StoryPosting>`
    select posting.id, fact.id as transaction_id, fact.kind, fact.occurred_at as at, account.id as account_id,
      account.kind as account, posting.amount_cents, posting.unit
    from (
      select id from ledger_transactions where payment_id = ${paymentId}
      union select id from ledger_transactions
        where refund_id in (select id from refunds where payment_id = ${paymentId})
    ) own join ledger_transactions fact on fact.id = own.id
    join ledger_postings posting on posting.transaction_id = fact.id
    join ledger_accounts account on account.id = posting.account_id
    order by posting.id limit 500`.execute(tx)
  return rows
}

export function listStoryReceipts(tx: Tx, paymentId: string) {
  return tx
    .selectFrom('receipts')
    .select(['number', 'amount_cents', 'email', 'issued_at', 'voided_at', 'replaces_number'])
    .where('payment_id', '=', paymentId)
    .orderBy('number')
    .execute()
}

export type StorySlot = {
  id: string
  number: number
  cents: number
  assigned_at: Date | null
  voided_at: Date | null
  classroom_name: string | null
}

/** The slots that a payment minted, and the shared ones that hold a part of it. */
export async function listStorySlots(
  tx: Tx,
  paymentId: string,
  slotPriceCents: number,
): Promise<StorySlot[]> {
  const { rows } = await sql<StorySlot>`
    select slot.id, slot.number, part.cents, slot.assigned_at, slot.voided_at, classroom.name as classroom_name
    from (
      select slot_id as id, amount_cents as cents from slot_shares where payment_id = ${paymentId}
      union all select id, ${slotPriceCents}::bigint from slots own where payment_id = ${paymentId}
        and not exists (select from slot_shares where slot_id = own.id)
    ) part join slots slot on slot.id = part.id
    left join classrooms classroom on classroom.id = slot.classroom_id
    order by slot.number limit 500`.execute(tx)
  return rows
}

/** The mails of its receipts; other mails name no payment. */
export async function listStoryMails(tx: Tx, numbers: readonly number[]) {
  if (numbers.length === 0) return []
  return tx
    .selectFrom('mails')
    .select(['id', 'template', 'to_email', 'created_at', 'sent_at', 'given_up_at'])
    .where(({ eb, or }) =>
      or(
        numbers.flatMap((number) => [
          eb('dedupe_key', '=', `receipt:${number}`),
          // Sent again: a range, so that the unique index is read.
          eb.and([
            eb('dedupe_key', '>=', `receipt-again:${number}:`),
            eb('dedupe_key', '<', `receipt-again:${number};`),
          ]),
        ]),
      ),
    )
    .orderBy('created_at')
    .execute()
}

export function listStoryRefunds(tx: Tx, paymentId: string) {
  return tx
    .selectFrom('refunds')
    .leftJoin('users', 'users.id', 'refunds.actor_id')
    .select([
      'refunds.provider_refund_id',
      'refunds.amount_cents',
      'refunds.state',
      'refunds.reason',
      'refunds.failure_reason',
      'refunds.created_at',
      'users.email as by',
    ])
    .where('refunds.payment_id', '=', paymentId)
    .orderBy('refunds.created_at')
    .execute()
}

export function listStoryDisputes(tx: Tx, paymentId: string) {
  return tx
    .selectFrom('disputes')
    .select([
      'provider_dispute_id',
      'amount_cents',
      'currency',
      'state',
      'provider_status',
      'is_inquiry',
      'evidence_due_at',
      'review_reason',
      'opened_at',
      'closed_at',
    ])
    .where('payment_id', '=', paymentId)
    .orderBy('opened_at')
    .execute()
}

export function findStoryDecision(tx: Tx, paymentId: string) {
  return tx
    .selectFrom('payment_reviews')
    .innerJoin('users', 'users.id', 'payment_reviews.actor_id')
    .select(['decision', 'reason', 'decided_at', 'users.email as by'])
    .where('payment_id', '=', paymentId)
    .executeTakeFirst()
}
