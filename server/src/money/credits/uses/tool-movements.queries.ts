import { shownToolMovements, toolMovementTypes } from '@tower/contract/money/credit-uses.ts'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Tx } from '../../../database/database.ts'
import { rows } from '../../../database/rows.ts'

const Row = z.object({
  id: z.string(),
  type: z.enum(toolMovementTypes),
  memo: z.string().nullable(),
  credit_cents: z.number(),
  paid_by: z.enum(['tools', 'sponsor']),
  at: z.date(),
})
export type ToolMovementRow = z.infer<typeof Row>

const typeOf = sql`case entry.kind when 'spend' then 'use' when 'use_refund' then 'refund' else 'grant' end`

/** The latest movements of a teacher's tools credits, and of the sponsors' credits that the teacher used; the newest first. */
export function selectToolMovements(tx: Tx, teacherId: string): Promise<ToolMovementRow[]> {
  return rows(Row)`
    select moved.id::text as id, moved.type, moved.memo, moved.credit_cents, moved.paid_by, moved.at from (
      select entry.id, ${typeOf} as type, entry.memo, posting.amount_cents as credit_cents, 'tools' as paid_by, entry.occurred_at as at
      from ledger_postings posting join ledger_transactions entry on entry.id = posting.transaction_id
      where posting.account_id = (select id from ledger_accounts where kind = 'tools_wallet' and owner_id = ${teacherId})
      union all
      select entry.id, ${typeOf} as type, entry.memo, posting.amount_cents as credit_cents, 'sponsor' as paid_by, entry.occurred_at as at
      from credit_uses used
      join ledger_transactions entry on entry.id in (used.transaction_id, used.refund_transaction_id)
      join ledger_postings posting on posting.transaction_id = entry.id
      join ledger_accounts wallet on wallet.id = posting.account_id and wallet.kind = 'wallet' and wallet.owner_id = used.sponsor_id
      where used.teacher_id = ${teacherId} and used.sponsor_id is not null
    ) moved order by moved.at desc, moved.id desc limit ${shownToolMovements}`.all(tx)
}
