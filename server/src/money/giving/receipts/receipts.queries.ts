import { sql } from 'kysely'
import type { Tx } from '../../../database/database.ts'

export type Tribute = { kind: 'honor' | 'memory'; name: string }

/** A receipt as it was written, and what its words depend on: the giver's language, and whom the gift honors. */
export type Written = { number: number; locale: string | null; tribute: Tribute | null }

/**
 * Writes a receipt under the next number. The counter's row stays locked until the commit, so an abandoned number is
 * taken again; what its mail needs is read in the same statement, as everybody who gives waits meanwhile.
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
  },
): Promise<Written> {
  const { rows } = await sql<Written>`
    with taken as (update receipt_counter set last_number = last_number + 1 returning last_number),
    written as (
      insert into receipts (number, payment_id, amount_cents, email, issued_at, replaces_number)
      select last_number, ${receipt.paymentId}, ${receipt.amountCents}, ${receipt.email}, ${receipt.at}, ${receipt.replacesNumber}
      from taken returning number
    )
    select number, (select locale from users where email = ${receipt.email}) as locale,
      (select jsonb_build_object('kind', tribute_kind, 'name', tribute_name)
        from checkouts where id = ${receipt.checkoutId} and tribute_kind is not null) as tribute
    from written`.execute(tx)
  const [written] = rows
  if (!written) throw new Error('there is no counter of receipts')
  return written
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
