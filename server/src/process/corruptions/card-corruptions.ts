import { accountOf, falseMove, type Corruption } from './corruption.ts'

const of = (card: 'used' | 'busy' | 'over') =>
  `(select id from card_allowances where issuer_card_id = '${card}')`
const budget =
  "(select owner_id from ledger_accounts where kind = 'reserved' and balance_cents > 0 order by owner_id limit 1)"
const accountOfBudget = (kind: string) => accountOf(kind, `owner_id = ${budget}`)

/** Cards beside what the ledger and the issuer's events say of them. */
export const cardCorruptions: Corruption[] = [
  {
    name: 'a card’s money made less than what is reserved for it',
    plant: [`update card_allowances set reserved_cents = reserved_cents - 100 where id = ${of('busy')}`],
  },
  {
    name: 'a card told to have spent what merchants did not take',
    plant: [`update card_allowances set spent_cents = spent_cents + 100 where id = ${of('used')}`],
  },
  {
    name: 'what no budget covered forgotten',
    plant: [`update card_allowances set uncovered_cents = uncovered_cents + 100 where id = ${of('used')}`],
  },
  {
    name: 'what a merchant took made larger',
    plant: [
      `update card_transactions set amount_cents = amount_cents + 100, booked_cents = booked_cents + 100 where kind = 'capture'`,
    ],
  },
  {
    name: 'what a merchant gave back taken out',
    plant: [`delete from card_transactions where kind = 'refund'`],
  },
  {
    name: 'a purchase told to have taken more',
    plant: [
      `update card_authorizations set captured_cents = captured_cents + 100 where allowance_id = ${of('busy')}`,
    ],
  },
  {
    name: 'a purchase that a card holds money for told as let go',
    plant: [`update card_authorizations set state = 'reversed' where allowance_id = ${of('over')}`],
  },
  {
    name: 'a card that buys told as over, with all its money',
    plant: [`update card_allowances set state = 'closed', closed_at = now() where id = ${of('busy')}`],
  },
  {
    name: 'a card moved to another budget',
    plant: [
      `update card_allowances set budget_id = (select id from teacher_budgets where id <> card_allowances.budget_id order by id limit 1) where id = ${of('used')}`,
    ],
  },
  {
    name: 'a card deleted with all that was bought by it',
    plant: [
      `delete from card_transactions where allowance_id = ${of('used')}`,
      `delete from card_authorizations where allowance_id = ${of('used')}`,
      `delete from card_allowances where id = ${of('used')}`,
    ],
  },
  {
    name: 'money reserved for a card that nobody issued',
    plant: falseMove({
      as: 'card_reserved',
      from: accountOfBudget('budget'),
      to: accountOfBudget('reserved'),
      cents: 100,
    }).map((statement) =>
      statement
        .replace('occurred_at)', 'occurred_at, spending_id)')
        .replace('now()) returning', 'now(), gen_random_uuid()) returning'),
    ),
  },
]
