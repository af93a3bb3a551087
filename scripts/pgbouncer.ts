/** PgBouncer as Debian ships it, for tests: before a PostgreSQL server, in front of whatever connects. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { installDebianPackage } from './debian-package.ts'
import { findFreePort } from './free-port.ts'
import { findAccount, findSpaciousFolder } from './postgres-account.ts'

export type Pooler = {
  /** The server's own address, through the pooler. */
  url: string
  stop(): Promise<void>
}

export const pgBouncerProgram = '/usr/sbin/pgbouncer'
const answersWithinMs = 60_000

/**
 * Debian's own file, with nothing said besides but where the server is, and who may come.
 *
 * @param poolMode another than the file's, which keeps a session for each client
 */
export async function standBefore(serverUrl: string, poolMode?: string): Promise<Pooler> {
  if (!existsSync(pgBouncerProgram))
    await installDebianPackage('pgbouncer', 'This serves tests through PgBouncer.')
  const account = findAccount()
  const folder = mkdtempSync(join(findSpaciousFolder(account), 'tower-pgbouncer-'))
  const port = await findFreePort()
  const written = writeSettings(folder, { server: new URL(serverUrl), port, poolMode })
  if (account) for (const path of [folder, ...written]) chownSync(path, account.uid, account.gid)
  const child = spawn(pgBouncerProgram, [join(folder, 'pgbouncer.ini')], {
    stdio: 'ignore',
    cwd: folder,
    ...account,
  })
  const stop = async (): Promise<void> => {
    if (child.exitCode === null) {
      child.kill('SIGKILL')
      await once(child, 'exit')
    }
    rmSync(folder, { recursive: true, force: true })
  }
  await untilItAnswers(port).catch(async (error: unknown) => {
    await stop()
    throw error
  })
  const url = new URL(serverUrl)
  url.host = `127.0.0.1:${port}`
  return { url: url.href, stop }
}

type Settings = { server: URL; port: number; poolMode: string | undefined }

/** Answers the paths of what was written. */
function writeSettings(folder: string, { server, port, poolMode }: Settings): string[] {
  const at = (name: string) => join(folder, name)
  const own = {
    ...{ listen_addr: '127.0.0.1', listen_port: port, unix_socket_dir: '', auth_type: 'trust' },
    ...{ auth_file: at('users'), logfile: at('log'), pidfile: at('pid') },
    ...(poolMode && { pool_mode: poolMode }),
  }
  const lines = [
    readFileSync('/etc/pgbouncer/pgbouncer.ini', 'utf8'),
    `[databases]\n* = host=${server.hostname} port=${server.port}`,
    '[pgbouncer]',
    ...Object.entries(own).map(([name, value]) => `${name} = ${value}`),
  ]
  const [user, password] = [server.username, server.password].map(decodeURIComponent)
  writeFileSync(at('users'), `"${user}" "${password}"\n`)
  writeFileSync(at('pgbouncer.ini'), lines.join('\n'))
  return [at('users'), at('pgbouncer.ini')]
}

async function untilItAnswers(port: number): Promise<void> {
  const from = performance.now()
  while (!(await answers(port))) {
    if (performance.now() - from > answersWithinMs) throw new Error('PgBouncer did not answer in a minute')
    await sleep(50)
  }
}

async function answers(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1')
  try {
    await once(socket, 'connect')
    return true
  } catch {
    return false
  } finally {
    socket.destroy()
  }
}
