import { accountOf, falseMove, type Corruption } from './corruption.ts'

const of = (status: string) => `(select id from orders where status = '${status}' order by id limit 1)`
const budget =
  "(select owner_id from ledger_accounts where kind = 'spent' and balance_cents > 0 order by owner_id limit 1)"
const accountOfBudget = (kind: string) => accountOf(kind, `owner_id = ${budget}`)

/** Orders beside what was reserved and spent for them. */
export const orderCorruptions: Corruption[] = [
  {
    name: 'an order told as paid whose money is reserved',
    plant: [
      `update orders set status = 'paid', paid_at = now(), paid_by = teacher_id where id = ${of('submitted')}`,
    ],
  },
  {
    name: 'a paid order told as canceled',
    plant: [
      `update orders set status = 'canceled', canceled_at = now(), canceled_by = teacher_id where id = ${of('paid')}`,
    ],
  },
  {
    name: 'a canceled order told as submitted',
    plant: [
      `update orders set status = 'submitted', canceled_at = null, canceled_by = null, paid_at = null, paid_by = null where id = ${of('canceled')}`,
    ],
  },
  {
    name: 'an order’s total raised with its line',
    plant: [
      `update orders set total_cents = total_cents + 100 where id = ${of('paid')}`,
      `update order_items set amount_cents = amount_cents + 100, qty = 1 where order_id = ${of('paid')} and place = 0`,
    ],
  },
  {
    name: 'a line made cheaper than it was',
    plant: [`update order_items set amount_cents = amount_cents - 1 where order_id = ${of('paid')}`],
  },
  {
    name: 'a line taken out',
    plant: [`delete from order_items where order_id = ${of('submitted')}`],
  },
  {
    name: 'a return that never was',
    plant: [
      `update order_items set returned_cents = returned_cents + 1 where order_id = ${of('fulfilled')} and place = 0`,
      `update orders set returned_cents = returned_cents + 1 where id = ${of('fulfilled')}`,
    ],
  },
  {
    name: 'a return made larger',
    plant: ['update order_returns set amount_cents = amount_cents + 1'],
  },
  {
    name: 'an order moved to another teacher’s budget',
    plant: [
      `update orders set budget_id = (select id from teacher_budgets where teacher_id <> orders.teacher_id order by id limit 1) where id = ${of('paid')}`,
    ],
  },
  {
    name: 'an order given to another teacher',
    plant: [
      `update orders set teacher_id = (select id from users where role = 'teacher' and id <> orders.teacher_id order by id limit 1) where id = ${of('paid')}`,
    ],
  },
  {
    name: 'a paid order deleted',
    plant: [
      `delete from order_items where order_id = ${of('paid')}`,
      `delete from orders where id = ${of('paid')}`,
    ],
  },
  {
    name: 'money reserved for an order that nobody made',
    plant: falseMove({
      as: 'order_reserved',
      from: accountOfBudget('budget'),
      to: accountOfBudget('reserved'),
      cents: 100,
    }).map((statement) =>
      statement
        .replace('occurred_at)', 'occurred_at, spending_id)')
        .replace('now()) returning', 'now(), gen_random_uuid()) returning'),
    ),
  },
  {
    name: 'a return of one order booked to another',
    plant: [
      `update ledger_transactions set spending_id = ${of('canceled')} where kind = 'order_returned' and spending_id = ${of('fulfilled')}`,
    ],
  },
  {
    name: 'a paid order that nobody let out',
    plant: [
      `update approvals set state = 'outdated' where kind = 'order' and subject_id = ${of('paid')}::text`,
    ],
  },
]
