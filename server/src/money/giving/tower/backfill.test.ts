import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { buildClassrooms, buildDraw } from '../../../../test/matching/draws/build-draw.ts'
import { buildGiving, type GivingWorld } from '../../../../test/money/giving/build-giving.ts'
import { refundShared } from '../../../../test/money/giving/build-tower.ts'
import { splitStatements } from '../../../database/migrate.ts'
import { readMigrations } from '../../../database/read-migrations.ts'
import { runDraw } from '../../../matching/draws/run-draw.ts'

/** Takes away what the migration of the shared tower brought, so that the books are as they were before it. */
const before = `
  drop table direct_gifts;
  drop table slot_shares;
  drop table tower_gifts;
  alter table refund_losses drop constraint refund_losses__known_part,
    add constraint refund_losses__known_part
      check (part in ('donor', 'absorbed', 'given_away', 'prospects', 'smbs', 'operations'));
  delete from ledger_moves where kind in ('pooled', 'pool_returned', 'budget_returned') or account_kind = 'teacher_direct';
  drop trigger checkouts__goes_where_it_was_asked on checkouts;
  alter table checkouts drop column goes_to, drop column language;
  alter table payments drop column shared_cents;
  alter table donors drop column shared_cents, drop column pooling_announced_at, drop column pools_at,
    drop column waits_since, drop column wait_key;
`

/** Runs the migration of the shared tower over books that are filled. */
async function migrateAgain({ services: { database } }: GivingWorld): Promise<void> {
  const migration = readMigrations().find(({ name }) => name.startsWith('0046-'))
  await database.transaction(async (tx) => {
    for (const statement of splitStatements(before + (migration?.text ?? '')))
      await sql.raw(statement).execute(tx)
  })
}

/** Whose money the shared tower is made of, by the name before their address. */
async function readTower({ services }: GivingWorld) {
  const { rows } = await services.database.read((tx) =>
    sql<{ name: string; waiting: number; shares: Record<string, number> | null }>`
      select split_part(payment.email, '@', 1) as name, gift.waiting_cents as waiting,
        (select json_object_agg(slot.ordinal, share.amount_cents) from slot_shares share
          join slots slot on slot.id = share.slot_id where share.payment_id = payment.id) as shares
      from tower_gifts gift join payments payment on payment.id = gift.payment_id order by gift.place`.execute(
      tx,
    ),
  )
  return rows
}

/** Gifts to the general fund, as there were before anybody could choose the shared tower. */
async function fillBooks(world: GivingWorld, gifts: Record<string, number>): Promise<Record<string, string>> {
  const paid: Record<string, string> = {}
  for (const [name, amountCents] of Object.entries(gifts)) {
    world.clock.advance(60_000)
    const gift = { email: `${name}@example.org`, amountCents, destination: 'project' }
    paid[name] = (await world.give(gift)).paymentId
  }
  return paid
}

test('books from before the shared tower migrate to the shares that the gifts would have had, and nobody is told anew', async () => {
  const world = await buildGiving()
  await buildClassrooms(world.services, [1])
  await fillBooks(world, { ana: 100_000, ben: 100_000, cleo: 50_000 })
  await world.give({ email: 'dan@example.org', amountCents: 83_700 })
  await runDraw(world.services, { drawId: await buildDraw(world.services), actor: null })
  const written = await readTower(world)
  expect(written).toEqual([
    { name: 'ana', waiting: 0, shares: { 1: 65_000 } },
    { name: 'ben', waiting: 0, shares: { 1: 15_000, 2: 50_000 } },
    { name: 'cleo', waiting: 2_500, shares: { 2: 30_000 } },
  ])
  await migrateAgain(world)
  expect(await readTower(world)).toEqual(written)
  const { rows } = await world.services.database.read((tx) =>
    sql<{
      untold: number
    }>`select count(*)::int as untold from slot_shares share join slots slot on slot.id = share.slot_id
      where slot.assigned_at is not null and share.told_at is null`.execute(tx),
  )
  expect(rows).toEqual([{ untold: 0 }])
  expect(await world.findFaults()).toEqual([])
})

test('books migrate whole where gifts went back before: out of the balance, out of a waiting slot, and out of the reserve', async () => {
  const world = await buildGiving()
  await buildClassrooms(world.services, [1])
  const first = await fillBooks(world, { ana: 100_000, ben: 60_000 })
  await runDraw(world.services, { drawId: await buildDraw(world.services, { capacity: 1 }), actor: null })
  // The first slot is with its classroom: the reserve pays for what goes back of it.
  await refundShared(world, first.ana ?? '', 100_000)
  const later = await fillBooks(world, { cleo: 100_000, dan: 80_000, eve: 20_000 })
  await refundShared(world, later.dan ?? '', 40_000)
  await refundShared(world, later.eve ?? '', 20_000)
  expect(await world.findFaults()).toEqual([])
  await migrateAgain(world)
  expect(await world.findFaults()).toEqual([])
})
