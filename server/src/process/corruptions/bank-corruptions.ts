import type { Corruption } from './corruption.ts'

const fact = (kind: string) =>
  `(select id from ledger_transactions where kind = '${kind}' order by idempotency_key limit 1)`
const house = (kind: string) => `(select id from ledger_accounts where kind = '${kind}' and owner_id is null)`
const spending = (kind: string) =>
  `(select spending_id from ledger_transactions where kind = '${kind}' order by idempotency_key limit 1)`

/** A fact taken out of the books with its sides, and the balances with it. */
function takeOut(kind: string): string[] {
  return [
    `update ledger_accounts account set balance_cents = balance_cents - posting.amount_cents
      from ledger_postings posting where posting.account_id = account.id and posting.transaction_id = ${fact(kind)}`,
    `delete from ledger_postings where transaction_id = ${fact(kind)}`,
    `delete from ledger_transactions where id = ${fact(kind)}`,
  ]
}

/** A fact between two accounts of the house, of a dollar, with both balances. */
function move(as: string, from: string, to: string, more: { of?: string; key?: string } = {}): string[] {
  return [
    `insert into ledger_accounts (kind, unit, floor_cents) select kind, 'USD', null
      from unnest(array['${from}', '${to}']) kind on conflict do nothing`,
    `with entry as (insert into ledger_transactions (kind, idempotency_key, occurred_at, spending_id)
        values ('${as}', '${more.key ?? 'false'}', now(), ${more.of ?? 'null'}) returning id),
      side as (select ${house(from)} as account_id, -100 as cents union all select ${house(to)}, 100)
      insert into ledger_postings (transaction_id, account_id, unit, amount_cents)
        select entry.id, side.account_id, 'USD', side.cents from entry, side`,
    `update ledger_accounts set balance_cents = balance_cents - 100 where id = ${house(from)}`,
    `update ledger_accounts set balance_cents = balance_cents + 100 where id = ${house(to)}`,
  ]
}

