import { sql } from 'kysely'
import type { Tx } from '../../database/database.ts'
import { everyInvariant } from './invariants/every-invariant.ts'

export type Violation = { invariant: string; rows: string[] }

const shownRows = 10

/**
 * Proves every invariant from the rows alone, in one snapshot. Give it a transaction of its own:
 * it becomes repeatable read and read only. Answers the violations, none when all is well.
 */
export async function verifyLedger(tx: Tx): Promise<Violation[]> {
  await sql`set transaction isolation level repeatable read, read only`.execute(tx)
  return findViolations(tx)
}

/** The same inside any transaction (tests look at uncommitted states too). */
export async function findViolations(tx: Tx): Promise<Violation[]> {
  const violations: Violation[] = []
  for (const invariant of everyInvariant) {
    const { rows } = await sql.raw<Record<string, unknown>>(`${invariant.sql} limit ${shownRows}`).execute(tx)
    if (rows.length > 0) {
      violations.push({
        invariant: invariant.name,
        rows: rows.map((row) => Object.values(row).map(String).join(' ')),
      })
    }
  }
  return violations
}
