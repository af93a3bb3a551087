import { approvalList } from '@tower/contract/money/approvals.contract.ts'
import { approvalKinds, approvalKindsFor } from '@tower/contract/money/approvals.ts'
import type { Duty } from '@tower/contract/people/duties.ts'
import { sql } from 'kysely'
import { type Condition, list } from '../../database/lists/list.ts'
import { withinPeriod } from '../../database/lists/period.ts'
import { says } from '../../word-query.ts'
import { groundSaid } from './approvals.queries.ts'

/** What left or is to leave, and who let it, the newest first. */
export const listedApprovals = list(approvalList, {
  from: sql`approvals approval join users asker on asker.id = approval.asked_by
    left join users teacher on teacher.id = approval.teacher_id
    left join users decider on decider.id = approval.decided_by`,
  table: 'approval',
  columns: {
    ground: groundSaid,
    teacher: sql`coalesce(teacher.full_name, teacher.email)`,
    asked_by_id: sql`approval.asked_by`,
    asked_by: sql`coalesce(asker.full_name, asker.email)`,
    decided_by: sql`coalesce(decider.full_name, decider.email)`,
  },
  key: sql`approval.id`,
  orders: {
    asked: [sql`approval.asked_at`],
    amount: [sql`approval.amount_cents`, sql`approval.asked_at`],
  },
  fileOrder: '-asked',
  filters: {
    q: (part) =>
      says(
        sql`concat_ws(' ', approval.what, asker.full_name, asker.email, teacher.full_name, teacher.email)`,
        part,
      ),
    state: (state) => sql`approval.state = ${state}`,
    kind: (kind) => sql`approval.kind = ${kind}`,
    ...withinPeriod(sql`approval.asked_at`),
  },
})

/** The approvals that somebody with these duties sees; undefined: all of them. */
export function seenWith(held: readonly Duty[]): Condition | undefined {
  const kinds = approvalKindsFor(held)
  return kinds.length === approvalKinds.length ? undefined : sql`approval.kind = any(${kinds}::text[])`
}
