import { sql } from 'kysely'
import type { Database } from '../../database/database.ts'
import type { DB } from '../../database/schema.generated.ts'
import { inStep, walk, type StepOptions } from '../../database/stretches/walk-stretches.ts'
import { queryWithin, walkOf } from './invariants/violation-query.ts'
import type { BookRules, SumRule } from '../../invariant.ts'
import { sumQuery, type SumPart } from './invariants/sum-query.ts'

/** What does not come out, of a rule: no differences when all is well. */
export type Total = { name: string; differences: { key: string; cents: string }[] }

/** Adds up the parts of some rules, going through each table once for all of them, a stretch at a time. */
export async function addUp(
  database: Database,
  { books, rules }: { books: BookRules; rules: readonly SumRule[] },
  options: StepOptions,
): Promise<Total[]> {
  const totals = rules.map(() => new Map<string, bigint>())
  for (const [table, parts] of partsByTable(rules)) {
    const add = (rows: readonly Sum[]) => {
      for (const { rule, key, cents } of rows) {
        const total = totals[rule]
        total?.set(String(key), (total.get(String(key)) ?? 0n) + BigInt(cents ?? 0))
      }
    }
    const work = `sums over ${table ?? 'small tables'}`
    const statement = queryWithin(books, { sql: sumQuery(parts), by: table }, 'tables')
    if (table) await walk<Sum>(database, { ...options, walked: walkOf(books, table), work, statement }, add)
    else
      add(
        await inStep(database, work, options, async (tx) => (await sql.raw<Sum>(statement).execute(tx)).rows),
      )
  }
  return rules.map(({ name }, rule) => ({ name, differences: differencesIn(totals[rule]) }))
}

type Sum = { rule: number; key: string | null; cents: string | number | null }

function partsByTable(rules: readonly SumRule[]): Map<keyof DB | undefined, SumPart[]> {
  const byTable = new Map<keyof DB | undefined, SumPart[]>()
  rules.forEach(({ parts }, rule) => {
    for (const { by, sql: part } of parts) byTable.set(by, [...(byTable.get(by) ?? []), { rule, sql: part }])
  })
  return byTable
}

function differencesIn(total: Map<string, bigint> | undefined): Total['differences'] {
  return [...(total ?? [])]
    .filter(([, cents]) => cents !== 0n)
    .map(([key, cents]) => ({ key, cents: String(cents) }))
}
