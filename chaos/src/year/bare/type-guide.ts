import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fillSettings } from '../site/read-unit.ts'
import type { BareMachine } from './bare-machine.ts'
import type { GuideStep } from './read-guide.ts'

/** What the guide leaves to whoever types. */
export type Fillings = {
  settings: Readonly<Record<string, string>>
  ownerSettings: string
  backupSettings: Readonly<Record<string, string>>
  /** Where the certificate lies that nginx's file names. */
  certificate: string
}

export type Typist = { type(steps: readonly GuideStep[]): Promise<void> }

const password = 'a password of the first person'
const classrooms = 'name,school,state\nRoom 4,Lincoln Elementary,OH\n'

/** Types one line after the other, in the folder that the last `cd` led to; the first that fails ends all, with what it said. */
export function openTypist(machine: BareMachine, say: (line: string) => void, filled: Fillings): Typist {
  let folder = '/root'
  const succeed = async (command: string, how: { typed?: string; isOutside?: boolean } = {}) => {
    const { exitCode, output } = await machine.run(command, { folder, ...how })
    if (isWell(command, exitCode, output)) return
    throw new Error(`"${command}" ended with ${exitCode}:\n${output.trim().slice(-4_000)}`)
  }
  const typeOne = async ({ command, typed }: GuideStep): Promise<void> => {
    say(`# ${command}`)
    const isImport = command.startsWith('tower import')
    if (isImport) writeFileSync(join(machine.root, 'var/lib/tower/classrooms.csv'), classrooms)
    if (command.startsWith('apt-get'))
      await succeed(`apt-get update && ${command} --download-only`, { isOutside: true })
    await succeed(standIn(command, filled.certificate), {
      typed: command.startsWith('tower create-superadmin') ? `${password}\n` : typed,
      isOutside: /\bnpm run build\b/.test(command),
    })
    folder = /^cd (\S+)/.exec(command)?.[1] ?? folder
    if (command.endsWith(' /etc/tower/owner.env')) {
      fillIn(machine.root, filled.settings)
      writeFileSync(join(machine.root, 'etc/tower/owner.env'), filled.ownerSettings)
    }
    if (command.endsWith(' /var/backups/tower')) fillIn(machine.root, filled.backupSettings)
  }
  return {
    async type(steps) {
      for (const step of steps) await typeOne(step)
    },
  }
}

function fillIn(root: string, settings: Readonly<Record<string, string>>): void {
  const file = join(root, 'etc/tower/tower.env')
  writeFileSync(file, fillSettings(readFileSync(file, 'utf8'), settings))
}

/** Of those outside there is none here: whoever asks them is to say so, in words. */
function isWell(command: string, exitCode: number, output: string): boolean {
  const isStack = /^ +at .*:\d+:\d+/m.test(output)
  const asksOutside = command.endsWith(' --online') && /^\d+ of these need attention\.$/m.test(output)
  return !isStack && (exitCode === 0 || asksOutside)
}

/** Nobody outside vouches for a name of this machine, so it vouches for itself. */
function standIn(command: string, certificate: string): string {
  if (!command.startsWith('certbot')) return command
  const place = certificate.slice(0, certificate.lastIndexOf('/'))
  const wanted = [
    '-x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 90',
    '-subj /CN=localhost -addext subjectAltName=DNS:localhost',
    `-keyout ${place}/privkey.pem -out ${certificate}`,
  ]
  return `mkdir -p ${place} && openssl req ${wanted.join(' ')}`
}
