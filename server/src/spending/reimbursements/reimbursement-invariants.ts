import type { DomainInvariants, RowRule } from '../../invariant.ts'
import { witnessRules } from './witness-rules.ts'

const money: RowRule = {
  name: 'a reimbursement’s money is reserved while it waits for its payment, spent once it is paid, and free otherwise',
  by: 'purchase_requests',
  sql: `select request.id from purchase_requests request
      left join lateral (select spending_id,
          sum_cents(case when account_kind = 'reserved' then amount_cents else 0 end) as reserved,
          sum_cents(case when account_kind = 'spent' then amount_cents else 0 end) as spent,
          sum_cents(case when owner_id <> request.budget_id then amount_cents else 0 end) as elsewhere
        from {{moves}} moved where account_kind in ('reserved', 'spent') and {spending_id of request.id}
        group by spending_id) held on held.spending_id = request.id
      where {request.id} and (coalesce(held.elsewhere, 0) <> 0
        or coalesce(held.reserved, 0) <> case when request.status in ('submitted', 'approved') then request.total_cents else 0 end
        or coalesce(held.spent, 0) <> case when request.status = 'paid' then request.total_cents else 0 end)`,
}

const known: RowRule = {
  name: 'money reserved for a reimbursement, or spent on one, is of one that stands',
  by: 'teacher_budgets',
  sql: `select budget.id from teacher_budgets budget
      join lateral (select owner_id, spending_id from {{moves}} moved
        where account_kind in ('reserved', 'spent') and kind like 'reimbursement\\_%' and {owner_id of budget.id}
        group by owner_id, spending_id having sum_cents(amount_cents) <> 0) held on held.owner_id = budget.id
      where {budget.id} and not exists (select from purchase_requests request where request.id = held.spending_id)`,
}

const lines: RowRule = {
  name: 'a reimbursement comes to what its lines add up to',
  by: 'purchase_requests',
  sql: `select request.id from purchase_requests request
      left join lateral (select request_id, sum_cents(amount_cents) as cents from purchase_request_items
        where {request_id of request.id} group by request_id) item on item.request_id = request.id
      where {request.id} and request.total_cents <> coalesce(item.cents, 0)`,
}

const once: RowRule = {
  name: 'what is paid back was paid out once and whole, and nothing else was',
  by: 'purchase_requests',
  sql: `select request.id from purchase_requests request
      left join reimbursement_payouts payout on payout.request_id = request.id
      where {request.id} and case when request.status = 'paid'
        then payout.amount_cents is distinct from request.total_cents else payout.request_id is not null end`,
}

const receipts: RowRule = {
  name: 'a receipt is its teacher’s own and says what its request says',
  by: 'reimbursements',
  sql: `select receipt.id from reimbursements receipt
      left join purchase_requests request on request.id = receipt.request_id
      where {receipt.id} and (request.teacher_id <> receipt.teacher_id or receipt.status <> case request.status
        when 'approved' then 'approved' when 'paid' then 'reimbursed' when 'rejected' then 'rejected' else 'submitted' end)`,
}

const shown: RowRule = {
  name: 'a line shows a receipt of its own request alone',
  by: 'purchase_request_items',
  sql: `select item.id from purchase_request_items item
      join reimbursements receipt on receipt.id = item.receipt_id
      where {item.id} and receipt.request_id is distinct from item.request_id`,
}

const letOut: RowRule = {
  name: 'a reimbursement that was approved or paid was let out, by one person within the limit or by two, at its amount',
  by: 'purchase_requests',
  sql: `select request.id from purchase_requests request
      where {request.id} and request.status in ('approved', 'paid') and request.total_cents > 0
        and not exists (select from approvals approval where approval.kind = 'reimbursement'
          and approval.subject_id = request.id::text and approval.state in ('alone', 'approved', 'earlier')
          and approval.amount_cents = request.total_cents and approval.teacher_id = request.teacher_id)`,
}

/** What must hold of requests to be paid back. */
export const reimbursementInvariants: DomainInvariants = {
  rules: [money, known, lines, once, receipts, shown, letOut, ...witnessRules],
}
