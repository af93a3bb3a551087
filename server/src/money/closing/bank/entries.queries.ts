import { sql, type RawBuilder } from 'kysely'
import { z } from 'zod'
import type { Tx } from '../../../database/database.ts'
import { rows } from '../../../database/rows.ts'

/** The kinds of fact that move what lies at the bank. */
export const bankKinds = [
  'payout',
  'deposit',
  'deposit_returned',
  'bank_paid',
  'bank_returned',
  'bank_fee',
  'issuing_funded',
] as const
// As the condition of their index has them.
const ofBank = sql.raw(`entry.kind in (${bankKinds.map((kind) => `'${kind}'`).join(', ')})`)

/** Something booked at the bank; above zero it came in. */
export const Entry = z.object({
  id: z.string(),
  at: z.date(),
  kind: z.string(),
  amount_cents: z.number(),
  /** By what the bank may know it. */
  reference: z.string().nullable(),
  file_number: z.number().nullable(),
})
export type Entry = z.infer<typeof Entry>

/** What the books have at the bank, as far as a condition on `entry` and `posting` goes. */
export function entriesWhere(condition: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`select entry.id, entry.occurred_at as at, entry.kind, -posting.amount_cents as amount_cents,
      coalesce(payout.reference, gift.reference, entry.memo) as reference, file.number as file_number
    from ledger_transactions entry
    join ledger_postings posting on posting.transaction_id = entry.id
      and posting.account_id = (select id from ledger_accounts where kind = 'bank')
    left join offline_gifts gift on entry.kind in ('deposit', 'deposit_returned') and gift.payment_id = entry.payment_id
    left join lateral (
      select reference, payment_file_id from reimbursement_payouts
        where request_id = entry.spending_id and paid_at = entry.occurred_at
      union all
      select reference, payment_file_id from reimbursement_returned_payouts
        where request_id = entry.spending_id and paid_at = entry.occurred_at
      limit 1
    ) payout on entry.kind = 'bank_paid'
    left join reimbursement_payment_files file on file.id = payout.payment_file_id
    where ${ofBank} and ${condition}`
}

const isOpen = sql`not exists (select from bank_settled settled where settled.transaction_id = entry.id)`

type Around = { from: Date; until: Date }

/** Open entries of some amounts in a time. */
export function listOpenOfAmounts(
  tx: Tx,
  { from, until }: Around,
  amounts: readonly number[],
): Promise<Entry[]> {
  return rows(Entry)`${entriesWhere(sql`entry.occurred_at >= ${from} and entry.occurred_at < ${until}
    and posting.amount_cents = any(${amounts.map((cents) => -cents)}::bigint[]) and ${isOpen}`)}
    order by entry.occurred_at, entry.id`.all(tx)
}

const FileSum = z.object({
  number: z.number(),
  at: z.date(),
  amount_cents: z.number(),
  entry_ids: z.array(z.string()),
})
export type FileSum = z.infer<typeof FileSum>

/** What payment files of a time come to of which several payments are open, where that is one of some amounts. */
export function listOpenFiles(
  tx: Tx,
  { from, until }: Around,
  amounts: readonly number[],
): Promise<FileSum[]> {
  return rows(FileSum)`
    select file_number as number, min(at) as at, sum(amount_cents)::bigint as amount_cents,
      array_agg(id::text order by id) as entry_ids
    from (${entriesWhere(sql`entry.kind = 'bank_paid' and entry.occurred_at >= ${from} and entry.occurred_at < ${until}
      and ${isOpen}`)}) entry
    where file_number is not null group by file_number
    having count(*) > 1 and sum(amount_cents) = any(${amounts}::bigint[]) order by file_number`.all(tx)
}

const DepositSum = FileSum.omit({ number: true })
/** What is one line at the bank: a payment file that pays several, or several checks of one slip. */
export type Whole = z.infer<typeof DepositSum>

/** What was booked in one instant as the checks of a deposit, of which several are open, where that is one of some amounts. */
export function listOpenDeposits(
  tx: Tx,
  { from, until }: Around,
  amounts: readonly number[],
): Promise<Whole[]> {
  return rows(DepositSum)`
    select at, sum(amount_cents)::bigint as amount_cents, array_agg(id::text order by id) as entry_ids
    from (${entriesWhere(sql`entry.kind = 'deposit' and entry.occurred_at >= ${from} and entry.occurred_at < ${until}
      and ${isOpen}`)}) entry
    group by at having count(*) > 1 and sum(amount_cents) = any(${amounts}::bigint[]) order by at`.all(tx)
}

/** Open entries of one direction in a time, those nearest to an amount first. */
export function listOpenNear(
  tx: Tx,
  { from, until, cents, limit }: Around & { cents: number; limit: number },
): Promise<Entry[]> {
  return rows(
    Entry,
  )`select * from (${entriesWhere(sql`entry.occurred_at >= ${from} and entry.occurred_at < ${until}
      and sign(posting.amount_cents) = ${-Math.sign(cents)} and ${isOpen}`)}) entry
    order by abs(amount_cents - ${cents}::bigint), at, id limit ${limit}`.all(tx)
}

/** Entries by their ids, settled or not. */
export function findEntries(tx: Tx, ids: readonly string[]): Promise<Entry[]> {
  return rows(Entry)`${entriesWhere(sql`entry.id = any(${ids}::uuid[])`)}`.all(tx)
}

/** Whether one of them is settled already. */
export async function areSettled(tx: Tx, ids: readonly string[]): Promise<boolean> {
  const row = await tx
    .selectFrom('bank_settled')
    .select('transaction_id')
    .where('transaction_id', 'in', [...ids])
    .executeTakeFirst()
  return row !== undefined
}
