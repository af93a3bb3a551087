import type { Database } from '@tower/server/database/database.ts'

/** The tables a verification of such books reads, each with the key by which it is looked at. */
export const bookTables = {
  donors: 'id',
  checkouts: 'id',
  payments: 'id',
  ledger_transactions: 'id',
  ledger_postings: 'transaction_id',
  ledger_accounts: 'id',
  receipts: 'payment_id',
  slots: 'id',
}

const at = `timestamptz '2026-09-01 12:00:00Z'`
const id = (what: string, number = 'n') => `md5('${what} ' || ${number})::uuid`

/** Sound books of so many gifts of $400: two of each donor, and the slot they mint. Written without waking a trigger. */
export async function fillBooks(database: Database, gifts: number): Promise<void> {
  const donors = Math.floor(gifts / 2)
  const each = (count: number) => `from generate_series(1, ${count}) n`
  const donorOf = id('donor', '((n + 1) / 2)')
  await database.script(`
    begin;
    set local session_replication_role = replica;
    insert into donors (id, kind, email, program_cents, slots_minted, created_at)
      select ${id('donor')}, 'person', 'giver-' || n || '@bench.test', 80000, 1, ${at} ${each(donors)};
    insert into checkouts (id, purpose, destination, amount_cents, email, success_url, cancel_url, idempotency_key, request_digest, state, completed_at)
      select ${id('checkout')}, 'donation', 'classrooms', 40000, 'giver-' || (n + 1) / 2 || '@bench.test', '/', '/', 'bench-' || n, 'none', 'complete', ${at} ${each(2 * donors)};
    insert into payments (id, provider_payment_id, checkout_id, donor_id, destination, amount_cents, currency, state, settled_at, email)
      select ${id('payment')}, 'pi_' || n, ${id('checkout')}, ${donorOf}, 'classrooms', 40000, 'usd', 'settled', ${at}, 'giver-' || (n + 1) / 2 || '@bench.test' ${each(2 * donors)};
    insert into receipts (number, payment_id, amount_cents, email, issued_at)
      select n, ${id('payment')}, 40000, 'giver-' || (n + 1) / 2 || '@bench.test', ${at} ${each(2 * donors)};
    update receipt_counter set last_number = ${2 * donors};
    insert into slots (id, donor_id, ordinal, payment_id, pool_id, origin, created_at)
      select ${id('slot')}, ${id('donor')}, 1, ${id('payment', '(2 * n)')}, 'classrooms', 'donor', ${at} ${each(donors)};
    insert into ledger_accounts (id, kind, unit, balance_cents) values (${id('processor', "''")}, 'processor', 'USD', ${-80_000 * donors});
    insert into ledger_accounts (id, kind, owner_id, unit, floor_cents)
      select ${id('program')}, 'donor_program', ${id('donor')}, 'USD', 0 ${each(donors)};
    insert into ledger_accounts (id, kind, owner_id, unit, floor_cents, balance_cents)
      select ${id('slot account')}, 'slot', ${id('slot')}, 'USD', 0, 80000 ${each(donors)};
    insert into ledger_transactions (id, kind, idempotency_key, occurred_at, payment_id)
      select ${id('arrival')}, 'payment_in', 'payment:' || ${id('payment')}, ${at}, ${id('payment')} ${each(2 * donors)};
    insert into ledger_transactions (id, kind, idempotency_key, occurred_at, payment_id, slot_id)
      select ${id('mint')}, 'slots_minted', 'mint:' || ${id('donor')} || ':1', ${at}, ${id('payment', '(2 * n)')}, ${id('slot')} ${each(donors)};
    insert into ledger_postings (transaction_id, account_id, unit, amount_cents)
      select ${id('arrival')}, case side when 1 then ${id('processor', "''")} else ${id('program', '((n + 1) / 2)')} end, 'USD', case side when 1 then -40000 else 40000 end
      ${each(2 * donors)}, generate_series(1, 2) side;
    insert into ledger_postings (transaction_id, account_id, unit, amount_cents)
      select ${id('mint')}, case side when 1 then ${id('program')} else ${id('slot account')} end, 'USD', case side when 1 then -80000 else 80000 end
      ${each(donors)}, generate_series(1, 2) side;
    commit;`)
}
