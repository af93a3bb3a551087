import { sql } from 'kysely'
import { z } from 'zod'
import type { Tx } from '../../../database/database.ts'
import { rows } from '../../../database/rows.ts'
import { type AccountKind, accountKinds } from '../../ledger/accounts.ts'
import { transactionKinds } from '../../ledger/transaction-kinds.ts'
import type { Span } from '../month/month.queries.ts'

/** A fact, or one side of it: what of it fell to a kind of account. Above zero is credit. */
const FactRow = z.object({
  id: z.string(),
  at: z.date(),
  kind: z.enum(transactionKinds),
  /** Of what left the house, by what the bank or the issuer of cards knows it. */
  memo: z.string().nullable(),
  account_kind: z.enum(accountKinds).nullable(),
  amount_cents: z.number().nullable(),
})
export type FactRow = z.infer<typeof FactRow>

/**
 * Facts in the order they happened, from one on, each with its sides added up by kind of account; one whose sides come to
 * nothing, such as two towers joined, has none.
 */
export function listFacts(
  tx: Tx,
  { from, until }: Span,
  { after, limit }: { after: Pick<FactRow, 'id' | 'at'> | undefined; limit: number },
): Promise<FactRow[]> {
  const isAfter = after ? sql`and (occurred_at, id) > (${after.at}::timestamptz, ${after.id}::uuid)` : sql``
  return rows(FactRow)`
    with fact as materialized (select id, occurred_at, kind, memo from ledger_transactions
      where occurred_at >= ${from} and occurred_at < ${until} ${isAfter} order by occurred_at, id limit ${limit})
    select fact.id, fact.occurred_at as at, fact.kind, fact.memo, side.account_kind, side.amount_cents
    from fact left join lateral (
      select account.kind as account_kind, sum(posting.amount_cents)::bigint as amount_cents
      from ledger_postings posting join ledger_accounts account on account.id = posting.account_id
      where posting.transaction_id = fact.id and posting.unit = 'USD'
      group by account.kind having sum(posting.amount_cents) <> 0
    ) side on true
    order by fact.occurred_at, fact.id, side.account_kind`.all(tx)
}

const DaySide = z.object({
  account_kind: z.enum(accountKinds),
  debit_cents: z.number(),
  credit_cents: z.number(),
})
export type DaySide = z.infer<typeof DaySide>

/** What fell to each kind of account in a time, both sides apart. */
export function sumSides(tx: Tx, { from, until }: Span): Promise<DaySide[]> {
  return rows(DaySide)`
    select account_kind, coalesce(-sum(cents) filter (where cents < 0), 0)::bigint as debit_cents,
      coalesce(sum(cents) filter (where cents > 0), 0)::bigint as credit_cents
    from (
      select account.kind as account_kind, sum(posting.amount_cents) as cents
      from ledger_transactions entry
      join ledger_postings posting on posting.transaction_id = entry.id and posting.unit = 'USD'
      join ledger_accounts account on account.id = posting.account_id
      where entry.occurred_at >= ${from} and entry.occurred_at < ${until}
      group by entry.id, account.kind) side
    where cents <> 0 group by account_kind order by account_kind`.all(tx)
}

/** When the first fact of a time happened. */
export async function findFirstFact(tx: Tx, { from, until }: Span): Promise<Date | undefined> {
  const row = await tx
    .selectFrom('ledger_transactions')
    .select('occurred_at')
    .where('occurred_at', '>=', from)
    .where('occurred_at', '<', until)
    .orderBy('occurred_at')
    .limit(1)
    .executeTakeFirst()
  return row?.occurred_at
}

const CodeRow = z.object({
  account_kind: z.enum(accountKinds),
  code: z.string(),
  name: z.string(),
  changed_by: z.string(),
  changed_at: z.date(),
})
export type CodeRow = z.infer<typeof CodeRow>

/** The codes that staff gave, with who gave them. */
export function listCodes(tx: Tx): Promise<CodeRow[]> {
  return rows(CodeRow)`select code.account_kind, code.code, code.name,
      coalesce(staff.full_name, staff.email) as changed_by, code.changed_at
    from account_codes code join users staff on staff.id = code.changed_by`.all(tx)
}

/** Of kinds of account those that there are accounts of. */
export async function listUsedKinds(tx: Tx, kinds: readonly AccountKind[]): Promise<AccountKind[]> {
  const used = await rows(
    z.object({ kind: z.enum(accountKinds) }),
  )`select kind from unnest(${kinds}::text[]) known (kind)
    where exists (select from ledger_accounts account where account.kind = known.kind)`.all(tx)
  return used.map(({ kind }) => kind)
}

/** Gives a kind of account its code; answers what it had before. */
export async function setCode(
  tx: Tx,
  code: { kind: AccountKind; code: string; name: string; by: string; at: Date },
): Promise<{ code: string; name: string } | undefined> {
  const before = await tx
    .selectFrom('account_codes')
    .select(['code', 'name'])
    .where('account_kind', '=', code.kind)
    .forUpdate()
    .executeTakeFirst()
  const fields = { code: code.code, name: code.name, changed_by: code.by, changed_at: code.at }
  await tx
    .insertInto('account_codes')
    .values({ account_kind: code.kind, ...fields })
    .onConflict((conflict) => conflict.column('account_kind').doUpdateSet(fields))
    .execute()
  return before
}
