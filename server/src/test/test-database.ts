import { onTestFinished } from 'vitest'
import type { Database } from '../database/database.ts'
import { lendDatabase, type LoanOptions } from './lend-database.ts'
import { makeLendablePglite } from './lend-pglite.ts'
import { copyTemplate, makeLendablePostgres } from './lend-postgres.ts'

const postgresUrl = process.env.TEST_DATABASE_URL

/**
 * A database as the migrations leave it, for one test or one file: PGlite in memory, or one of its own on the
 * PostgreSQL server of TEST_DATABASE_URL. Nobody else uses it until it is closed. Give `keep` to close it yourself.
 */
export async function testDatabase(options: LoanOptions & { keep?: boolean } = {}): Promise<Database> {
  const make = postgresUrl ? () => makeLendablePostgres(postgresUrl) : makeLendablePglite
  const database = await lendDatabase(make, options)
  if (!options.keep) onTestFinished(() => database.close())
  return database
}

/** The address of a fresh database on the PostgreSQL server under test; undefined on PGlite. */
export async function testDatabaseUrl(): Promise<string | undefined> {
  return postgresUrl ? copyTemplate(postgresUrl) : undefined
}
