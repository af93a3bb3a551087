import type { Database } from '@tower/server/database/database.ts'
import { fillByScript } from '@tower/server/test/fill-quickly.ts'
import { at, id, post, processor } from './book-rows.ts'

/** Of each giver. A gift is a fact of two postings. */
export const giftsOfEach = 5

/** The giver whose pages are read has a name that nobody else has, and as many gifts as anybody. */
export const askedGiver = 4_321

/** One in a hundred is a Maria; of all the others' names there are as many as people have, not as many as people. */
const givenName = `case n % 100 when 7 then 'Maria' else 'Name' || chr(97 + n % 26) || chr(97 + n / 26 % 26) end`
const surname = `initcap(translate(substr(md5((n % 5000)::text), 1, 7), '0123456789', 'ghijklmnop'))`

const tables = [
  ...['users', 'sponsor_profiles', 'donors', 'payments', 'receipts'],
  ...['ledger_accounts', 'ledger_transactions', 'ledger_postings'],
]

/**
 * Sponsors with an account, a public profile, five gifts over a year with their receipts, and credits that they gave: what
 * a dashboard, a profile and the desk read. Written without waking a trigger.
 */
export function fillGivers(database: Database, givers: number): Promise<void> {
  return fillByScript(database, tables, rowsOf(givers))
}

const rowsOf = (givers: number) => `
    create temporary table givers on commit drop as select n from generate_series(1, ${givers}) n;
    create temporary table gifts on commit drop as
      select n, 1 + (n - 1) % ${givers} as donor, timestamptz '2026-01-01Z' + n * (interval '300 days' / (${giftsOfEach} * ${givers})) as paid
      from generate_series(1, ${giftsOfEach} * ${givers}) n;
    analyze givers;
    analyze gifts;
    insert into users (id, email, role, full_name)
      select ${id('user')}, 'giver-' || n || '@bench.test', 'sponsor', case n when ${askedGiver} then 'Rosalind Ashgrove' else ${givenName} || ' ' || ${surname} end from givers;
    insert into sponsor_profiles (user_id, handle, display_name, show_totals, show_recent_gifts, show_milestones)
      select ${id('user')}, 'giver-' || n, 'Giver ' || n, true, true, true from givers;
    insert into donors (id, kind, user_id, program_cents, slots_minted, created_at)
      select ${id('donor')}, 'person', ${id('user')}, ${giftsOfEach} * 4000, 0, ${at} from givers;
    insert into payments (id, provider_payment_id, donor_id, destination, program_key, amount_cents, currency, state, settled_at, email, payer_signed_in)
      select ${id('payment')}, 'pi_bench' || n, ${id('donor', 'donor')}, 'classrooms', 'sponsor-classroom', 4000 + donor % 500, 'usd', 'settled', paid,
        'giver-' || donor || '@bench.test', true from gifts;
    insert into receipts (number, payment_id, amount_cents, email, issued_at)
      select n, ${id('payment')}, 4000 + donor % 500, 'giver-' || donor || '@bench.test', paid from gifts;
    insert into ledger_accounts (id, kind, owner_id, unit, floor_cents, balance_cents)
      select ${id('program')}, 'donor_program', ${id('donor')}, 'USD', 0, 1 from givers;
    insert into ledger_accounts (id, kind, owner_id, unit, floor_cents, balance_cents)
      select ${id('wallet')}, 'wallet', ${id('user')}, 'CREDIT', 0, 1 from givers where n % 10 = ${askedGiver % 10};
    insert into ledger_accounts (id, kind, unit, balance_cents) values (${processor}, 'processor', 'USD', -1);
    insert into ledger_transactions (id, kind, idempotency_key, occurred_at, payment_id)
      select ${id('arrival')}, 'payment_in', 'payment:' || n, paid, ${id('payment')} from gifts;
    ${post({ fact: id('arrival'), from: processor, to: id('program', 'donor'), cents: '4000', rows: 'gifts' })}
    update receipt_counter set last_number = (select max(number) from receipts)`
