/**
 * A throw-away PostgreSQL of our own, for tests and measurements: a fresh cluster on a free port of
 * 127.0.0.1, gone without trace when it is stopped or when this process ends.
 *
 * As a program it runs a command with `DATABASE_URL` and `TEST_DATABASE_URL` set:
 * `node scripts/postgres-cluster.ts [--durable] -- <command> [arguments]`
 */
import { spawn, type ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import {
  chownSync,
  closeSync,
  existsSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { findFreePort } from './free-port.ts'
import { findAccount, findSpaciousFolder, type Account } from './postgres-account.ts'
import { findPostgresPrograms } from './postgres-programs.ts'
import { runInTerminal } from './run-program.ts'

export type PostgresClusterOptions = {
  /**
   * Writes reach the disk before they are acknowledged, as in production: for crash tests and
   * measurements. Without it a commit survives the crash of a process but not of the machine,
   * which is enough for tests and several times faster.
   */
  durable?: boolean
  maxConnections?: number
  /** The address of another cluster of ours: this one begins as its copy and follows it until it is promoted. */
  standbyOf?: string
}

export type PostgresCluster = {
  /** Names the superuser, a random password, the port and the database `postgres`. */
  url: string
  /** Where psql, pg_dump and the others lie. */
  binDir: string
  /** The postmaster, for tests that kill it. */
  processId: number
  /**
   * Stops it and starts it again on the same port and files, and waits until it answers: `fast` ends every session in
   * order, `immediate` leaves as a crash does, and the next start recovers from the log.
   */
  restart(mode: RestartMode): Promise<void>
  stop(): Promise<void>
}

export type RestartMode = 'fast' | 'immediate'

const startTimeoutMs = 30_000

/** Creates a cluster, starts it and waits until it answers. */
export async function startPostgresCluster(options: PostgresClusterOptions = {}): Promise<PostgresCluster> {
  const binDir = await findPostgresPrograms()
  const account = findAccount()
  const folder = mkdtempSync(join(findSpaciousFolder(account), 'tower-postgres-'))
  if (account) chownSync(folder, account.uid, account.gid)

  try {
    const password = options.standbyOf ? new URL(options.standbyOf).password : randomBytes(12).toString('hex')
    if (options.standbyOf) await copyFrom(options.standbyOf, { binDir, folder, account })
    else await initialize({ binDir, folder, account, password })
    const port = await findFreePort()
    const start = () => startPostmaster({ binDir, folder, account, port, options })
    const running = { postmaster: start() }
    const stop = stopper(running, folder)
    const becomeReady = () =>
      waitUntilReady(running.postmaster, folder).catch(async (error: unknown) => {
        await stop()
        throw error
      })
    await becomeReady()
    const restart = async (mode: RestartMode) => {
      await endPostmaster(running.postmaster, mode)
      running.postmaster = start()
      await becomeReady()
    }
    const url = `postgres://postgres:${password}@127.0.0.1:${port}/postgres`
    return { url, binDir, processId: running.postmaster.pid ?? 0, restart, stop }
  } catch (error) {
    removeFolder(folder)
    throw error
  }
}

type Place = { binDir: string; folder: string; account: Account | undefined }

async function initialize({
  binDir,
  folder,
  account,
  password,
}: Place & { password: string }): Promise<void> {
  const passwordFile = join(folder, 'password')
  writeFileSync(passwordFile, password)
  await fill({ binDir, folder, account }, 'initdb', [
    ...['--username=postgres', `--pwfile=${passwordFile}`],
    ...['--auth=scram-sha-256', '--encoding=UTF8', '--locale=C.UTF-8', '--no-sync', '--no-instructions'],
  ])
}

/** As the guide of PostgreSQL makes a standby: the files of the other, and in them where to follow it from. */
function copyFrom(primaryUrl: string, place: Place): Promise<void> {
  const asked = ['--dbname', primaryUrl, '--write-recovery-conf', '--wal-method=stream', '--checkpoint=fast']
  return fill(place, 'pg_basebackup', asked)
}

async function fill({ binDir, folder, account }: Place, program: string, asked: string[]): Promise<void> {
  const child = spawn(join(binDir, program), ['-D', join(folder, 'cluster'), ...asked], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
    ...account,
  })
  let complaint = ''
  child.stderr.on('data', (chunk: Buffer) => (complaint += chunk.toString()))
  const [exitCode] = (await once(child, 'close')) as [number | null]
  if (exitCode !== 0) throw new Error(`${program} could not create a cluster:\n${complaint.trim()}`)
}

function startPostmaster({
  binDir,
  folder,
  account,
  port,
  options,
}: Place & { port: number; options: PostgresClusterOptions }): ChildProcess {
  const { durable = false, maxConnections = 400 } = options
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: folder,
    max_connections: maxConnections,
    timezone: 'UTC',
    synchronous_commit: 'on',
    fsync: durable ? 'on' : 'off',
    full_page_writes: durable ? 'on' : 'off',
  }
  const log = openSync(join(folder, 'log'), 'w')
  try {
    return spawn(
      join(binDir, 'postgres'),
      [
        '-D',
        join(folder, 'cluster'),
        ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
      ],
      { cwd: folder, stdio: ['ignore', log, log], ...account },
    )
  } finally {
    closeSync(log)
  }
}

