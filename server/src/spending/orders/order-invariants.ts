import type { DomainInvariants, RowRule } from '../../invariant.ts'

/** What is reserved and spent for an order, in whichever budgets. */
const moved = `select spending_id, min(owner_id::text) as first_budget, max(owner_id::text) as last_budget,
    sum_cents(amount_cents) filter (where account_kind = 'reserved') as reserved,
    sum_cents(amount_cents) filter (where account_kind = 'spent') as spent
  from {{moves}} moved where kind like 'order\\_%' and {spending_id of orders.id} group by spending_id`

const agrees: RowRule = {
  name: 'an order’s state is what its budget reserved and spent for it, less what came back',
  by: 'orders',
  sql: `select orders.id from orders left join lateral (${moved}) moved on moved.spending_id = orders.id
    where {orders.id} and (
      coalesce(moved.reserved, 0) <> case orders.status when 'submitted' then orders.total_cents else 0 end
      or coalesce(moved.spent, 0) <> case when orders.status in ('paid', 'fulfilled')
        then orders.total_cents - orders.returned_cents else 0 end
      or moved.first_budget is distinct from orders.budget_id::text
      or moved.last_budget is distinct from orders.budget_id::text)`,
}

/** Also known to tests of budgets, which spend without orders. */
export const strayOrderMoney = 'money of a budget that went to an order went to one that there is'

const noStrays: RowRule = {
  name: strayOrderMoney,
  by: 'ledger_transactions',
  sql: `select entry.id from ledger_transactions entry left join orders on orders.id = entry.spending_id
    where {entry.id} and entry.kind like 'order\\_%' and orders.id is null`,
}

const ofItsTeacher: RowRule = {
  name: 'an order is of its teacher’s own budget',
  by: 'orders',
  sql: `select orders.id from orders left join teacher_budgets budget on budget.id = orders.budget_id
    where {orders.id} and budget.teacher_id is distinct from orders.teacher_id`,
}

const addsUp: RowRule = {
  name: 'an order’s total is the sum of its lines, and what came back of it that of its lines and of its returns',
  by: 'orders',
  sql: `select orders.id from orders
    left join lateral (select order_id, sum_cents(qty * amount_cents) as cents, sum_cents(returned_cents) as returned
      from order_items where {order_id of orders.id} group by order_id) line on line.order_id = orders.id
    left join lateral (select order_id, sum_cents(amount_cents) as cents
      from order_returns where {order_id of orders.id} group by order_id) back on back.order_id = orders.id
    where {orders.id} and (orders.total_cents <> coalesce(line.cents, 0)
      or orders.returned_cents <> coalesce(line.returned, 0) or orders.returned_cents <> coalesce(back.cents, 0))`,
}

const letOut: RowRule = {
  name: 'an order that was paid was let out, by one person within the limit or by two, at its amount',
  by: 'orders',
  sql: `select orders.id from orders
    where {orders.id} and orders.paid_at is not null and orders.total_cents > 0
      and not exists (select from approvals approval where approval.kind = 'order'
        and approval.subject_id = orders.id::text and approval.state in ('alone', 'approved', 'earlier')
        and approval.amount_cents = orders.total_cents and approval.teacher_id = orders.teacher_id)`,
}

/** A teacher cancels without staff: then the log has no word of it. */
const done: RowRule = {
  name: 'who paid, fulfilled or canceled an order stands in the audit log, with its amount and when',
  by: 'orders',
  sql: `select orders.id from orders where {orders.id} and exists (select from (values
        ('orders.mark_paid', orders.paid_by, orders.paid_at), ('orders.mark_fulfilled', orders.fulfilled_by, orders.fulfilled_at),
        ('orders.cancel', orders.canceled_by, orders.canceled_at)) said (action, actor_id, at)
      where said.at is not null and not exists (select from audit_log row where row.target_id = orders.id::text
          and row.action = said.action and row.actor_id = said.actor_id and row.at = said.at
          and (row.details ->> 'total_cents')::bigint = orders.total_cents)
        and (said.action <> 'orders.cancel' or said.actor_id is distinct from orders.teacher_id
          or exists (select from audit_log row where row.target_id = orders.id::text and row.action = 'orders.cancel')))`,
}

const returned: RowRule = {
  name: 'who recorded a return stands in the audit log, with its amount, its line and when, and no return is missing',
  by: 'orders',
  sql: `select orders.id from orders
      left join lateral (select order_id, array_agg((returned_by, returned_at, amount_cents, order_item_id)::text
          order by returned_at, id) as rows from order_returns where {order_id of orders.id} group by order_id) kept on kept.order_id = orders.id
      where {orders.id} and (orders.returned_cents > 0 or kept.order_id is not null)
        and (select array_agg(back order by back) from unnest(kept.rows) back) is distinct from
          (select array_agg(said order by said) from (select (row.actor_id, row.at, (row.details ->> 'amount_cents')::bigint,
            (row.details ->> 'order_item_id')::uuid)::text as said
            from audit_log row where row.target_id = orders.id::text and row.action = 'orders.return') told)`,
}

/** What must hold of each order, its lines and its money. */
export const orderInvariants: DomainInvariants = {
  rules: [agrees, noStrays, ofItsTeacher, addsUp, letOut, done, returned],
}
