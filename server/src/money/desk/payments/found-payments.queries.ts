import { sql } from 'kysely'
import type { Tx } from '../../../database/database.ts'
import type { FoundRow, Search } from '../../../searchable.ts'

/** The payment that a receipt of this number was written for. */
export async function findPaymentsByReceipt(tx: Tx, { number }: Search): Promise<FoundRow[]> {
  if (number === undefined) return []
  const { rows } = await sql<FoundRow>`
    select payments.id, '' as title, payments.email as detail, receipts.number::float8 as number,
      receipts.amount_cents::float8 as "amountCents", receipts.issued_at as at
    from receipts join payments on payments.id = receipts.payment_id
    where receipts.number = ${number}`.execute(tx)
  return rows
}
