import type { Database } from '@tower/server/database/database.ts'
import { fillByScript } from '@tower/server/test/fill-quickly.ts'
import { at, id } from './book-rows.ts'

/** A sponsor with an account and so many gifts over the year, each with its receipt. Answers nothing; written without waking a trigger. */
export function fillGiftsOfOne(
  database: Database,
  { userId, gifts }: { userId: string; gifts: number },
): Promise<void> {
  return fillByScript(
    database,
    ['donors', 'payments', 'receipts'],
    `
    insert into donors (id, kind, user_id, program_cents, slots_minted, created_at)
      values (${id('donor', "''")}, 'person', '${userId}', ${gifts} * 4000, 0, ${at});
    create temporary table gifts on commit drop as
      select n, timestamptz '2026-01-01Z' + n * (interval '300 days' / ${gifts}) as paid from generate_series(1, ${gifts}) n;
    insert into payments (id, provider_payment_id, donor_id, destination, program_key, amount_cents, currency, state, settled_at, email, payer_signed_in)
      select ${id('payment')}, 'pi_bench' || n, ${id('donor', "''")}, 'classrooms', 'sponsor-classroom', 4000 + n % 500, 'usd', 'settled', paid,
        'sponsor@bench.test', true from gifts;
    insert into receipts (number, payment_id, amount_cents, email, issued_at)
      select n, ${id('payment')}, 4000 + n % 500, 'sponsor@bench.test', paid from gifts;
    update receipt_counter set last_number = ${gifts}`,
  )
}
