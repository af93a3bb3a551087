import type { DomainInvariants, RowRule } from '../../invariant.ts'

const held = `case when purchase.state = 'pending' then greatest(purchase.amount_cents - purchase.captured_cents, 0)
  when purchase.state = 'closed' and purchase.captured_cents = 0 then purchase.amount_cents else 0 end`

const captured: RowRule = {
  name: 'what a purchase took is what merchants were told to have taken of it',
  by: 'card_authorizations',
  sql: `select purchase.id from card_authorizations purchase where {purchase.id} and purchase.captured_cents <> coalesce(
      (select sum(told.amount_cents) from card_transactions told
        where told.allowance_id = purchase.allowance_id and told.authorization_id = purchase.id and told.kind = 'capture'), 0)`,
}

const noStrays: RowRule = {
  name: 'money of a budget that went to a card went to one that there is',
  by: 'ledger_transactions',
  sql: `select entry.id from ledger_transactions entry left join card_allowances allowance on allowance.id = entry.spending_id
    where {entry.id} and entry.kind like 'card\\_%' and allowance.id is null`,
}

/** What must hold of cards: what is set aside and spent is what the ledger and the issuer's events say. */
export const cardInvariants: DomainInvariants = {
  walks: { card_authorizations: { type: 'text' }, card_transactions: { type: 'text' } },
  rules: [
    captured,
    noStrays,
    {
      survey: 'card allowances',
      by: 'card_allowances',
      key: 'allowance.id',
      from: `card_allowances allowance
        left join lateral (select spending_id,
            coalesce(sum_cents(amount_cents) filter (where account_kind = 'reserved'), 0) as reserved,
            coalesce(sum_cents(amount_cents) filter (where account_kind = 'spent'), 0) as spent,
            coalesce(sum_cents(amount_cents) filter (where account_kind = 'uncovered_cards'), 0) as uncovered,
            min(owner_id::text) as one_budget, max(owner_id::text) as other_budget
          from {{moves}} moved where {spending_id of allowance.id} and account_kind in ('reserved', 'spent', 'uncovered_cards')
          group by spending_id) books
          on books.spending_id = allowance.id
        left join lateral (select allowance_id,
            coalesce(sum_cents(booked_cents) filter (where kind = 'capture'), 0)
              - coalesce(sum_cents(booked_cents) filter (where kind = 'refund'), 0) as cents,
            sum_cents(amount_cents - booked_cents) as surplus
          from card_transactions told where {allowance_id of allowance.id} group by allowance_id) taken
          on taken.allowance_id = allowance.id
        left join lateral (select allowance_id, sum_cents(${held}) as cents
          from card_authorizations purchase where {allowance_id of allowance.id} group by allowance_id) held
          on held.allowance_id = allowance.id
        left join teacher_budgets budget on budget.id = allowance.budget_id`,
      rules: [
        {
          name: 'a card is of its teacher’s own budget',
          broken: 'budget.teacher_id is distinct from allowance.teacher_id',
        },
        {
          name: 'what a card has reserved and spent is what the ledger says of it, in its own budget',
          broken: `coalesce(books.reserved, 0) <> allowance.reserved_cents
            or coalesce(books.spent, 0) <> allowance.spent_cents or books.one_budget <> allowance.budget_id::text
            or books.other_budget <> allowance.budget_id::text`,
        },
        {
          name: 'what a card spent, and what no budget covered, is what merchants took less what they gave back',
          broken: `coalesce(taken.cents, 0) <> allowance.spent_cents + allowance.uncovered_cents`,
        },
        {
          name: 'what cards took beyond all budgets is what the ledger says of it, less what came back beyond what they took',
          broken: `coalesce(books.uncovered, 0) <> coalesce(taken.surplus, 0) - allowance.uncovered_cents`,
        },
        {
          name: 'a card that is over keeps nothing reserved but what purchases hold',
          broken: `allowance.state in ('closed', 'failed') and allowance.reserved_cents > coalesce(held.cents, 0)`,
        },
      ],
    },
  ],
}
