// What a page of the public list reads among 10,000 athletes.
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { buildCircle, buildVisible } from '../../../test/people/prospects/build-prospects.ts'
import type { Tx } from '../../database/database.ts'
import { pagesRead } from '../../test/pages-read.ts'
import { testServices } from '../../test/test-services.ts'
import { listPublicProspects } from './list-public-prospects.ts'
import { approveProspect } from '../../../test/people/prospects/approve.ts'

const athletes = 10_000
const sports = 12

async function fill(tx: Tx, ownerId: string): Promise<void> {
  const id = sql`('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid`
  // Foreign keys and triggers are left out: what is measured is reading.
  await sql`set local session_replication_role = replica`.execute(tx)
  await sql`
    insert into prospects (id, owner_id, first_name, last_name, sport, bio, status, consent_id, approved_at, created_at,
      open_goals)
    select ${id}, ${ownerId}, 'Athlete', 'Demo', 'Sport ' || n % ${sports}::int, repeat('A made-up athlete. ', 20), 'approved', n,
      '2026-01-01'::timestamptz + (n * 7919 % ${athletes}::int) * interval '1 minute', '2026-01-01',
      jsonb_build_array(jsonb_build_object('id', ${id}, 'title', 'Camp', 'description', null, 'target_cents', 40000,
        'raised_cents', case when n % 10 = 0 then 40000 else 100 end, 'created_at', '2026-01-01T00:00:00Z'))
    from generate_series(1, ${athletes}::int) n`.execute(tx)
  await sql`insert into shown_sports (sport, athletes)
    select sport, count(*) from public_prospects group by sport`.execute(tx)
}

test('a page of the list, the first or the last, of all, of one sport or with reached goals, reads at most 20 pages', async () => {
  const services = await testServices()
  const { coach } = await buildCircle(services)
  await services.database.transaction((tx) => fill(tx, coach.userId))
  await services.database.transaction((tx) => sql`analyze prospects, shown_sports`.execute(tx))
  const last = { approvedAt: new Date('2026-01-01T00:20:00Z'), id: '00000000-0000-4000-8000-000000000001' }
  for (const sport of [undefined, 'sport 3'])
    for (const [goal, after] of [
      [undefined, undefined],
      [undefined, last],
      ['reached', undefined],
      ['open', last],
    ] as const) {
      const read = await services.database.transaction((tx) =>
        pagesRead(tx, async (watched) => {
          const watching = {
            ...services,
            database: { ...services.database, read: (work: (one: Tx) => unknown) => work(watched) },
          }
          const list = await listPublicProspects(watching as never, { sport, goal, after, limit: 12 })
          expect(list.total).toBe(athletes)
        }),
      )
      expect(
        read.reduce((sum, pages) => sum + pages, 0),
        JSON.stringify({ sport, goal, after, read }),
      ).toBeLessThanOrEqual(20)
    }
})

test('pages neither overlap nor leave anybody out, and the counts are of those who can be seen', async () => {
  const services = await testServices()
  const circle = await buildCircle(services)
  const made: string[] = []
  for (let nth = 0; nth < 5; nth++) {
    const details = { firstName: `Kid${nth}`, sport: nth < 3 ? 'Track' : null }
    made.push((await buildVisible(services, circle, details)).prospectId)
  }
  const seen: string[] = []
  for (let after: Awaited<ReturnType<typeof listPublicProspects>>['next'], pages = 0; pages < 5; pages++) {
    const page = await listPublicProspects(services, { after, limit: 2 })
    expect(page).toMatchObject({ total: 5, sports: [{ sport: 'Track', count: 3 }] })
    seen.push(...page.items.map(({ id }) => id))
    after = page.next
    if (!after) break
  }
  expect(seen.toSorted()).toEqual(made.toSorted())
  await approveProspect(services, { actor: circle.admin, prospectId: made[0] ?? '', approved: false })
  const { items, ...counts } = await listPublicProspects(services, { sport: 'track', limit: 12 })
  expect(items).toHaveLength(2)
  expect(items[0]?.open_goals).toMatchObject([{ title: 'Spikes', target_cents: 12_000, raised_cents: 0 }])
  expect(counts).toEqual({ total: 4, sports: [{ sport: 'Track', count: 2 }], next: undefined })
})
