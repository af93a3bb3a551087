// What a file holds while rows come in before the place that was read last.
import { duties } from '@tower/contract/people/duties.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Tx } from '../../database/database.ts'
import { testServices } from '../../test/test-services.ts'
import { exportAccounts } from './list-accounts.ts'
import { exportDisbursements } from './list-disbursements.ts'

const goals = 2_500
/** Before all others, and after them. */
const early = 0
const late = goals + 1

const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`

/** Goals of one athlete, each with money and a disbursement; several share an instant. */
async function write(tx: Tx, from: number, to: number): Promise<void> {
  // No triggers and no foreign keys: what is told here is reading.
  await sql`set local session_replication_role = replica`.execute(tx)
  const own = sql`('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid`
  const each = sql`from generate_series(${from}::int, ${to}::int) n`
  await sql`insert into prospect_goals (id, prospect_id, title, target_cents) select ${own}, ${id(1)}, 'Goal ' || n, 1000 ${each}`.execute(
    tx,
  )
  await sql`insert into ledger_accounts (kind, owner_id, unit, floor_cents, balance_cents)
    select 'prospect_goal', ${own}, 'USD', 0, n ${each}`.execute(tx)
  await sql`
    insert into disbursements (id, prospect_id, goal_id, amount_cents, payee, paid_for, paid_on, file_id, state, needs_second,
      request_key, recorded_by, recorded_at, decided_by, decided_at)
    select ${own}, ${id(1)}, ${own}, 100, 'A shop', 'Shoes', '2026-01-01', ${own}, 'paid', false, n::text, ${id(1)},
      '2026-01-01'::timestamptz + n / 7 * interval '1 second', ${id(1)}, now() ${each}`.execute(tx)
}

async function build() {
  const { database } = await testServices()
  await database.transaction(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx)
    await sql`insert into users (id, email) values (${id(1)}, 'dana@tower.test')`.execute(tx)
    await sql`insert into prospects (id, owner_id, first_name, last_name) values (${id(1)}, ${id(1)}, 'Jo', 'Demo')`.execute(
      tx,
    )
    await write(tx, 1, goals)
  })
  await database.transaction((tx) =>
    sql`analyze users, prospects, prospect_goals, ledger_accounts, disbursements`.execute(tx),
  )
  return database
}

const nothingContested = { findContestedOfAthletes: async () => new Map<string, number>() }

test.each(['disbursements', 'accounts'] as const)(
  'a file of %s tells each row once while others come in before and after what was read',
  async (what) => {
    const database = await build()
    const batches: AsyncGenerator<readonly (string | null)[]> = map(
      what === 'disbursements'
        ? exportDisbursements({ database }, { duties })
        : exportAccounts({ database, ...nothingContested }, { duties }),
    )
    const told: (string | null)[] = []
    for await (const goalIds of batches) {
      if (told.length === 0)
        await database.transaction(async (tx) => {
          await write(tx, early, early)
          await write(tx, late, late)
        })
      told.push(...goalIds)
    }
    expect(told.toSorted()).toEqual(Array.from({ length: goals + 1 }, (_, nth) => id(nth + 1)))
  },
)

async function* map(
  batches: AsyncGenerator<readonly { goal_id: string | null }[]>,
): AsyncGenerator<(string | null)[]> {
  for await (const rows of batches) yield rows.map(({ goal_id: goalId }) => goalId)
}
