// What a backup takes of memory is measured where tables are large: on PostgreSQL.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { createDatabase } from '../../database/database.ts'
import { openPostgres } from '../../database/postgres-engine.ts'
import { fillByScript } from '../../test/fill-quickly.ts'
import { testDatabaseUrl } from '../../test/test-database.ts'

/** `BACKUP_GIFTS=10000 npm test -- backup-memory` makes fewer, for a look. */
const gifts = Number(process.env.BACKUP_GIFTS ?? 1_000_000)
const isAsked = process.env.SOAK === 'true' || process.env.BACKUP_GIFTS !== undefined
const mostBytes = 100_000_000
const program = new URL('../../../test/process/back-up-alone.ts', import.meta.url).pathname

type Told = { rows: number; bytes: number; before: number; peak: number; seconds: number }

test.runIf(isAsked)(
  'a backup of a million gifts is streamed: it takes less than 100 MB besides what the process had',
  { timeout: 3_600_000 },
  async () => {
    const url = await testDatabaseUrl()
    if (url === undefined) throw new Error('this needs a PostgreSQL server')
    await fill(url)
    const folder = mkdtempSync(join(tmpdir(), 'tower-memory-'))
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
    const told = await backUp(url, folder)
    console.info(`a backup of ${gifts} gifts: ${JSON.stringify(told)}`)
    expect(told.rows).toBe(gifts)
    expect(told.peak - told.before).toBeLessThan(mostBytes)
  },
)

/** Each gift with its payment, its receipt and its mail, and the words that a mail has. */
async function fill(url: string): Promise<void> {
  const database = createDatabase(openPostgres({ url, poolSize: 2, onConnectionError: () => undefined }))
  const id = `('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid`
  await fillByScript(
    database,
    ['payments', 'receipts', 'mails'],
    `insert into payments (id, provider_payment_id, donor_id, destination, amount_cents, currency, state, settled_at, email)
      select ${id}, 'pi_' || md5(n::text), ${id}, 'classrooms', 80000, 'usd', 'settled',
        '2026-01-01'::timestamptz + n * interval '1 second', 'giver' || n || '@mail.example'
      from generate_series(1, ${gifts}) n;
    insert into receipts (number, payment_id, amount_cents, issued_at)
      select n, ${id}, 80000, now() from generate_series(1, ${gifts}) n;
    insert into mails (dedupe_key, to_email, template, params, sent_at, subject, html, text)
      select 'receipt:' || n, 'giver' || n || '@mail.example', 'receipt', '{}', now(), 'Your receipt ' || n, repeat(md5(n::text), 20), repeat(md5(n::text), 10)
      from generate_series(1, ${gifts}) n`,
  ).finally(() => database.close())
}

/** In a process of its own, whose memory is nobody else's. */
async function backUp(url: string, folder: string): Promise<Told> {
  const environment = { NODE_ENV: 'test', LOG_LEVEL: 'silent', PORT: '0', DATABASE_URL: url }
  const child = spawn(process.execPath, [program, join(folder, 'backups')], {
    env: { PATH: process.env.PATH, ...environment, DATA_DIR: join(folder, 'data') },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [said, complained, [exitCode]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close') as Promise<[number]>,
  ])
  expect(exitCode, complained).toBe(0)
  return JSON.parse(said.trim().split('\n').at(-1) ?? '') as Told
}
