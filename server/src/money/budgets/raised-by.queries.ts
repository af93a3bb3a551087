import { fiscalYearOf } from '@tower/contract/money/budgets.ts'
import { z } from 'zod'
import type { Tx } from '../../database/database.ts'
import { rows } from '../../database/rows.ts'
import type { Hand, HandsOf } from '../../outbound-act.ts'

const Raised = z.object({ teacher_id: z.string(), actor_id: z.string(), cents: z.number() })

/**
 * By how much each of the staff raised what teachers may spend; what they lowered it by is not taken off. Those of the
 * school year before count as well: its end carries what is left into this one.
 */
export async function listRaisedBy(tx: Tx, { teacherIds, at }: HandsOf): Promise<Hand[]> {
  const raised = await rows(Raised)`
    select budget.teacher_id, entry.actor_id, sum(posting.amount_cents)::bigint as cents
    from teacher_budgets budget
    join ledger_accounts account on account.kind = 'budget' and account.owner_id = budget.id
    join ledger_postings posting on posting.account_id = account.id and posting.amount_cents > 0
    join ledger_transactions entry on entry.id = posting.transaction_id
      and entry.kind = 'budget_raised' and entry.actor_id is not null
    where budget.teacher_id = any(${teacherIds}::uuid[]) and budget.fiscal_year >= ${fiscalYearOf(at) - 1}
    group by budget.teacher_id, entry.actor_id order by budget.teacher_id, entry.actor_id`.all(tx)
  return raised.map(({ teacher_id: teacherId, actor_id: userId, cents }) => ({
    ...{ teacherId, did: 'raised_budget', userId, cents },
  }))
}
