import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { expect, onTestFinished, test, vi } from 'vitest'
import { borrowKeptCluster, isLongIdle, leaseIn, stopKeptCluster } from './kept-cluster.ts'

const hourMs = 60 * 60_000

test('a kept cluster ends an hour after it was last asked for', () => {
  expect(isLongIdle(0, hourMs)).toBe(false)
  expect(isLongIdle(0, hourMs + 1)).toBe(true)
})

test('the next run finds the same cluster with its templates, and nothing else of the run before', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tower-kept-'))
  onTestFinished(async () => {
    await stopKeptCluster(folder)
    rmSync(folder, { recursive: true, force: true })
  })
  const first = await borrowKeptCluster(folder)
  await run(first.url, 'create database tower_template_1')
  await run(first.url, 'create database tower_of_a_test')
  await first.stop()

  const second = await borrowKeptCluster(folder)
  expect(second.url).toBe(first.url)
  expect(await run(second.url, `select datname from pg_database where datname like 'tower%'`)).toEqual([
    { datname: 'tower_template_1' },
  ])
  await second.stop()

  expect(await stopKeptCluster(folder)).toBe(true)
  expect(await stopKeptCluster(folder), 'it is gone').toBe(false)
  await expect(run(first.url, 'select 1')).rejects.toThrow('ECONNREFUSED')
})

test('a lease that names another process is no cluster of ours, and that process gets no signal', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tower-kept-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const lease = { url: 'postgres://127.0.0.1:1/none', keeper: process.pid, postmaster: process.pid }
  writeFileSync(leaseIn(folder), JSON.stringify(lease))
  const signals = vi.spyOn(process, 'kill').mockReturnValue(true)
  expect(await stopKeptCluster(folder)).toBe(false)
  expect(signals.mock.calls.filter(([, signal]) => signal !== 0)).toEqual([])
})

async function run(url: string, statement: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<Record<string, unknown>>(statement)
    return rows
  } finally {
    await client.end()
  }
}
