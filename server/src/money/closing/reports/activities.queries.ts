import { z } from 'zod'
import type { Tx } from '../../../database/database.ts'
import { rows } from '../../../database/rows.ts'
import { accountKinds } from '../../ledger/accounts.ts'
import { transactionKinds } from '../../ledger/transaction-kinds.ts'
import type { Span } from '../month/month.queries.ts'

const Moved = z.object({
  /** The place of the month in its year, from 0 on. */
  month: z.number(),
  kind: z.enum(transactionKinds),
  account_kind: z.enum(accountKinds),
  cents: z.number(),
})
export type Moved = z.infer<typeof Moved>

/** What each kind of fact moved of each kind of account, month by month. */
export function sumMoved(tx: Tx, { from, until }: Span): Promise<Moved[]> {
  return rows(Moved)`select (extract(month from org_day(entry.occurred_at)) - 1)::int as month, entry.kind,
      account.kind as account_kind, sum(posting.amount_cents)::bigint as cents
    from ledger_transactions entry
    join ledger_postings posting on posting.transaction_id = entry.id and posting.unit = 'USD'
    join ledger_accounts account on account.id = posting.account_id
    where entry.occurred_at >= ${from} and entry.occurred_at < ${until}
    group by 1, 2, 3 order by 1, 2, 3`.all(tx)
}

const Code = z.object({ account_kind: z.string(), code: z.string(), name: z.string() })

/** The codes of the charity's own chart. */
export async function readCodes(tx: Tx): Promise<ReadonlyMap<string, z.infer<typeof Code>>> {
  const found = await rows(Code)`select account_kind, code, name from account_codes`.all(tx)
  return new Map(found.map((code) => [code.account_kind, code]))
}
