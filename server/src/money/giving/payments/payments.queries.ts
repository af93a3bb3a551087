import type { GeneralFundShares } from '@tower/contract/money.ts'
import { sql, type Compilable, type RawBuilder } from 'kysely'
import { columns } from '../../../database/columns.generated.ts'
import type { Tx } from '../../../database/database.ts'
import type { RequestedCheckout } from '../checkouts/checkouts.queries.ts'

export type PaymentRow = Awaited<ReturnType<typeof getPaymentForUpdate>>

/** That we hold a payment of the provider, and whether anybody told us of it before: of a new one nothing is to be found. */
export type PaymentLock = {
  isNew: boolean
  /** What was taken hold of with it. */
  held?: HeldCheckout
}

/** The checkout of a payment, where there is one, and the address whose givers take turns (`lockAddress`). */
export type HeldCheckout = { checkout: RequestedCheckout | undefined; lockedEmail: string | null }

/**
 * Makes whatever touches one payment of the provider take turns, also before we know the payment: without it a
 * refund and its payment arriving together would each miss the other.
 */
export async function lockProviderPayment(tx: Tx, providerPaymentId: string): Promise<PaymentLock> {
  const { rows } = await lockingPayment(sql`values (${providerPaymentId})`).execute(tx)
  return rows[0] as PaymentLock
}

/**
 * The statement of {@link lockProviderPayment} for the payment that `ids` selects. It writes what stands there already:
 * that locks the row, and waits for whoever holds it. A row that did not stand there was locked by nobody before.
 */
export function lockingPayment(ids: RawBuilder<unknown>): RawBuilder<PaymentLock> {
  return sql`insert into provider_payments (id) ${ids}
    on conflict (id) do update set id = excluded.id returning xmax = 0 as "isNew"`
}

export type NewPayment = {
  providerPaymentId: string
  checkoutId: string | null
  donorId: string | null
  destination: string | null
  /** The program it counts for, once it is settled. */
  programKey: string | null
  amountCents: number
  feeCoverCents: number
  /** How much of it counts for the shared tower. */
  sharedCents?: number
  currency: string
  email: string | null
  state: 'settled' | 'needs_review' | 'unmatched'
  reviewReason: string | null
  sponsorshipId: string | null
  invoiceId: string | null
  /** Whoever paid was signed in as the donor's account; nobody, where money counts nowhere. */
  payerSignedIn?: boolean
  chargedAt: Date
  at: Date
}

/**
 * Writes a payment down, and in the same statement closes the checkout it names. One that matched nothing when it came is
 * given what is known of it now, under its own id.
 */
export async function savePayment(tx: Tx, payment: NewPayment): Promise<PaymentRow> {
  const { rows } = await sql<PaymentRow>`
    with ${savingPayment(tx, payment)}
    select ${sql.join(columns.payments.map((column) => sql.ref(`saved.${column}`)))} from saved`.execute(tx)
  const [saved] = rows
  if (!saved) throw new Error(`the payment ${payment.providerPaymentId} is written down already`)
  return saved
}

/** The parts of that statement, the row as `saved`, for whoever adds to it; `alongside` is a write of another domain that goes with it. */
export function savingPayment(tx: Tx, payment: NewPayment, alongside?: Compilable): RawBuilder<unknown> {
  const told = {
    checkout_id: payment.checkoutId,
    donor_id: payment.donorId,
    destination: payment.destination,
    program_key: payment.programKey,
    amount_cents: payment.amountCents,
    fee_cover_cents: payment.feeCoverCents,
    shared_cents: payment.sharedCents ?? 0,
    currency: payment.currency,
    email: payment.email,
    state: payment.state,
    review_reason: payment.reviewReason,
    sponsorship_id: payment.sponsorshipId,
    provider_invoice_id: payment.invoiceId,
    payer_signed_in: payment.payerSignedIn ?? false,
    settled_at: payment.chargedAt,
  }
  const closed = { state: payment.state === 'settled' ? 'complete' : payment.state, completed_at: payment.at }
  const closing = tx
    .updateTable('checkouts')
    .set(closed)
    .where(sql<boolean>`id = ${payment.checkoutId}`)
  const saving = tx
    .insertInto('payments')
    .values({ ...told, provider_payment_id: payment.providerPaymentId, created_at: payment.at })
    .onConflict((conflict) =>
      conflict.constraint('payments__once').doUpdateSet(told).where('payments.state', '=', 'unmatched'),
    )
    .returning(columns.payments)
  return sql`closed as (${closing}), alongside as (${alongside ?? sql`select`}), saved as (${saving})`
}

