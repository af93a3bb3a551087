import type { RowRule } from '../../invariant.ts'

/** What staff did with a request, each time both in its story and in the audit log. */
const staffDid = "'approved', 'rejected', 'paid', 'bounced', 'returned'"

const ofItsTeacher: RowRule = {
  name: 'a reimbursement is of its teacher’s own budget',
  by: 'purchase_requests',
  sql: `select request.id from purchase_requests request left join teacher_budgets budget on budget.id = request.budget_id
      where {request.id} and budget.teacher_id is distinct from request.teacher_id`,
}

const decided: RowRule = {
  name: 'who decided about a reimbursement stands in the audit log, with its amount and when',
  by: 'purchase_requests',
  sql: `select request.id from purchase_requests request
      where {request.id} and request.status in ('approved', 'rejected', 'paid') and not exists (select from audit_log row
        where row.target_id = request.id::text and row.actor_id is not distinct from request.decided_by
          and row.at is not distinct from request.decided_at and (row.details ->> 'total_cents')::bigint = request.total_cents
          and row.action in ('reimbursements.' || request.status,
            case request.status when 'approved' then 'reimbursements.bounced' end))`,
}

/** Each side as one list: what is only in one of them shows, whichever it is. */
const told: RowRule = {
  name: 'the story of a reimbursement tells what staff did with it as the audit log does, no more and no less',
  by: 'purchase_requests',
  sql: `select request.id from purchase_requests request
      left join lateral (select array_agg((event.kind, event.actor_id, event.at, event.total_cents)::text
          order by (event.kind, event.actor_id, event.at, event.total_cents)::text) as steps
        from purchase_request_events event where event.request_id = request.id and event.kind in (${staffDid})) story on true
      left join lateral (select array_agg((split_part(row.action, '.', 2), row.actor_id, row.at, (row.details ->> 'total_cents')::bigint)::text
          order by (split_part(row.action, '.', 2), row.actor_id, row.at, (row.details ->> 'total_cents')::bigint)::text) as steps
        from audit_log row where row.target_id = request.id::text and row.target_kind = 'reimbursement'
          and split_part(row.action, '.', 2) in (${staffDid})) log on true
      where {request.id} and story.steps is distinct from log.steps`,
}

/**
 * Whether the audit log says that a request was paid so: by whom, when, how much, in which file and by which reference. What
 * named a person who went says so.
 */
const saidPaid = (payout: string) => `exists (select from audit_log row
  left join audit_words said on said.seq = row.seq and said.key = 'reference'
  where row.target_id = ${payout}.request_id::text and row.action = 'reimbursements.paid'
    and row.actor_id = ${payout}.paid_by and row.at = ${payout}.paid_at
    and (row.details ->> 'total_cents')::bigint = ${payout}.amount_cents
    and row.details ->> 'payment_file_id' is not distinct from ${payout}.payment_file_id::text
    and (coalesce(said.words, ${payout}.reference) = ${payout}.reference or ${payout}.reference ~* 'erased'))`

const paid: RowRule = {
  name: 'who paid a reimbursement stands in the audit log, with its amount, its file, its reference and when',
  by: 'purchase_requests',
  sql: `select payout.request_id from reimbursement_payouts payout
      left join reimbursement_payment_files file on file.id = payout.payment_file_id
      where {payout.request_id} and (not ${saidPaid('payout')} or (payout.payment_file_id is not null
        and (file.made_by, file.made_at) is distinct from (payout.paid_by, payout.paid_at)))`,
}

/** What the bank sent back has its word in the log, and who agreed to it its approval; what was asked for names the reference. */
const cameBack: RowRule = {
  name: 'a payment that came back was paid, stands in the audit log with who said so and when, and was agreed to',
  by: 'purchase_requests',
  sql: `select coalesce(gone.request_id, request.id) from purchase_requests request
      left join lateral (select count(*) as times from audit_log row
        where row.target_id = request.id::text and row.action = 'reimbursements.bounced') log on true
      left join lateral (select count(*) as times from reimbursement_returned_payouts back where back.request_id = request.id) kept on true
      left join reimbursement_returned_payouts gone on gone.request_id = request.id
      where {request.id} and (log.times <> kept.times or (gone.id is not null and (not ${saidPaid('gone')}
        or not exists (select from audit_log row where row.target_id = request.id::text and row.action = 'reimbursements.bounced'
          and row.actor_id = gone.returned_by and row.at = gone.returned_at
          and (row.details ->> 'total_cents')::bigint = gone.amount_cents)
        or (gone.bank_reference is not null and not exists (select from approvals approval
          where approval.kind = 'bounce' and approval.subject_id = request.id::text
            and approval.state in ('alone', 'approved', 'earlier')
            and (coalesce(approval.wish ->> 'reference', gone.bank_reference) = gone.bank_reference
              or gone.bank_reference || (approval.wish ->> 'reference') ~* 'erased'))))))`,
}

/** What must hold of who did what with a request to be paid back, as others wrote it down. */
export const witnessRules: readonly RowRule[] = [ofItsTeacher, decided, told, paid, cameBack]
