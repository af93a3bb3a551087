import { sql } from 'kysely'
import type { Tx } from '../../database/database.ts'
import { violationQuery, queryWithin, ruleNames } from './invariants/violation-query.ts'
import type { BookRules, Invariant } from '../../invariant.ts'
import { copiesOf, type RelationSource } from './invariants/relations.ts'

export type Violation = { invariant: string; rows: string[] }

/**
 * Proves every invariant from the rows alone, in one snapshot. Give it a transaction of its own:
 * it becomes repeatable read and, but for its temporary copies, read only. Answers the violations, none when all is well.
 */
export async function verifyLedger(tx: Tx, books: BookRules): Promise<Violation[]> {
  await sql`set transaction isolation level repeatable read`.execute(tx)
  // Whole tables are joined here, so each is best read from end to end once and joined by hashing. Left to itself the
  // planner would go through one of them for each row of another, or visit its rows in the order of random ids.
  for (const way of ['nestloop', 'indexscan'])
    await sql`set local ${sql.ref(`enable_${way}`)} = off`.execute(tx)
  // What costs of a forbidden plan pretend would also have each query compiled first.
  await sql`set local jit = off`.execute(tx)
  await sql`set local work_mem = '256MB'`.execute(tx)
  // Of the copies, a planner need only know about how many rows they have.
  await sql`set local default_statistics_target = 10`.execute(tx)
  await makeCopies(tx, books)
  await sql`set transaction read only`.execute(tx)
  return listViolations(tx, books, 'copies')
}

/** Makes the copies of what several rules read, for the rest of this transaction. */
export async function makeCopies(tx: Tx, books: BookRules): Promise<void> {
  for (const { table, sql: query } of copiesOf(books.relations)) {
    await sql.raw(`drop table if exists ${table}`).execute(tx)
    const filled = queryWithin(books, { sql: query }, 'tables')
    await sql.raw(`create temporary table ${table} on commit drop as ${filled}`).execute(tx)
    await sql.raw(`analyze ${table}`).execute(tx)
  }
}

/** The same on any connection and inside any transaction (tests look at uncommitted states too). */
export async function listViolations(
  tx: Tx,
  books: BookRules,
  source: RelationSource = 'tables',
): Promise<Violation[]> {
  const violations: Violation[] = []
  for (const invariant of books.invariants)
    violations.push(...(await findViolationsOf(tx, { books, invariant, source })))
  return violations
}

/** The rules of an invariant that are broken, each with its first violations. */
export async function findViolationsOf(
  tx: Tx,
  { books, invariant, source }: { books: BookRules; invariant: Invariant; source: RelationSource },
): Promise<Violation[]> {
  const { rows } = await sql.raw<BrokenRule>(violationQuery(books, invariant, source)).execute(tx)
  return toViolations(invariant, rows)
}

/** What the statement of an invariant answers: the place of a broken rule among its names, and its first violations. */
export type BrokenRule = { rule: number; violations: string[] }

export function toViolations(invariant: Invariant, found: readonly BrokenRule[]): Violation[] {
  const names = ruleNames(invariant)
  return found.map(({ rule, violations }) => ({ invariant: String(names[rule]), rows: violations }))
}
