import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Tx } from '../../database/database.ts'
import { costRows } from '../../test/cost-rows.ts'
import { costsOf } from '../../test/pages-read.ts'
import { testServices } from '../../test/test-services.ts'
import { countPeople, sumDonations } from './analytics.queries.ts'

const gifts = costRows()

const since = {
  month: '2026-11-01',
  previousMonth: '2026-10-01',
  year: '2026-01-01',
}

/** So many gifts of $5 over the year, and as many sponsors and invitations of people who came. */
async function fill(tx: Tx, from: number, to: number): Promise<void> {
  const people = sql`generate_series(${sql.lit(from)}::int, ${sql.lit(to)}::int) n`
  await sql`insert into users (email, role) select 'giver' || n || '@mail.example', 'sponsor' from ${people}`.execute(
    tx,
  )
  await sql`insert into allowlist_entries (email, role, source)
    select 'giver' || n || '@mail.example', 'sponsor', 'manual' from ${people}`.execute(tx)
  await sql`insert into donors (id, kind, email)
    select gen_random_uuid(), 'person', 'giver' || n || '@mail.example' from ${people} where n = ${sql.lit(from)}`.execute(
    tx,
  )
  await sql`insert into payments (provider_payment_id, donor_id, destination, amount_cents, currency, state, settled_at)
    select 'pi_' || n, (select id from donors order by created_at limit 1), 'project', 500, 'usd', 'settled',
      '2026-01-01 12:00Z'::timestamptz + n % 330 * interval '1 day' from ${people}`.execute(tx)
}

test(
  'sums of the console over very many gifts and people read at most 256 pages',
  { timeout: 600_000 },
  async () => {
    const { database } = await testServices()
    const read = async () => {
      await database.transaction((tx) =>
        sql`analyze gift_day_totals, account_totals, pending_invites`.execute(tx),
      )
      return database.read(async (tx) => ({
        sums: await sumDonations(tx, since),
        people: await countPeople(tx),
        costs: await costsOf(tx, async (watched) => {
          await sumDonations(watched, since)
          await countPeople(watched)
        }),
      }))
    }
    await database.transaction((tx) => fill(tx, 1, gifts))
    const many = await read()
    expect(many.sums.yearCents).toBe(gifts * 500)
    expect(many.people).toMatchObject({ users: gifts, sponsors: gifts, pendingInvites: 0 })
    expect(many.costs.reduce((sum, { pages }) => sum + pages, 0)).toBeLessThanOrEqual(256)
    // Sixteen totals of each of 330 days are read whole, 5,280 rows of however many gifts; a scan of the gifts would be all of them.
    expect(Math.max(...many.costs.map(({ rows }) => rows))).toBeLessThanOrEqual(gifts / 2)
  },
)
