import type { Database } from '@tower/server/database/database.ts'
import { fillByScript } from '@tower/server/test/fill-quickly.ts'
import { id, post, processor } from './book-rows.ts'

const operations = id('operations', "''")

/** Facts of two sides each, spread over a year: what an accountant takes from the ledger. Written without waking a trigger. */
export function fillJournal(database: Database, facts: number): Promise<void> {
  const tables = ['ledger_accounts', 'ledger_transactions', 'ledger_postings']
  return fillByScript(database, tables, rowsOf(facts))
}

const rowsOf = (facts: number) => `
    create temporary table facts on commit drop as select n from generate_series(1, ${facts}) n;
    insert into ledger_accounts (id, kind, unit, floor_cents, balance_cents)
      values (${processor}, 'processor', 'USD', null, -2500::bigint * ${facts}), (${operations}, 'fund_operations', 'USD', 0, 2500::bigint * ${facts});
    insert into ledger_transactions (id, kind, idempotency_key, occurred_at)
      select ${id('fact')}, 'payment_in', 'bench:' || n, timestamptz '2026-01-01Z' + n * (interval '360 days' / ${facts}) from facts;
    ${post({ fact: id('fact'), from: processor, to: operations, cents: '2500', rows: 'facts' })}`
