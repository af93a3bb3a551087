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
]
