import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createDatabase, type Database } from '@tower/server/database/database.ts'
import { openPostgres } from '@tower/server/database/postgres-engine.ts'
import type { PostgresCluster } from '../../../../scripts/postgres-cluster.ts'
import { repositoryRoot } from '../../../../scripts/run-program.ts'
import { readSqlBlock } from '../site/read-unit.ts'

const passwords = { tower_owner: 'ownerOfTheYear1', tower: 'processOfTheYear1' }
type Role = keyof typeof passwords

/** Makes the two roles and the database by the statements of the guide. */
export async function makeTowerDatabase(cluster: PostgresCluster, name = 'tower'): Promise<void> {
  const guide = readFileSync(join(repositoryRoot, 'docs/operations/first-gift.md'), 'utf8')
  const statements = readSqlBlock(guide)
    .replace('OWNER_PASSWORD', passwords.tower_owner)
    .replace('PROCESS_PASSWORD', passwords.tower)
    .split('\n')
    .filter((line) => line !== '')
  // One by one: a database is made outside any transaction.
  const wanted = name === 'tower' ? statements : [`create database ${name} owner tower_owner`]
  await withDatabase(cluster.url, async (admin) => {
    for (const statement of wanted) await admin.script(statement)
  })
}

/** The address of a database for one of the two roles. */
export function addressFor(role: Role, port: number, name = 'tower'): string {
  return `postgres://${role}:${passwords[role]}@127.0.0.1:${port}/${name}`
}

export const portOf = (cluster: PostgresCluster): number => Number(new URL(cluster.url).port)

export function connectTo(url: string): Database {
  return createDatabase(openPostgres({ url, poolSize: 3, onConnectionError: () => undefined }))
}

/** Does some work on a database that is closed again. */
export async function withDatabase<T>(url: string, work: (database: Database) => Promise<T>): Promise<T> {
  const database = connectTo(url)
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}
