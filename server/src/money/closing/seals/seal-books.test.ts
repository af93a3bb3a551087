// @module-tag some-on-pglite: a seal, and what it misses, are one query on both.
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { buildGiving } from '../../../../test/money/giving/build-giving.ts'
import type { Database } from '../../../database/database.ts'
import { putGuardsToSleep, wakeGuards } from '../../../test/sleeping-guards.ts'
import { recordNewPosting, transfer } from '../../ledger/record-posting.ts'
import { sealBooks } from './seal-books.ts'
import { walkSeals } from './verify-seals.ts'

type Sealed = { of: string; through: number; seals: number }

/** Up to where each kind of rows is sealed. */
const readSealed = (database: Database) =>
  database.read(async (tx) => {
    const { rows } = await sql<Sealed>`
      select of, max(last)::bigint as through, count(*)::int as seals from book_seals group by of order by of`.execute(
      tx,
    )
    return rows
  })

const lastPosting = (database: Database) =>
  database.read(async (tx) => {
    const { rows } = await sql<{ id: number }>`select max(id)::bigint as id from ledger_postings`.execute(tx)
    return rows[0]?.id
  })

test(
  'what was written is sealed once, and a sealed row that changed is missed',
  { tags: 'on-pglite-too' },
  async () => {
    const world = await buildGiving()
    const { services } = world
    const { database } = services
    await world.give({ email: 'ana@example.org' })
    await sealBooks(services)
    const sealed = await readSealed(database)
    expect(sealed).toMatchObject([
      { of: 'postings', through: await lastPosting(database) },
      { of: 'receipts', through: 1 },
    ])
    await sealBooks(services)
    expect(await readSealed(database)).toEqual(sealed)
    await world.give({ email: 'ben@example.org', amountCents: 1_000 })
    await sealBooks(services)
    expect(await readSealed(database)).toMatchObject([{ seals: 2 }, { of: 'receipts', through: 2, seals: 2 }])
    expect(await walkSeals((work) => database.read(work))).toEqual([])
    await database.transaction(async (tx) => {
      await putGuardsToSleep(tx)
      await sql`update ledger_transactions set memo = 'false' where kind = 'payment_in'`.execute(tx)
      await wakeGuards(tx)
    })
    expect(await walkSeals((work) => database.read(work))).toEqual([
      expect.stringMatching(/^seal 1, postings .*a row was changed after it was sealed/),
      expect.stringMatching(/^seal \d, postings .*a row was changed after it was sealed/),
    ])
  },
)

test('while somebody writes, what comes after is left for the next seal, and nothing falls between', async () => {
  const world = await buildGiving({ poolSize: 4 })
  const { services } = world
  const { database } = services
  await world.give({ email: 'ana@example.org' })
  await sealBooks(services)
  const sealed = await readSealed(database)
  const written = Promise.withResolvers<void>()
  const mayEnd = Promise.withResolvers<void>()
  const slow = database.transaction(async (tx) => {
    await recordNewPosting(tx, {
      kind: 'bank_fee',
      idempotencyKey: 'slow',
      at: services.clock.now(),
      postings: transfer({ kind: 'bank_fees' }, { kind: 'bank' }, 100),
    })
    written.resolve()
    await mayEnd.promise
  })
  await written.promise
  await world.give({ email: 'ben@example.org' })
  await sealBooks(services, { looks: 2 })
  expect(await readSealed(database)).toEqual(sealed)
  mayEnd.resolve()
  await slow
  await sealBooks(services)
  const through = await lastPosting(database)
  expect(await readSealed(database)).toMatchObject([
    { of: 'postings', through },
    { of: 'receipts', through: 2 },
  ])
  expect(await walkSeals((work) => database.read(work))).toEqual([])
})
