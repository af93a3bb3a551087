import type { DomainInvariants, RowRule } from '../../invariant.ts'

const alone: RowRule = {
  name: 'what one person let out alone was within the limit, all of it together that they let out in its days',
  by: 'approvals',
  sql: `select given.id from approvals given
      where {given.id} and given.state = 'alone' and (given.ground is not null or given.amount_cents > given.limit_cents
        or (select sum(earlier.amount_cents) from approvals earlier
          where earlier.state = 'alone' and earlier.asked_by = given.asked_by and earlier.asked_at <= given.asked_at
            and earlier.asked_at > given.asked_at - make_interval(days => given.window_days)) > given.limit_cents)`,
}

/** How was asked for what waited before it came here. */
const askedBefore =
  "'desk.ask_for_refund', 'giving.ask_for_offline_return', 'disbursements.record', 'disbursements.ask_void'"

const byTwo: RowRule = {
  name: 'what two people let out, one asked for and another approved, and the audit log says so of this amount',
  by: 'approvals',
  sql: `select given.id from approvals given
      where {given.id} and given.state = 'approved' and (given.decided_by is null or given.decided_by = given.asked_by
        or not exists (select from audit_log row
          where row.target_id = case given.digest when '' then given.subject_id else given.id::text end
          and row.action = any (case given.digest when '' then array[${askedBefore}] else array['approvals.ask'] end)
          and row.actor_id = given.asked_by and (row.details ->> 'amount_cents')::bigint = given.amount_cents)
        or not exists (select from audit_log row where row.target_id = given.id::text and row.action = 'approvals.approve'
          and row.actor_id = given.decided_by and (row.details ->> 'amount_cents')::bigint = given.amount_cents))`,
}

const decided: RowRule = {
  name: 'what became of what somebody asked for is what the audit log says of it last, and by whom',
  by: 'approvals',
  sql: `select given.id from approvals given
      left join lateral (select row.action, row.actor_id from audit_log row where row.target_id = given.id::text
        and row.action in ('approvals.approve', 'approvals.refuse', 'approvals.withdraw') order by row.seq desc limit 1) said on true
      where {given.id} and given.digest <> '' and case said.action
        when 'approvals.approve' then given.state not in ('approved', 'outdated')
        when 'approvals.refuse' then given.state <> 'refused' or given.decided_by <> said.actor_id
        when 'approvals.withdraw' then given.state <> 'withdrawn' or given.asked_by <> said.actor_id
        else given.state in ('approved', 'refused', 'withdrawn') end`,
}

/** What must hold of money that staff let out. */
export const approvalInvariants: DomainInvariants = { rules: [alone, byTwo, decided] }
