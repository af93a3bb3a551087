import { sql, type RawBuilder } from 'kysely'
import type { Tx } from '../../../database/database.ts'

/** A receipt that is being written, for its mail: its number, the giver's language, what was asked for, and whom the gift honors. */
export const writtenReceipt = sql`written_receipt`

/**
 * Writes a receipt under the next number, and in the same statement its mail: the counter's row stays locked until the
 * commit, so that an abandoned number is taken again, and everybody who gives waits meanwhile.
 */
export async function insertReceipt(
  tx: Tx,
  receipt: {
    paymentId: string
    checkoutId: string | null
    amountCents: number
    email: string | null
    replacesNumber: number | null
    at: Date
    /** Queues its mail from {@link writtenReceipt}; of a giver without an address nothing is. */
    mail: RawBuilder<unknown> | undefined
  },
): Promise<number> {
  const { paymentId, checkoutId, amountCents, email, at, replacesNumber, mail } = receipt
  const { rows } = await sql<{ number: number }>`
    with taken as (update receipt_counter set last_number = last_number + 1 returning last_number),
    written as (
      insert into receipts (number, payment_id, amount_cents, email, issued_at, replaces_number)
      select last_number, ${paymentId}, ${amountCents}, ${email}, ${at}, ${replacesNumber}
      from taken returning number
    )${
      mail === undefined
        ? sql``
        : sql`,
    ${writtenReceipt} as (
      select 'receipt:' || number as dedupe_key,
        coalesce((select locale from users where email = ${email}), checkout.language, 'en') as locale,
        jsonb_build_object('number', number, 'tribute', case when checkout.tribute_kind is not null
            then jsonb_build_object('kind', checkout.tribute_kind, 'name', checkout.tribute_name) end,
          'asked', case when checkout.id is not null then jsonb_build_object('destination', checkout.destination,
            'goes_to', checkout.goes_to, 'amount_cents', checkout.amount_cents, 'classroom_id', checkout.classroom_id,
            'classroom_name', classroom.name) end) as params
      from written left join checkouts checkout on checkout.id = ${checkoutId}
      left join classrooms classroom on classroom.id = checkout.classroom_id
    ),
    mailed as (${mail})`
    }
    select number from written`.execute(tx)
  const [written] = rows
  if (!written) throw new Error('there is no counter of receipts')
  return written.number
}

/** Voids the valid receipt of a payment and answers its number. */
export async function voidValidReceipt(tx: Tx, paymentId: string, at: Date): Promise<number | undefined> {
  const row = await tx
    .updateTable('receipts')
    .set({ voided_at: at })
    .where('payment_id', '=', paymentId)
    .where('voided_at', 'is', null)
    .returning('number')
    .executeTakeFirst()
  return row?.number
}

/** The number a payment had last, valid or void. */
export async function findLastReceipt(tx: Tx, paymentId: string): Promise<number | undefined> {
  const row = await tx
    .selectFrom('receipts')
    .select('number')
    .where('payment_id', '=', paymentId)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.number
}

export async function findValidReceipt(tx: Tx, paymentId: string): Promise<number | undefined> {
  const row = await tx
    .selectFrom('receipts')
    .select('number')
    .where('payment_id', '=', paymentId)
    .where('voided_at', 'is', null)
    .executeTakeFirst()
  return row?.number
}

/** The language a giver chose, where the address belongs to an account. */
export async function findLocale(tx: Tx, email: string): Promise<string | undefined> {
  const row = await tx.selectFrom('users').select('locale').where('email', '=', email).executeTakeFirst()
  return row?.locale
}
