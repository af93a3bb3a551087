/** The lowest and the highest value of a kind of key, as SQL. */
const uuid = {
  lowest: `'00000000-0000-0000-0000-000000000000'`,
  highest: `'ffffffff-ffff-ffff-ffff-ffffffffffff'`,
}
const number = { lowest: '0', highest: '9223372036854775807' }
const text = { lowest: `''`, highest: null }

/** Tables that are verified a stretch of keys at a time where the engine has a single session. */
const steppedTables = {
  ledger_transactions: { key: 'id', ...uuid },
  ledger_postings: { key: 'id', ...number },
  ledger_accounts: { key: 'id', ...uuid },
  payments: { key: 'id', ...uuid },
  checkouts: { key: 'id', ...uuid },
  donors: { key: 'id', ...uuid },
  slots: { key: 'id', ...uuid },
  teacher_budgets: { key: 'id', ...uuid },
  refunds: { key: 'id', ...uuid },
  receipts: { key: 'number', ...number },
  balance_movements: { key: 'id', ...text },
  prospects: { key: 'id', ...uuid },
  disputes: { key: 'id', ...uuid },
  classrooms: { key: 'id', ...uuid },
  users: { key: 'id', ...uuid },
  // One draw may have a list of thousands.
  assignment_slots: { key: 'id', ...uuid, atFirst: 1 },
  audit_log: { key: 'seq', ...number },
} as const satisfies Record<string, { key: string; lowest: string; highest: string | null; atFirst?: number }>

export type SteppedTable = keyof typeof steppedTables

/** Keys after the first and up to the last one; null is no bound. */
export type Stretch = { table: SteppedTable; after: string | null; upTo: string | null }

/** The column a table is walked along, and how many rows the first step takes. */
export function walkOf(table: SteppedTable): { key: string; atFirst: number } {
  return { atFirst: 100, ...steppedTables[table] }
}

/**
 * The query with `{column}` set in: whether the column’s value lies in the stretch. And `{column of key}`: whether it is
 * the key of the row that is looked at, for what is looked up row by row in a stretch and grouped once for a whole
 * table. Both are always true where there is no stretch.
 */
export function setInStretch(sql: string, stretch?: Stretch): string {
  return sql.replaceAll(/\{([a-z_.]+)(?: of ([a-z_.]+))?\}/g, (_, column: string, key?: string) => {
    if (!stretch) return 'true'
    return key ? `${column} = ${key}` : isWithin(column, stretch)
  })
}

/** A stretch has both bounds where it can: a planner without statistics takes one bound for a third of the table. */
function isWithin(column: string, { table, after, upTo }: Stretch): string {
  const { lowest, highest } = steppedTables[table]
  const from = `${column} > ${after === null ? lowest : literal(after)}`
  const to = upTo === null ? highest : literal(upTo)
  return to === null ? from : `(${from} and ${column} <= ${to})`
}

function literal(key: string): string {
  return `'${key.replaceAll("'", "''")}'`
}
