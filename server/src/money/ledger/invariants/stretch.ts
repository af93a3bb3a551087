/** A kind of key with its lowest and its highest value; of texts none is the highest. */
const uuid = {
  type: 'uuid',
  lowest: '00000000-0000-0000-0000-000000000000',
  highest: 'ffffffff-ffff-ffff-ffff-ffffffffffff',
} as const
const number = { type: 'bigint', lowest: '0', highest: '9223372036854775807' } as const
const text = { type: 'text', lowest: '', highest: null } as const

type Walked = { key: string; type: string; lowest: string; highest: string | null; atFirst?: number }

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
} as const satisfies Record<string, Walked>

export type SteppedTable = keyof typeof steppedTables

/** Keys after one and up to another. */
export type Stretch = { after: string; upTo: string }

/** The column a table is walked along, what its values are, and how many rows the first step takes. */
export function walkOf(table: SteppedTable): Required<Walked> {
  return { atFirst: 400, ...steppedTables[table] }
}

/**
 * The query with `{column}` set in: whether the column’s value lies in a stretch of the table’s keys, whose bounds are
 * the parameters `$1` and `$2`. And `{column of key}`: whether it is the key of the row that is looked at, for what is
 * looked up row by row in a stretch and grouped once for a whole table. Both are always true where no table is walked.
 */
export function setInStretch(sql: string, table?: SteppedTable): string {
  return sql.replaceAll(/\{([a-z_.]+)(?: of ([a-z_.]+))?\}/g, (_, column: string, key?: string) => {
    if (!table) return 'true'
    const { type } = steppedTables[table]
    return key ? `${column} = ${key}` : `(${column} > $1::${type} and ${column} <= $2::${type})`
  })
}
