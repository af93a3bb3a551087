/**
 * A PostgreSQL that stays up between runs of single tests: making one and its template takes longer than most of them.
 * Whole parts, CI and the long form have a fresh one each.
 */
import { spawn, spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { repositoryRoot } from './run-program.ts'

/** Where it answers, who keeps it, and PostgreSQL's own process. */
export type Lease = { url: string; keeper: number; postmaster: number }

export type BorrowedCluster = { url: string; stop: () => Promise<void> }

const usualFolder = join(repositoryRoot, '.cache/kept-cluster')
const keeperScript = 'scripts/keep-cluster.ts'
const idleMs = 60 * 60_000
const touchEveryMs = 60_000
const startTimeoutMs = 60_000

/** The cluster that is up already, or one that is from now on. `stop` gives it back and leaves it running. */
export async function borrowKeptCluster(folder = usualFolder): Promise<BorrowedCluster> {
  mkdirSync(runsIn(folder), { recursive: true })
  const lease = readLivingLease(folder) ?? (await startKeeper(folder))
  touchLease(folder)
  const timer = setInterval(() => touchLease(folder), touchEveryMs).unref()
  const runPath = join(runsIn(folder), String(process.pid))
  // Its own name first: of two runs that begin at once each sees the other, and neither clears away what the other makes.
  writeFileSync(runPath, '')
  if (listOtherRuns(folder).length === 0) await clearLeftovers(lease.url)
  return {
    url: lease.url,
    stop: () => {
      clearInterval(timer)
      rmSync(runPath, { force: true })
      touchLease(folder)
      return Promise.resolve()
    },
  }
}

/** Ends the kept cluster; says whether there was one. */
export async function stopKeptCluster(folder = usualFolder): Promise<boolean> {
  const lease = readLivingLease(folder)
  if (!lease) return false
  process.kill(lease.keeper, 'SIGTERM')
  for (let waitedMs = 0; isKeeperOf(folder, lease.keeper) && waitedMs < startTimeoutMs; waitedMs += 50)
    await sleep(50)
  return true
}

export function leaseIn(folder: string): string {
  return join(folder, 'lease.json')
}

export function readLease(folder: string): Lease | undefined {
  try {
    return JSON.parse(readFileSync(leaseIn(folder), 'utf8')) as Lease
  } catch {
    // There is none, or it is just being written.
    return undefined
  }
}

/** Whether nobody has touched the lease for an hour. */
export function isLongIdle(touchedAtMs: number, nowMs: number): boolean {
  return nowMs - touchedAtMs > idleMs
}

function readLivingLease(folder: string): Lease | undefined {
  const lease = readLease(folder)
  return lease && isKeeperOf(folder, lease.keeper) && isRunning(lease.postmaster) ? lease : undefined
}

async function startKeeper(folder: string): Promise<Lease> {
  rmSync(leaseIn(folder), { force: true })
  spawn(process.execPath, [keeperScript, folder], {
    cwd: repositoryRoot,
    detached: true,
    stdio: 'ignore',
  }).unref()
  for (let waitedMs = 0; waitedMs < startTimeoutMs; waitedMs += 50) {
    const lease = readLivingLease(folder)
    if (lease) return lease
    await sleep(50)
  }
  throw new Error(`PostgreSQL did not start: node ${keeperScript} ${folder} says why.`)
}

/** It may be gone: whoever ended the cluster meanwhile took the lease along. */
function touchLease(folder: string): void {
  if (!readLease(folder)) return
  const now = new Date()
  utimesSync(leaseIn(folder), now, now)
}

function runsIn(folder: string): string {
  return join(folder, 'runs')
}

/** Other runs that borrow it now. One that was killed has left its name behind. */
function listOtherRuns(folder: string): string[] {
  return readdirSync(runsIn(folder)).filter((name) => {
    if (name === String(process.pid)) return false
    if (isRunning(Number(name))) return true
    rmSync(join(runsIn(folder), name), { force: true })
    return false
  })
}

/** What earlier runs made stays until nobody else is at work; templates stay. */
async function clearLeftovers(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<{ name: string }>(
      String.raw`select datname as name from pg_database
                 where datname like 'tower\_%' and datname not like 'tower\_template\_%'`,
    )
    for (const { name } of rows) await client.query(`drop database if exists ${name} with (force)`)
    await client.query('alter system reset all')
    await client.query('select pg_reload_conf()')
  } finally {
    await client.end()
  }
}

/** Whether this process keeps that folder's cluster: after a crash another one may bear its number, which no signal must reach. */
function isKeeperOf(folder: string, id: number): boolean {
  return commandOf(id).trimEnd().endsWith(`${keeperScript} ${folder}`)
}

function commandOf(id: number): string {
  try {
    return readFileSync(`/proc/${id}/cmdline`, 'utf8').replaceAll('\0', ' ')
  } catch {
    // It has ended, or this system has no /proc; without a process of this number `ps` prints nothing.
    return spawnSync('ps', ['-ww', '-o', 'args=', '-p', String(id)], { encoding: 'utf8' }).stdout ?? ''
  }
}

function isRunning(id: number): boolean {
  try {
    process.kill(id, 0)
    return true
  } catch (error) {
    // It is there, and somebody else's: PostgreSQL may run as a user of its own.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