export function getPaymentForUpdate(tx: Tx, paymentId: string) {
  return tx
    .selectFrom('payments')
    .select(columns.payments)
    .where('id', '=', paymentId)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

export function findPayment(tx: Tx, paymentId: string): Promise<PaymentRow | undefined> {
  return tx.selectFrom('payments').select(columns.payments).where('id', '=', paymentId).executeTakeFirst()
}

export function findByProviderId(tx: Tx, providerPaymentId: string): Promise<PaymentRow | undefined> {
  return tx
    .selectFrom('payments')
    .select(columns.payments)
    .where('provider_payment_id', '=', providerPaymentId)
    .executeTakeFirst()
}

/** The day of a payment that is here already. */
export async function findDayOfPayment(tx: Tx, providerPaymentId: string): Promise<Date | undefined> {
  const row = await tx
    .selectFrom('payments')
    .select('settled_at')
    .where('provider_payment_id', '=', providerPaymentId)
    .executeTakeFirst()
  return row?.settled_at
}

export function findByCheckout(tx: Tx, checkoutId: string): Promise<PaymentRow | undefined> {
  return tx
    .selectFrom('payments')
    .select(columns.payments)
    .where('checkout_id', '=', checkoutId)
    .executeTakeFirst()
}

/** Keeps how an untargeted gift was split, with the version of the split. */
export async function insertShares(
  tx: Tx,
  { paymentId, shares, version }: { paymentId: string; shares: GeneralFundShares; version: string },
): Promise<void> {
  const rows = Object.entries(shares).map(([share, amountCents]) => ({
    payment_id: paymentId,
    share,
    amount_cents: amountCents,
    split_version: version,
  }))
  await tx.insertInto('payment_shares').values(rows).execute()
}

export async function addToRefunded(tx: Tx, paymentId: string, amountCents: number): Promise<void> {
  await tx
    .updateTable('payments')
    .set(({ eb }) => ({ refunded_cents: eb('refunded_cents', '+', amountCents) }))
    .where('id', '=', paymentId)
    .execute()
}

/** Live slots that a payment brought its own donor. */
export async function countSlotsOfPayment(tx: Tx, paymentId: string): Promise<number> {
  const row = await tx
    .selectFrom('slots')
    .innerJoin('payments', 'payments.id', 'slots.payment_id')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('payments.id', '=', paymentId)
    .whereRef('slots.donor_id', '=', 'payments.donor_id')
    .where('slots.voided_at', 'is', null)
    .executeTakeFirstOrThrow()
  return row.count
}

/** What each program was given by settled payments, what was paid back taken off. */
export function listProgramSums(tx: Tx): Promise<{ program_key: string; given_cents: number }[]> {
  return tx.selectFrom('program_sums').select(['program_key', 'given_cents']).execute()
}

/**
 * Whose program money a settled payment is: its donor's, and the house's as far as it counts for the shared tower, as
 * every untargeted gift does. The house comes last: whoever locks both takes it after the giver.
 */
export async function listProgramDonorIds(tx: Tx, paymentId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from (
      select donor_id as id, 0 as place from payments
      where id = ${paymentId} and state = 'settled' and destination = 'classrooms'
      union all
      select house.id, 1 from payments payment join donors house on house.kind = 'house'
      where payment.id = ${paymentId} and payment.state = 'settled' and (payment.destination = 'project'
        or (payment.donor_id <> house.id and exists (select from tower_gifts gift where gift.payment_id = payment.id)))
    ) program order by place`.execute(tx)
  return rows.map(({ id }) => id)
}

/** Whose row stays as it is while a payment changes: {@link listProgramDonorIds}, and whoever has the credits that it bought. */
export async function listDonorIdsToLock(tx: Tx, paymentId: string): Promise<string[]> {
  const buyer = await tx
    .selectFrom('payments')
    .select('donor_id')
    .where('id', '=', paymentId)
    .where('destination', '=', 'credits')
    .executeTakeFirst()
  return buyer?.donor_id ? [buyer.donor_id] : listProgramDonorIds(tx, paymentId)
}
