import { ConfigError } from './read-settings.ts'
import { DataFolderTaken } from './data-folder-lock.ts'
import { errorCode } from './database/database.ts'
import { OtherVersion } from './database/database-version.ts'
import { MigrationFailed } from './database/migrate.ts'
import { UnfitDatabase } from './database/unfit-database.ts'
import { OtherKind } from './other-kind.ts'
import { OtherSecret } from './secret.ts'
import { BackupFault } from './storage/places/backup-fault.ts'

const ownKinds = [
  BackupFault,
  ConfigError,
  DataFolderTaken,
  MigrationFailed,
  OtherKind,
  OtherSecret,
  OtherVersion,
  UnfitDatabase,
]

/** What an operator can mend, in a sentence; undefined for a fault of ours, of which everything is worth seeing. */
export function sayFailure(error: unknown): string | undefined {
  if (ownKinds.some((kind) => error instanceof kind)) return (error as Error).message
  const code = errorCode(error)
  if (code === undefined) return undefined
  const { message, port } = error as { message: string; port?: number }
  if (code === 'EADDRINUSE')
    return `Port ${port} is in use by another program. Stop that one first, or set PORT to another number.`
  if (unreachable.has(code))
    return `The database does not answer (${message || code}). Does PostgreSQL run, and does DATABASE_URL name its host and port?`
  const advice = refusals[code]
  return advice && `The database refused: ${message}. ${advice}`
}

/** Of the operating system, and of a server that starts or stops. */
const unreachable = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT'],
  ...['57P01', '57P02', '57P03'],
])

/** By the codes of PostgreSQL. */
const refusals: Readonly<Record<string, string>> = {
  '28000': 'Look at the role in DATABASE_URL, and at pg_hba.conf.',
  '28P01': 'Look at the role and the password in DATABASE_URL.',
  '3D000': 'Make it first, or look at the name in DATABASE_URL.',
  '42501':
    'Set the database up with `npm run tower -- migrate` and the address of its owner; see "Two database roles" in docs/operations/run-in-production.md.',
  '53300': 'Lower DATABASE_POOL, stop a process, or raise max_connections.',
}
