import type { DomainInvariants, RowRule, SurveyPart } from '../../invariant.ts'

const madeUp: RowRule = {
  name: 'a budget’s allocation is what was posted into it, and what is left, reserved and spent make it up',
  by: 'teacher_budgets',
  sql: `select budget.id from teacher_budgets budget
      left join lateral (select owner_id, sum_cents(balance_cents) as held from ledger_accounts
        where kind in ('budget', 'reserved', 'spent') and {owner_id of budget.id} group by owner_id) account on account.owner_id = budget.id
      left join lateral (select owner_id, sum_cents(amount_cents) as cents from {{moves}} moved
        where kind like 'budget\\_%' and account_kind = 'budget' and {owner_id of budget.id} group by owner_id) given
        on given.owner_id = budget.id
      where {budget.id} and (budget.allocated_cents <> coalesce(account.held, 0)
        or budget.allocated_cents <> coalesce(given.cents, 0))`,
}

/** Each thing's own money: of what is reserved or spent for it, no more goes on than came. */
const eachItsOwn: RowRule = {
  name: 'every spending names what it is for, in one budget, and takes no more than was reserved or spent for it',
  by: 'teacher_budgets',
  sql: `select budget.id from teacher_budgets budget
      join lateral (select owner_id, spending_id, account_kind from {{moves}} moved
        where account_kind in ('reserved', 'spent') and {owner_id of budget.id}
        group by owner_id, spending_id, account_kind
        having spending_id is null or sum_cents(amount_cents) < 0) broken on broken.owner_id = budget.id
      where {budget.id}`,
}

/** What was spent and came back is set aside again for the same thing, lock or no lock: with that nothing more is taken. */
const lockedStays: RowRule = {
  name: 'nothing is reserved of a budget after it was locked',
  by: 'teacher_budgets',
  sql: `select budget.id from teacher_budgets budget
      join lateral (select owner_id, max(occurred_at) as last_at
        from (select owner_id, spending_id, occurred_at from {{moves}} moved
          where account_kind in ('reserved', 'spent') and {owner_id of budget.id}
          group by owner_id, spending_id, occurred_at having sum_cents(amount_cents) > 0) taken
        group by owner_id) reserved on reserved.owner_id = budget.id
      where {budget.id} and reserved.last_at > budget.locked_at`,
}

const staffSaidSo: SurveyPart = {
  of: 'transactions',
  joins: '',
  rules: [
    {
      name: 'what staff set a budget to stands in the audit log, with who and how much',
      broken: `entry.kind in ('budget_raised', 'budget_lowered') and not exists (select from audit_log row
        where row.target_id = entry.id::text and row.action = 'budgets.set_amount'
          and row.actor_id is not distinct from entry.actor_id and row.at = entry.occurred_at
          and row.details ->> 'budget_id' = (select account.owner_id::text from ledger_postings side
            join ledger_accounts account on account.id = side.account_id and account.kind = 'budget'
            where side.transaction_id = entry.id)
          and (row.details ->> 'amount_cents')::bigint - (row.details ->> 'was_cents')::bigint = (
            select sum(side.amount_cents) from ledger_postings side
            join ledger_accounts account on account.id = side.account_id and account.kind = 'budget'
            where side.transaction_id = entry.id))`,
    },
    {
      name: 'what was left of a school year went on once it was over: to the same teacher’s later year, or to the fund',
      broken: `entry.kind in ('budget_carried', 'budget_to_fund') and not exists (
        select from ledger_postings gave
        join ledger_accounts own on own.id = gave.account_id and own.kind = 'budget'
        join teacher_budgets budget on budget.id = own.owner_id
        where gave.transaction_id = entry.id and gave.amount_cents < 0
          and entry.occurred_at >= org_day_start(make_date(budget.fiscal_year, 7, 1))
          and entry.idempotency_key = 'year-end:' || budget.id || ':' || org_day(entry.occurred_at)
          and (entry.kind = 'budget_to_fund' or exists (
            select from ledger_postings got
            join ledger_accounts theirs on theirs.id = got.account_id and theirs.kind = 'budget'
            join teacher_budgets later on later.id = theirs.owner_id
            where got.transaction_id = entry.id and got.amount_cents > 0
              and later.teacher_id = budget.teacher_id and later.fiscal_year > budget.fiscal_year)))`,
    },
  ],
}

/** A lock begins when staff say so, or with the last thing that was spent before they did. */
const lockedBySomebody: RowRule = {
  name: 'a budget is locked or open as staff said last, by the audit log, and not since before they did',
  by: 'teacher_budgets',
  sql: `select budget.id from teacher_budgets budget
      left join lateral (select row.action, row.at from audit_log row where row.target_id = budget.id::text
        and row.action in ('budgets.lock', 'budgets.unlock') order by row.seq desc limit 1) said on true
      where {budget.id} and ((budget.locked_at is not null) <> (said.action is not distinct from 'budgets.lock')
        or budget.locked_at < said.at)`,
}

