import { accountOf, falseMove, type Corruption } from './corruption.ts'

const fact = (kind: string) =>
  `(select id from ledger_transactions where kind = '${kind}' order by idempotency_key limit 1)`
const sideOf = (kind: string, account: string) => `(select posting.account_id from ledger_postings posting
  join ledger_accounts account on account.id = posting.account_id and account.kind = '${account}'
  where posting.transaction_id = ${fact(kind)} and posting.amount_cents > 0 limit 1)`
const centsOf = (kind: string) =>
  `(select max(amount_cents) from ledger_postings where transaction_id = ${fact(kind)})`

/** What a fact gave turned to another account of the same kind, and both balances with it. */
function turn(kind: string, account: 'wallet' | 'credits_held', owner: string): string[] {
  const to = `(select id from ledger_accounts where kind = '${account}' and owner_id = ${owner})`
  return [
    `insert into ledger_accounts (kind, owner_id, unit, floor_cents) select '${account}', ${owner}, 'CREDIT', 0
      on conflict do nothing`,
    `update ledger_accounts set balance_cents = balance_cents + ${centsOf(kind)} where id = ${to}`,
    `update ledger_accounts set balance_cents = balance_cents - ${centsOf(kind)} where id = ${sideOf(kind, account)}`,
    `update ledger_postings set account_id = ${to}
      where transaction_id = ${fact(kind)} and account_id = ${sideOf(kind, account)}`,
  ]
}

/** A fact made larger on both its sides, and both balances with it. */
export function enlarge(kind: string, cents = 100): string[] {
  return [
    `update ledger_accounts account set balance_cents = balance_cents + ${cents} * sign(posting.amount_cents)
      from ledger_postings posting where posting.account_id = account.id and posting.transaction_id = ${fact(kind)}`,
    `update ledger_postings set amount_cents = amount_cents + ${cents} * sign(amount_cents)
      where transaction_id = ${fact(kind)}`,
  ]
}

/** What a fact gave turned to a sponsor who did not get it: turned to whoever did, nothing would be false. */
const turnToStranger = (kind: string) =>
  turn(
    kind,
    'wallet',
    `(select id from users where role = 'sponsor'
      and id <> (select owner_id from ledger_accounts where id = ${sideOf(kind, 'wallet')}) order by id desc limit 1)`,
  )
const guest =
  "(select id from donors where kind = 'person' and user_id is null and merged_into_id is null and email like 'ida@%')"

/** A fact that no cause is named for, of a dollar's worth of credits. */
const causeless = (name: string, as: string, from: string, to: string): Corruption => ({
  name,
  plant: falseMove({ as, from, to, cents: 100, unit: 'CREDIT' }),
})

/** Credits that change hands: by a gift, a grant, a join, an account that proved an address, and a refund. */
export const movedCreditCorruptions: Corruption[] = [
  { name: 'a gift of credits turned to another person', plant: turnToStranger('credit_gift') },
  { name: 'a gift of credits made larger', plant: enlarge('credit_gift') },
  { name: 'a grant of credits larger than its word in the audit log', plant: enlarge('platform_grant') },
  { name: 'a grant of credits turned to another person', plant: turnToStranger('platform_grant') },
  {
    name: 'a grant of credits made another person’s doing',
    plant: [
      `update ledger_transactions set actor_id = (select id from users where id <> actor_id order by id limit 1) where id = ${fact('platform_grant')}`,
    ],
  },
  {
    name: 'credits of a guest joined to another guest',
    plant: turn('held_joined', 'credits_held', guest),
  },
  { name: 'credits of a guest handed to a stranger', plant: turnToStranger('held_released') },
  { name: 'a pack sold larger than its purchase says', plant: enlarge('pack_purchase') },
  causeless(
    'credits of a guest moved to another without a join',
    'held_joined',
    accountOf('credits_held', 'balance_cents > 100'),
    `(select id from ledger_accounts where kind = 'credits_held' and balance_cents = 0 order by id limit 1)`,
  ),
  causeless(
    'credits of a guest handed to somebody who proved no address',
    'held_released',
    accountOf('credits_held', 'balance_cents > 100'),
    accountOf('wallet'),
  ),
  causeless(
    'credits of a pack taken without a refund',
    'pack_returned',
    accountOf('wallet', 'balance_cents > 100'),
    accountOf('credits_issued'),
  ),
  causeless(
    'credits of a pack given back for a refund that never failed',
    'pack_restored',
    accountOf('credits_issued'),
    accountOf('wallet'),
  ),
  causeless(
    'credits sold that nobody paid for',
    'pack_purchase',
    accountOf('credits_issued'),
    accountOf('wallet'),
  ),
  {
    name: 'a pack made cheaper without a word in the audit log',
    plant: ["update credit_packs set price_cents = price_cents - 100 where name = 'Books'"],
  },
  {
    name: 'a pack made to hold more without a word in the audit log',
    plant: ["update credit_packs set credit_cents = credit_cents + 100 where name = 'Books'"],
  },
  {
    name: 'what a pack was called when it was sold',
    plant: ["update pack_purchases set pack_name = 'False'"],
  },
  {
    name: 'credits that a teacher was given told as a smaller grant, week and all',
    plant: [
      'update teacher_grants set storybook_credits = storybook_credits + 1 where storybook_credits > 0',
      'update storybook_credits set credits_granted = credits_granted + 1',
    ],
  },
]
