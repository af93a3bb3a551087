import type { Database } from '@tower/server/database/database.ts'
import type { Books } from './books.ts'

/** Reads what stands in the books, with SQL of its own. */
export async function readBooks(database: Database): Promise<Books> {
  const [counter] = await ask<{ last: number }>(
    database,
    'select last_number::int as last from receipt_counter',
  )
  return {
    payments: await ask(
      database,
      `select provider_payment_id as "providerId", amount_cents::float8 as "amountCents", coalesce(email, '') as email,
         refunded_cents::float8 as "returnedCents" from payments where state <> 'failed'`,
    ),
    donors: await ask(
      database,
      `select donor.email, program_cents::float8 as "programCents", slots_minted as "slotsMinted",
         (select count(*)::int from slots where donor_id = donor.id and voided_at is null and frozen_at is null) as "waitingSlots"
       from donors donor where donor.kind = 'person'`,
    ),
    receipts: await ask(
      database,
      `select number::int, receipt.amount_cents::float8 as "amountCents", voided_at is null as "isValid",
         provider_payment_id as "providerId" from receipts receipt join payments payment on payment.id = payment_id`,
    ),
    lastReceiptNumber: counter?.last ?? 0,
    mails: await ask(
      database,
      `select id::text, dedupe_key as about, sent_at is not null as "isSent" from mails`,
    ),
  }
}

/** The rows of a statement. */
export async function ask<Row>(database: Database, statement: string, values?: unknown[]): Promise<Row[]> {
  const { rows } = await database.jobs.executeSql(statement, values)
  return rows as Row[]
}