/** What staff wanted to become of what is left of a school year, and that it became so where the teacher was told. */
const asDecided: RowRule = {
  name: 'what is to become of the rest of a school year is what staff said last, by the audit log',
  sql: `select decided.fiscal_year from budget_year_ends decided
      left join lateral (select row.details ->> 'rule' as rule, row.actor_id, row.at from audit_log row
        where row.action = 'budgets.set_year_end' and row.target_id = decided.fiscal_year::text
        order by row.seq desc limit 1) said on true
      where (decided.rule, decided.decided_by, decided.decided_at) is distinct from (said.rule, said.actor_id, said.at)`,
}

/** The budget whose rest a fact moved on, with who has it and what staff wanted to become of it. */
const ended = `select from ledger_postings gave
    join ledger_accounts own on own.id = gave.account_id and own.kind = 'budget'
    join teacher_budgets budget on budget.id = own.owner_id
    join users holder on holder.id = budget.teacher_id
    left join budget_year_ends decided on decided.fiscal_year = budget.fiscal_year
    where gave.transaction_id = entry.id and gave.amount_cents < 0`

const becameSo: SurveyPart = {
  of: 'transactions',
  joins: '',
  rules: [
    {
      name: 'a teacher who was told keeps the rest of a school year or not as staff said, and one who was not keeps it',
      broken: `case entry.kind
        when 'budget_carried' then exists (${ended}
          and budget.year_end_told_at is not null and decided.rule <> 'carry_over')
        when 'budget_to_fund' then exists (${ended}
          and (budget.year_end_told_at is null or coalesce(decided.rule, 'carry_over') = 'carry_over')
          and holder.role = 'teacher' and holder.erased_at is null
          and not exists (select from audit_log row where row.target_id = holder.id::text
            and row.action = 'identity.role_changed' and row.at > entry.occurred_at))
        else false end`,
    },
  ],
}

/** What the reserve paid for a budget comes back out of it, and nothing else goes from a budget to the reserve. */
const paidBack: RowRule = {
  name: 'what a budget paid back to the reserve is what was paid of its debts',
  sql: `select coalesce(debt.refund_id, moved.refund_id) from (
        select refund_id, budget_id, sum_cents(paid_cents) as cents from budget_debts where paid_cents > 0 group by refund_id, budget_id
      ) debt full join (
        select refund_id, owner_id, -sum_cents(amount_cents) as cents from {{moves}} moved
        where kind = 'budget_recovered' and account_kind = 'budget' group by refund_id, owner_id
      ) moved on moved.refund_id = debt.refund_id and moved.owner_id = debt.budget_id
      where moved.cents is distinct from debt.cents`,
}

const heldWithin: RowRule = {
  name: 'a budget holds no more than it has left, set aside and spent',
  by: 'teacher_budgets',
  sql: `select id from teacher_budgets where {id} and held_cents > allocated_cents`,
}

/** Less than is due is held only of what went from a budget, and elsewhere no more than was carried there. */
const heldWhereItIs: RowRule = {
  name: 'what is due is held in its budget or where its money was carried, as far as it did not go elsewhere',
  by: 'teacher_budgets',
  sql: `select budget.id from teacher_budgets budget
      left join lateral (select budget_id, sum_cents(held_cents) as cents from carried_holds
        where {budget_id of budget.id} group by budget_id) of_others on of_others.budget_id = budget.id
      left join lateral (select origin_id, sum_cents(held_cents) as cents from carried_holds
        where {origin_id of budget.id} group by origin_id) elsewhere on elsewhere.origin_id = budget.id
      left join lateral (select owner_id, -sum_cents(amount_cents) as cents,
          -coalesce(sum_cents(amount_cents) filter (where kind = 'budget_carried'), 0) as carried from {{moves}} moved
        where kind like 'budget\\_%' and account_kind = 'budget' and amount_cents < 0 and {owner_id of budget.id}
        group by owner_id) gone on gone.owner_id = budget.id
      cross join lateral (select budget.held_cents - coalesce(of_others.cents, 0) + coalesce(elsewhere.cents, 0) as cents) placed
      where {budget.id} and (placed.cents > budget.due_held_cents
        or budget.due_held_cents - placed.cents > coalesce(gone.cents, 0)
        or coalesce(elsewhere.cents, 0) > coalesce(gone.carried, 0))`,
}

/** What must hold of each teacher’s budget. */
export const budgetInvariants: DomainInvariants = {
  rules: [
    madeUp,
    eachItsOwn,
    lockedStays,
    paidBack,
    heldWithin,
    heldWhereItIs,
    lockedBySomebody,
    asDecided,
    staffSaidSo,
    becameSo,
  ],
}
