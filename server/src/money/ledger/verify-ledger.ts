import { sql } from 'kysely'
import type { Tx } from '../../database/database.ts'
import { everyInvariant } from './invariants/every-invariant.ts'
import { queryWithin, type IdRange, type Invariant } from './invariants/invariant.ts'

export type Violation = { invariant: string; rows: string[] }

export const shownRows = 10

/**
 * Proves every invariant from the rows alone, in one snapshot. Give it a transaction of its own:
 * it becomes repeatable read and read only. Answers the violations, none when all is well.
 */
export async function verifyLedger(tx: Tx): Promise<Violation[]> {
  await sql`set transaction isolation level repeatable read, read only`.execute(tx)
  // Whole tables are joined here. Without statistics the planner would go through one of them for each row of another.
  await sql`set local enable_nestloop = off`.execute(tx)
  // What costs of a forbidden plan pretend would also have each query compiled first.
  await sql`set local jit = off`.execute(tx)
  await sql`set local work_mem = '128MB'`.execute(tx)
  return findViolations(tx)
}

/** The same inside any transaction (tests look at uncommitted states too). */
export async function findViolations(tx: Tx): Promise<Violation[]> {
  const violations: Violation[] = []
  for (const invariant of everyInvariant) {
    const rows = await findFaultyRows(tx, invariant)
    if (rows.length > 0) violations.push({ invariant: invariant.name, rows })
  }
  return violations
}

/** What breaks one invariant, everywhere or in one stretch of its table's ids. */
export async function findFaultyRows(tx: Tx, invariant: Invariant, range?: IdRange): Promise<string[]> {
  const query = `${queryWithin(invariant, range)} limit ${shownRows}`
  const { rows } = await sql.raw<Record<string, unknown>>(query).execute(tx)
  return rows.map((row) => Object.values(row).map(String).join(' '))
}
