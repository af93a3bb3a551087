/** The kinds of keys there are, each with its lowest and its highest value; of texts none is the highest. */
const keyTypes = {
  uuid: { lowest: '00000000-0000-0000-0000-000000000000', highest: 'ffffffff-ffff-ffff-ffff-ffffffffffff' },
  bigint: { lowest: '0', highest: '9223372036854775807' },
  text: { lowest: '', highest: null },
} as const

/** A table, the unique column that it is walked along, and how many rows the first step takes. */
export type WalkedTable = { table: string; key: string; type: keyof typeof keyTypes; atFirst: number }

/** Keys after one and up to another. */
export type Stretch = { after: string; upTo: string }

/** Between which values the keys of a table lie. */
export function boundsOf({ type }: WalkedTable): { lowest: string; highest: string | null } {
  return keyTypes[type]
}

/**
 * The query with `{column}` set in: whether the column’s value lies in a stretch of the table’s keys, whose bounds are
 * the parameters `$1` and `$2`. And `{column of key}`: whether it is the key of the row that is looked at, for what is
 * looked up row by row in a stretch and grouped once for a whole table. Both are always true where no table is walked.
 */
export function setInStretch(sql: string, walked?: WalkedTable): string {
  return sql.replaceAll(/\{([a-z_.]+)(?: of ([a-z_.]+))?\}/g, (_, column: string, key?: string) => {
    if (!walked) return 'true'
    const { type } = walked
    return key ? `${column} = ${key}` : `(${column} > $1::${type} and ${column} <= $2::${type})`
  })
}
