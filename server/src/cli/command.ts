import { roles } from '@tower/contract/access.ts'
import { Email } from '@tower/contract/people/email.contract.ts'
import { readConfig, type Config } from '../config.ts'
import type { Actor } from '../http/actor.ts'
import type { AtOpening, OpenDatabase } from '../open-database.ts'
import type { OpenServices } from '../open-services.ts'
import { getPersonByEmail } from '../people/identity/accounts/get-person-by-email.ts'
import type { Services } from '../services.ts'
import type { Output } from './import-progress.ts'

/** Runs a command of `npm run tower` and answers the exit code of the process. */
export type RunCommand = (args: string[], output: Output) => Promise<number>

/** Exit codes: done, something is wrong, the command was mistyped. */
export const exit = { done: 0, refused: 1, usage: 2 } as const

/** The command was mistyped; the message says how. */
export class UsageFault extends Error {
  override readonly name = 'UsageFault'
}

/** What was asked for can't be done; the message says why, and no stack is of any use. */
export class CommandFault extends Error {
  override readonly name = 'CommandFault'
}

/** Refuses arguments that the command does not take. */
export function requireArguments(args: string[], count: number, usage: string): string[] {
  if (args.length !== count || args.some((arg) => arg.startsWith('--')))
    throw new UsageFault(`Usage: npm run tower -- ${usage}`)
  return args
}

/** Reads an e-mail address that a command was given. */
export function requireEmail(given: string): string {
  const email = Email.safeParse(given)
  if (!email.success) throw new CommandFault(`${given} is not an e-mail address.`)
  return email.data
}

/** In whose name a command acts. Who may run commands here needs no other proof; what the person may do the operation says. */
export async function findActor(
  { database, clock }: Services,
  email: string,
): Promise<Pick<Actor, 'userId' | 'role' | 'provedAt'>> {
  const person = await database.read((tx) => getPersonByEmail(tx, email))
  if (person.disabled_at) throw new CommandFault(`${person.email} is disabled.`)
  const role = roles.find((one) => one === person.role) ?? null
  return { userId: person.id, role, provedAt: clock.now() }
}

/** Opens the database and the rest as the server would, for one command; a database of another version it leaves alone. */
export async function withServices<T>(work: (open: OpenServices) => Promise<T>): Promise<T> {
  // The whole product: a command that needs less of it doesn't wait for the rest.
  const { openServices } = await import('../open-services.ts')
  return closeAfter(await openServices(readCommandConfig(), 'require'), work)
}

/** Opens the database alone, for a command that only reads it, or that was asked to migrate it. */
export async function withDatabase<T>(
  work: (open: OpenDatabase) => Promise<T>,
  atOpening: AtOpening = 'require',
): Promise<T> {
  const { openDatabase } = await import('../open-database.ts')
  return closeAfter(await openDatabase(readCommandConfig(), atOpening), work)
}

/** Nobody's page hangs on it: a machine that is busy with an upgrade may take its time to open a connection. */
const connectWithinMs = 30_000

/** The configuration of a command: it logs only what is wrong, unless it is told otherwise. */
export function readCommandConfig(): Config {
  const config = readConfig({ LOG_LEVEL: 'warn', ...process.env })
  return { ...config, sessionName: 'tower command', connectWithinMs }
}

async function closeAfter<O extends { close(): Promise<void> }, T>(
  open: O,
  work: (open: O) => Promise<T>,
): Promise<T> {
  try {
    return await work(open)
  } finally {
    await open.close()
  }
}
