import { approvalKindsFor } from '@tower/contract/money/approvals.ts'
import { secondPersonStates } from '@tower/contract/oversight/safety.ts'
import { sql } from 'kysely'
import { z } from 'zod'
import { countOnePast } from '../../database/bounded-total.ts'
import type { Tx } from '../../database/database.ts'
import { rows } from '../../database/rows.ts'
import type { Reader } from '../../reader.ts'
import type { SecondPersonRow } from '../../second-person-act.ts'
import type { WaitingRead, WaitingRow } from '../../waiting-work.ts'

const Waiting = z.object({
  id: z.string(),
  what: z.string(),
  who: z.string().nullable(),
  amountCents: z.number().nullable(),
  since: z.date(),
  dueAt: z.date().nullable(),
  isUrgent: z.boolean(),
  askedBy: z.string(),
  total: z.number(),
})

/** What waits for a second person, the oldest first: of the kinds that the reader may decide. */
export function listWaitingApprovals(
  tx: Tx,
  { limit, bound }: WaitingRead,
  { duties }: Pick<Reader, 'duties'>,
): Promise<WaitingRow[]> {
  const kinds = approvalKindsFor(duties)
  return rows(Waiting)`
    select approval.id, approval.what, coalesce(asker.full_name, asker.email) as who, approval.amount_cents as "amountCents",
      approval.asked_at as since, null::timestamptz as "dueAt", false as "isUrgent", approval.asked_by as "askedBy",
      ${countOnePast(bound, sql`select from approvals where state = 'waiting' and kind = any(${kinds}::text[])`)} as total
    from approvals approval join users asker on asker.id = approval.asked_by
    where approval.state = 'waiting' and approval.kind = any(${kinds}::text[]) order by approval.asked_at, approval.id limit ${limit}`.all(
    tx,
  )
}

const TwoPerson = z.object({
  id: z.string(),
  what: z.string(),
  amountCents: z.number().nullable(),
  state: z.enum(secondPersonStates),
  askedBy: z.string().nullable(),
  askedAt: z.date(),
  decidedBy: z.string().nullable(),
  decidedAt: z.date().nullable(),
  reason: z.string().nullable(),
})

/** What needed two people, the newest first. */
export function listTwoPersonApprovals(tx: Tx, limit: number): Promise<SecondPersonRow[]> {
  return rows(TwoPerson)`
    select approval.id, approval.what, approval.amount_cents as "amountCents",
      case approval.state when 'refused' then 'declined' when 'earlier' then 'approved' else approval.state end as state,
      asker.email as "askedBy", approval.asked_at as "askedAt", decider.email as "decidedBy",
      approval.decided_at as "decidedAt", approval.note as reason
    from approvals approval join users asker on asker.id = approval.asked_by
    left join users decider on decider.id = approval.decided_by
    where approval.ground is not null and approval.state in ('waiting', 'approved', 'refused', 'earlier')
    order by approval.asked_at desc, approval.id limit ${limit}`.all(tx)
}
