import { sql } from 'kysely'
import type { Tx } from '../../../database/database.ts'

/**
 * Writes a receipt under the next number and answers it. The counter's row stays locked until the commit, so an
 * abandoned number is taken again.
 */
export async function insertReceipt(
  tx: Tx,
  receipt: {
    paymentId: string
    amountCents: number
    email: string | null
    replacesNumber: number | null
    at: Date
  },
): Promise<number> {
  const { rows } = await sql<{ number: number }>`
    with taken as (update receipt_counter set last_number = last_number + 1 returning last_number)
    insert into receipts (number, payment_id, amount_cents, email, issued_at, replaces_number)
    select last_number, ${receipt.paymentId}, ${receipt.amountCents}, ${receipt.email}, ${receipt.at}, ${receipt.replacesNumber}
    from taken returning number`.execute(tx)
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

export type Tribute = { kind: 'honor' | 'memory'; name: string }

/** What a receipt's words depend on: the giver's language, and whom the gift honors. */
export async function findReceiptWords(
  tx: Tx,
  { email, checkoutId }: { email: string; checkoutId: string | null },
): Promise<{ locale: string | null; tribute: Tribute | null }> {
  const { rows } = await sql<{ locale: string | null; tribute: Tribute | null }>`
    select (select locale from users where email = ${email}) as locale,
      (select jsonb_build_object('kind', tribute_kind, 'name', tribute_name)
        from checkouts where id = ${checkoutId} and tribute_kind is not null) as tribute`.execute(tx)
  return rows[0] ?? { locale: null, tribute: null }
}

/** The language a giver chose, where the address belongs to an account. */
export async function findLocale(tx: Tx, email: string): Promise<string | undefined> {
  const row = await tx.selectFrom('users').select('locale').where('email', '=', email).executeTakeFirst()
  return row?.locale
}
