import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { slotPriceCents } from '@tower/contract/money.ts'
import { expect, onTestFinished, test } from 'vitest'
import type { Database } from '../database/database.ts'
import { createDatabase } from '../database/database.ts'
import { openPglite } from '../database/pglite-engine.ts'
import { openPostgres } from '../database/postgres-engine.ts'
import { verifyLedger } from '../money/ledger/verify-ledger.ts'
import { testDatabaseUrl } from '../test/test-database.ts'
import { runCrashRounds, type CrashOutcome } from './crash-rounds.ts'

const seed = Number(process.env.CRASH_SEED ?? 20_261_116)

test(
  'a server killed in the middle of payments loses none and counts none twice',
  { timeout: 240_000 },
  async () => {
    const place = await dataPlace()
    const outcome = await runCrashRounds({ payments: 60, kills: 5, seed, environment: place.environment })
    const database = await place.open()
    onTestFinished(() => database.close())
    expect(await database.transaction(verifyLedger), `seed ${seed}`).toEqual([])
    await expectExactly(database, outcome)
    expect(outcome.kills).toBe(5)
    expect(outcome.exitCode, 'a graceful stop after all that').toBe(0)
  },
)

async function expectExactly(database: Database, outcome: CrashOutcome): Promise<void> {
  const donors = await database.read((tx) =>
    tx
      .selectFrom('donors')
      .select(['email', 'program_cents', 'slots_minted'])
      .where('kind', '=', 'person')
      .execute(),
  )
  const found = donors.map((donor) => [donor.email, donor.program_cents, donor.slots_minted]).sort()
  const paid = [...outcome.paidByGiver]
    .map(([email, cents]) => [email, cents, Math.floor(cents / slotPriceCents)])
    .sort()
  expect(found).toEqual(paid)
  const counts = await database.read(async (tx) => {
    const count = (table: 'payments' | 'receipts') =>
      tx
        .selectFrom(table)
        .select(({ fn }) => fn.countAll<number>().as('rows'))
        .executeTakeFirstOrThrow()
    const mails = await tx
      .selectFrom('mails')
      .select(({ fn }) => fn.countAll<number>().as('rows'))
      .where('template', '=', 'receipt')
      .executeTakeFirstOrThrow()
    return [await count('payments'), await count('receipts'), mails].map(({ rows }) => Number(rows))
  })
  expect(counts, 'payments, receipts and receipt mails').toEqual([
    outcome.payments,
    outcome.payments,
    outcome.payments,
  ])
}

async function dataPlace(): Promise<{ environment: Record<string, string>; open(): Promise<Database> }> {
  const folder = mkdtempSync(join(tmpdir(), 'tower-crash-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const url = await testDatabaseUrl()
  if (url) {
    const open = () =>
      Promise.resolve(createDatabase(openPostgres({ url, onConnectionError: () => undefined })))
    return { environment: { DATABASE_URL: url, DATA_DIR: folder }, open }
  }
  return {
    environment: { DATA_DIR: folder },
    open: async () => createDatabase(await openPglite({ dataDir: join(folder, 'database') })),
  }
}