/** What left the house, by the bank and by the issuer of cards. */
export const bankCorruptions: Corruption[] = [
  { name: 'an order paid whose money never left the bank', plant: takeOut('bank_paid') },
  { name: 'an order returned whose money never came back to the bank', plant: takeOut('bank_returned') },
  { name: 'a payment by card that the issuer never made', plant: takeOut('issuing_paid') },
  { name: 'what a card took beyond all budgets taken out of the books', plant: takeOut('card_uncovered') },
  {
    name: 'more gone from the bank than was spent',
    plant: move('bank_paid', 'paid_out', 'bank', { of: spending('order_paid') }),
  },
  {
    name: 'money gone from the bank for nothing that is known',
    plant: move('bank_paid', 'paid_out', 'bank', { of: 'gen_random_uuid()' }),
  },
  {
    name: 'money gone from the bank and back for nothing',
    plant: [
      ...move('bank_paid', 'paid_out', 'bank', { of: spending('order_paid'), key: 'out' }),
      ...move('bank_returned', 'bank', 'paid_out', { of: spending('order_paid'), key: 'back' }),
    ],
  },
  {
    name: 'what left the bank dated to another month',
    plant: [
      `update ledger_transactions set occurred_at = occurred_at - interval '40 days' where id = ${fact('bank_paid')}`,
    ],
  },
  {
    name: 'what left the bank for one order told of another thing',
    plant: [
      `update ledger_transactions set spending_id = ${spending('card_paid')} where id = ${fact('bank_paid')}`,
    ],
  },
  {
    name: 'a payment by card told as one by the bank',
    plant: [
      `update ledger_accounts account set balance_cents = balance_cents + posting.amount_cents * sign
        from ledger_postings posting, (values (${house('bank')}, 1), (${house('issuing')}, -1)) side (id, sign)
        where account.id = side.id and posting.transaction_id = ${fact('issuing_paid')} and posting.account_id = ${house('issuing')}`,
      `update ledger_postings set account_id = ${house('bank')}
        where transaction_id = ${fact('issuing_paid')} and account_id = ${house('issuing')}`,
      `update ledger_transactions set kind = 'bank_paid' where id = ${fact('issuing_paid')}`,
    ],
  },
  {
    name: 'what a card took beyond all budgets told of another card',
    plant: [
      `update ledger_transactions set spending_id = (select id from card_allowances where issuer_card_id = 'used')
        where id = ${fact('card_uncovered')}`,
    ],
  },
  {
    name: 'a line taken out of the bank’s statement',
    plant: [`delete from bank_lines where text = 'UNKNOWN'`],
  },
  {
    name: 'a line of the bank’s statement made larger',
    plant: [`update bank_lines set amount_cents = amount_cents + 100 where text = 'UNKNOWN'`],
  },
  {
    name: 'a line put into the bank’s statement',
    plant: [
      `insert into bank_lines (statement_id, place, key, day, amount_cents, text)
        select statement_id, 99, 'false', day, -100, 'FALSE' from bank_lines where text = 'UNKNOWN'`,
    ],
  },
  {
    name: 'what lay at the bank at the end of a statement',
    plant: ['update bank_statements set opening_cents = 7 - lines_cents, closing_cents = 7'],
  },
  {
    name: 'the days of a statement made longer',
    plant: ['update bank_statements set to_day = to_day + 1'],
  },
  {
    name: 'a line that staff explained told as left over',
    plant: [
      `update bank_lines set match = null, reason = null, note = null, settled_by = null, settled_at = null where text = 'RENT'`,
    ],
  },
  {
    name: 'a line that staff matched told as left over',
    plant: [
      `delete from bank_settled where line_id = (select id from bank_lines where text = 'LOCKBOX')`,
      `update bank_lines set match = null, settled_by = null, settled_at = null where text = 'LOCKBOX'`,
    ],
  },
  {
    name: 'somebody asked about a line that is settled',
    plant: [
      `insert into approvals (kind, subject_id, digest, what, amount_cents, limit_cents, window_days, ground, state, asked_by, asked_at)
        select 'bank_line', id::text, 'false', text, -amount_cents, 0, 30, 'amount', 'waiting', settled_by, now()
        from bank_lines where text = 'RENT'`,
    ],
  },
  {
    name: 'why an entry is on no statement forgotten',
    plant: ['delete from bank_settled where line_id is null'],
  },
  {
    name: 'a line said to be explained that nobody explained',
    plant: [
      `update bank_lines set match = 'explained', reason = 'not_ours', note = 'false', settled_at = now(),
        settled_by = (select id from users order by id limit 1) where text = 'UNKNOWN'`,
    ],
  },
  {
    name: 'a line explained by somebody else',
    plant: [
      `update bank_lines set settled_by = (select id from users where id <> settled_by order by id limit 1) where text = 'RENT'`,
    ],
  },
  {
    name: 'a line that is of other books told as a fee',
    plant: [`update bank_lines set reason = 'bank_fee' where text = 'RENT'`],
  },
  {
    name: 'a fee of the bank that was let out at another amount',
    plant: [`update approvals set amount_cents = amount_cents - 1 where kind = 'bank_line'`],
  },
  {
    name: 'a line matched with an entry of another amount',
    plant: [
      `update bank_lines set match = 'amount', settled_at = now() where text = 'UNKNOWN'`,
      `update bank_settled set line_id = (select id from bank_lines where text = 'UNKNOWN')
        where line_id = (select id from bank_lines where text like 'ACH%')`,
    ],
  },
  {
    name: 'one of the entries of a line forgotten',
    plant: [
      `delete from bank_settled where transaction_id = (select settled.transaction_id from bank_settled settled
        join bank_lines line on line.id = settled.line_id where line.text = 'LOCKBOX' order by 1 limit 1)`,
    ],
  },
  {
    name: 'an entry of the books said to be on no statement by nobody',
    plant: [
      `insert into bank_settled (transaction_id, note, settled_by, settled_at)
        select ${fact('payout')}, 'false', users.id, now() from users order by users.id limit 1`,
    ],
  },
  { name: 'a bank fee that no statement has', plant: move('bank_fee', 'bank_fees', 'bank') },
  { name: 'money for cards that no statement has', plant: move('issuing_funded', 'issuing', 'bank') },
  {
    name: 'a fee of the bank told as money for cards',
    plant: [`update bank_lines set reason = 'cards_funded' where text = 'SERVICE FEE'`],
  },
  {
    name: 'a month that did not agree said to agree',
    plant: [
      `update month_closings set bank_agreement = 'agrees', signed_by = null where bank_agreement = 'not_covered'`,
    ],
  },
  {
    name: 'the difference of a month made smaller than two people signed',
    plant: [`update month_closings set difference_cents = difference_cents - 1 where signed_by is not null`],
  },
  {
    name: 'the balance at which two people closed a month',
    plant: [
      'update month_closings set balance_difference_cents = coalesce(balance_difference_cents, 0) + 1 where signed_by is not null',
    ],
  },
  {
    name: 'a month told as one that agrees, at a balance that nobody signed',
    plant: [
      `update month_closings set bank_agreement = 'agrees', signed_by = null, balance_difference_cents = 7 where signed_by is not null`,
    ],
  },
  {
    name: 'the second person of a month told as another',
    plant: [
      `update month_closings set signed_by = (select id from users where id not in (closed_by, signed_by) order by id limit 1)
        where signed_by is not null`,
    ],
  },
]
