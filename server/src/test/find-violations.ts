import { sql } from 'kysely'
import { z } from 'zod'
import type { Tx } from '../database/database.ts'
import { rows } from '../database/rows.ts'
import { bookRules } from '../domains.ts'
import { listViolations, type Violation } from '../money/ledger/verify-ledger.ts'

/**
 * Every rule of any domain that is broken, as this transaction sees the rows. A rule that judges the rows of a table each by
 * itself is not asked where there are none: a test fills few tables, and planning what is said of all others would cost
 * more than most of what it does.
 */
export async function findViolations(tx: Tx): Promise<Violation[]> {
  const filled = await listFilled(tx)
  return listViolations(tx, {
    ...bookRules,
    invariants: bookRules.invariants.filter((rule) => {
      const table = judgedBy(rule)
      return table === undefined || filled.has(table)
    }),
  })
}

type Rule = (typeof bookRules.invariants)[number]

/** The table whose rows a rule judges; what adds up or looks at several tables at once has none. */
const judgedBy = (rule: Rule): string | undefined => ('by' in rule ? rule.by : undefined)

const judged = [...new Set(bookRules.invariants.flatMap((rule) => judgedBy(rule) ?? []))]

/** Which of these tables hold a row. */
async function listFilled(tx: Tx): Promise<ReadonlySet<string>> {
  const looks = judged.map((name) => sql`(${sql.lit(name)}, exists (select from ${sql.table(name)}))`)
  const names = await rows(z.object({ name: z.string() }))`
    select name from (values ${sql.join(looks)}) looked (name, is_filled) where is_filled`.all(tx)
  return new Set(names.map(({ name }) => name))
}