/** PostgreSQL writes "ready" as the eighth line of its pid file: no client and no guess needed. */
async function waitUntilReady(postmaster: ChildProcess, folder: string): Promise<void> {
  const deadline = Date.now() + startTimeoutMs
  while (postmaster.exitCode === null && Date.now() < deadline) {
    if (readIfThere(pidFileIn(folder)).split('\n')[7]?.trim() === 'ready') return
    await sleep(25)
  }
  throw new Error(`PostgreSQL did not start:\n${readIfThere(join(folder, 'log')).trim()}`)
}

/**
 * Stops without a checkpoint, since nothing is to be kept. It also stops when this process exits,
 * but a signal must be turned into an exit by whoever started the cluster.
 */
function stopper(running: { postmaster: ChildProcess }, folder: string): () => Promise<void> {
  const stopAtExit = () => {
    running.postmaster.kill('SIGQUIT')
    waitWhileExiting(folder)
    removeFolder(folder)
  }
  process.on('exit', stopAtExit)

  return async () => {
    process.off('exit', stopAtExit)
    await endPostmaster(running.postmaster, 'immediate')
    removeFolder(folder)
  }
}

async function endPostmaster(postmaster: ChildProcess, mode: RestartMode): Promise<void> {
  if (postmaster.exitCode !== null || postmaster.signalCode !== null) return
  const ended = once(postmaster, 'exit')
  postmaster.kill(mode === 'fast' ? 'SIGINT' : 'SIGQUIT')
  await ended
}

/** Nothing asynchronous runs in an exiting process, and PostgreSQL must be gone before its folder. */
function waitWhileExiting(folder: string): void {
  const sleeper = new Int32Array(new SharedArrayBuffer(4))
  for (let waitedMs = 0; waitedMs < 3_000 && existsSync(pidFileIn(folder)); waitedMs += 10) {
    Atomics.wait(sleeper, 0, 0, 10)
  }
}

function pidFileIn(folder: string): string {
  return join(folder, 'cluster/postmaster.pid')
}

function removeFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 50 })
}

function readIfThere(path: string): string {
  return existsSync(path) ? readFileSync(path, 'utf8') : ''
}

async function runCommand(): Promise<number> {
  const divider = process.argv.indexOf('--')
  const [command, ...commandArguments] = divider < 0 ? [] : process.argv.slice(divider + 1)
  if (!command) {
    console.error('Write: node scripts/postgres-cluster.ts [--durable] -- <command> [arguments]')
    return 2
  }
  const cluster = await startPostgresCluster({
    durable: process.argv.slice(2, divider).includes('--durable'),
  })
  const exitCode = await runInTerminal(command, commandArguments, {
    environment: { DATABASE_URL: cluster.url, TEST_DATABASE_URL: cluster.url },
  })
  await cluster.stop()
  return exitCode
}

if (import.meta.main) process.exitCode = await runCommand()
