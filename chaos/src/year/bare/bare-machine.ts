import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { installDebianPackage } from '../../../../scripts/debian-package.ts'
import { repositoryRoot } from '../../../../scripts/run-program.ts'
import { runIn, tryIn } from '../versions/run-in.ts'

/** A bare Debian beside this machine: an init, processes and mounts of its own, and the network of this process. */
export type BareMachine = {
  /** Its files, as they are seen from here. */
  root: string
  /** What root types there; `isOutside` where the rest of the world can be reached. */
  run(command: string, how?: { folder?: string; typed?: string; isOutside?: boolean }): Promise<Typed>
  close(): Promise<void>
}

export type Typed = { exitCode: number; output: string }

/** As the guide says: Debian 13. */
const release = 'trixie'
const mirror = 'http://deb.debian.org/debian'
/** What every server has when it is handed over, and the smallest Debian lacks. */
const ofEveryServer = ['adduser', 'dbus', 'systemd-sysv']
const layer = '/usr/sbin/debootstrap'
const needed = [layer, '/usr/bin/unshare', '/usr/bin/nsenter', '/usr/bin/setpriv']
const bootsWithinMs = 300_000
/** Its mounts are seen by nobody else, and gone with its last process. */
const spaces = ['--mount', '--pid', '--uts', '--ipc', '--cgroup']
/** As a login of root has it. */
const surroundings = {
  HOME: '/root',
  LANG: 'C.UTF-8',
  DEBIAN_FRONTEND: 'noninteractive',
  PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
}

/** What keeps this machine from laying one, in a sentence; what Debian has for it is installed first. */
export async function findLack(): Promise<string | undefined> {
  if (process.getuid?.() !== 0) return 'A bare server is laid by root alone.'
  if (!existsSync(layer) && existsSync('/usr/bin/apt-get'))
    await installDebianPackage('debootstrap', 'A bare server is laid by debootstrap.')
  return nameMissing()
}

function nameMissing(): string | undefined {
  const missing = needed.filter((path) => !existsSync(path))
  return missing.length === 0
    ? undefined
    : `A bare server needs ${missing.join(', ')}: apt-get install debootstrap util-linux.`
}

/** Lays it in a folder and starts it; `world` is the network in which its packages are found. Both end with this process. */
export async function openBareMachine(world: string): Promise<BareMachine> {
  const root = mkdtempSync('/var/tmp/tower-bare-')
  const remove = () => rmSync(root, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
  process.on('exit', remove)
  const wanted = ['--variant=minbase', `--include=${ofEveryServer.join(',')}`, release, root, mirror]
  // What it mounts meanwhile nobody else sees, and nobody has to unmount where it is killed.
  const laying = [`--net=${world}`, 'unshare', '--mount', 'debootstrap', ...wanted]
  await runIn('/', 'nsenter', laying, { environment: surroundings })
  chmodSync(root, 0o755)
  copyFileSync('/etc/resolv.conf', join(root, 'etc/resolv.conf'))
  const authorities = trustAsHere(root)
  // Nothing here outlives this process, so nothing waits for the disk.
  writeFileSync(join(root, 'etc/dpkg/dpkg.cfg.d/of-no-disk'), 'force-unsafe-io\n')
  const { pid, end } = await boot(root)
  // Its init first, and then what it may still write to.
  process.off('exit', remove).on('exit', remove)
  const enter = ['nsenter', `--target=${pid}`, ...spaces, '--root', '--wd', '--', 'bash', '-c']
  const machine: BareMachine = {
    root,
    async run(command, { folder = '/root', typed = '', isOutside = false } = {}) {
      const [program = '', ...args] = [
        ...(isOutside ? ['nsenter', `--net=${world}`] : []),
        ...[...enter, `cd ${folder} && ${command}`],
      ]
      const environment = isOutside ? { ...surroundings, ...authorities } : surroundings
      return tryIn('/', program, args, { typed, environment })
    },
    async close() {
      await end()
      remove()
      process.off('exit', remove)
    },
  }
  await untilBooted(machine)
  return machine
}

/** Whoever stands between this machine and the world is known to it, and to nobody else. */
function trustAsHere(root: string): Record<string, string> {
  const own = process.env.NODE_EXTRA_CA_CERTS
  if (own === undefined) return {}
  mkdirSync(join(root, 'etc/ssl'), { recursive: true })
  copyFileSync(own, join(root, 'etc/ssl/of-this-machine.pem'))
  return { NODE_EXTRA_CA_CERTS: '/etc/ssl/of-this-machine.pem' }
}

async function boot(root: string): Promise<{ pid: number; end(): Promise<void> }> {
  const script = join(repositoryRoot, 'chaos/src/year/bare/boot-machine.sh')
  const running = spawn(
    'setpriv',
    ['--pdeathsig', 'KILL', 'unshare', ...spaces, '--fork', '--kill-child', 'sh', script, root],
    { stdio: 'ignore' },
  )
  const killAtExit = () => void running.kill('SIGKILL')
  process.on('exit', killAtExit)
  const children = `/proc/${running.pid}/task/${running.pid}/children`
  for (let look = 0; look < 100 && running.exitCode === null; look += 1) {
    await sleep(100)
    const pid = Number(readFileSync(children, 'utf8').split(' ')[0])
    if (pid === 0) continue
    return {
      pid,
      async end() {
        process.off('exit', killAtExit)
        if (running.exitCode !== null || running.signalCode !== null) return
        const ended = once(running, 'exit')
        process.kill(pid, 'SIGKILL')
        await ended
      },
    }
  }
  throw new Error('the bare server was not started: unshare ended')
}

/** A unit of the hardware's may have failed: what counts is that its init has done what it does at a start. */
async function untilBooted(machine: BareMachine): Promise<void> {
  const deadline = Date.now() + bootsWithinMs
  for (;;) {
    const { output } = await machine.run('systemctl is-system-running')
    if (/^(running|degraded)$/m.test(output)) return
    if (Date.now() > deadline) throw new Error(`the bare server did not start: ${output.trim()}`)
    await sleep(1_000)
  }
}
