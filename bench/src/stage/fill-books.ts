import type { Database } from '@tower/server/database/database.ts'
import { matches, returns } from './fill-fates.ts'
import { at, disputedFunds, id, later, post, processor } from './book-rows.ts'

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
  refunds: 'payment_id',
  disputes: 'payment_id',
  draw_winners: 'draw_id',
  draw_entries: 'draw_id',
}

/**
 * Of 1,000 donors: what became of one of their two gifts. 20 get theirs back whole and 20 in part, 2 lose it to a
 * dispute and one is in an open one; the slots of 600 are matched.
 */
const fate = `case when n % 1000 < 20 then 'refunded' when n % 1000 < 40 then 'reduced' when n % 1000 < 42 then 'lost'
  when n % 1000 = 42 then 'contested' when n % 1000 >= 400 then 'matched' else 'waiting' end`

/**
 * Sound books of so many gifts of $400: two of each donor, and the slot they mint, with matches by draws, refunds and
 * disputes. Written without waking a trigger.
 */
export async function fillBooks(database: Database, gifts: number): Promise<void> {
  const donors = Math.floor(gifts / 2)
  await database.script(`
    begin;
    set local session_replication_role = replica;
    create temporary table fates on commit drop as
      select *, case when fate in ('refunded', 'reduced', 'lost') then case fate when 'reduced' then 10000 else 40000 end else 0 end as returned,
        case when fate = 'matched' then row_number() over (partition by fate order by n) - 1 end as place
      from (select n, 2 * n as gift, ${fate} as fate from generate_series(1, ${donors}) n) told;
    create temporary table gifts on commit drop as
      select given.n, (given.n + 1) / 2 as donor, coalesce(fates.fate, 'kept') as fate, coalesce(fates.returned, 0) as returned
      from generate_series(1, ${2 * donors}) given (n) left join fates on fates.gift = given.n;
    analyze fates;
    analyze gifts;
    ${giving}
    ${slots}
    ${returns}
    ${matches}
    update receipt_counter set last_number = (select coalesce(max(number), 0) from receipts);
    insert into ledger_accounts (id, kind, unit, balance_cents)
      select account_id, case account_id when ${processor} then 'processor' else 'disputed_funds' end, 'USD', sum(amount_cents)
      from ledger_postings where account_id in (${processor}, ${disputedFunds}) group by account_id;
    insert into gift_day_totals (day, bucket, cents)
      select org_day(settled_at), bucket_of(id), sum(payments_counted_cents(payment)) from payments payment group by 1, 2;
    insert into account_totals (role, bucket, accounts)
      select role, bucket_of(id), count(*) from users where erased_at is null group by 1, 2
      on conflict (role, bucket) do update set accounts = excluded.accounts;
    commit;`)
}

/** The gifts with their checkouts and receipts, and the donors and their accounts as they are in the end. */
const giving = `
  insert into donors (id, kind, email, program_cents, slots_minted, created_at)
    select ${id('donor')}, 'person', 'giver-' || n || '@bench.test', 80000 - returned, case when returned > 0 then 0 else 1 end, ${at} from fates;
  insert into checkouts (id, purpose, destination, amount_cents, email, success_url, cancel_url, idempotency_key, request_digest, state, completed_at)
    select ${id('checkout')}, 'donation', 'classrooms', 40000, 'giver-' || donor || '@bench.test', '/', '/', 'bench-' || n, 'none', 'complete', ${at} from gifts;
  insert into payments (id, provider_payment_id, checkout_id, donor_id, destination, amount_cents, currency, state, settled_at, email,
      payer_signed_in, refunded_cents, dispute_state)
    select ${id('payment')}, 'pi_' || n, ${id('checkout')}, ${id('donor', 'donor')}, 'classrooms', 40000, 'usd', 'settled', ${at},
      'giver-' || donor || '@bench.test', true, returned, case fate when 'lost' then 'lost' when 'contested' then 'open' end from gifts;
  insert into receipts (number, payment_id, amount_cents, email, issued_at, voided_at)
    select n, ${id('payment')}, 40000, 'giver-' || donor || '@bench.test', ${at}, case when returned > 0 then ${later} end from gifts;
  insert into ledger_accounts (id, kind, owner_id, unit, floor_cents, balance_cents)
    select ${id('program')}, 'donor_program', ${id('donor')}, 'USD', 0, case when returned > 0 then 80000 - returned else 0 end from fates;
  insert into ledger_transactions (id, kind, idempotency_key, occurred_at, payment_id)
    select ${id('arrival')}, 'payment_in', 'payment:' || ${id('payment')}, ${at}, ${id('payment')} from gifts;
  ${post({ fact: id('arrival'), from: processor, to: id('program', 'donor'), cents: '40000', rows: 'gifts' })}`

/** One slot of each donor, minted by the second gift. */
const slots = `
  insert into slots (id, donor_id, ordinal, payment_id, pool_id, origin, created_at, voided_at, frozen_at)
    select ${id('slot')}, ${id('donor')}, 1, ${id('payment', 'gift')}, 'classrooms', 'donor', ${at},
      case when returned > 0 then ${later} end, case fate when 'contested' then ${later} end from fates;
  insert into ledger_accounts (id, kind, owner_id, unit, floor_cents, balance_cents)
    select ${id('slot account')}, 'slot', ${id('slot')}, 'USD', 0, case when returned > 0 or fate = 'matched' then 0 else 80000 end from fates;
  insert into ledger_transactions (id, kind, idempotency_key, occurred_at, payment_id, slot_id)
    select ${id('mint')}, 'slots_minted', 'mint:' || ${id('donor')} || ':1', ${at}, ${id('payment', 'gift')}, ${id('slot')} from fates;
  ${post({ fact: id('mint'), from: id('program'), to: id('slot account'), cents: '80000', rows: 'fates' })}`
