import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import type { Tx } from './database.ts'

let isStrict = true

/** Development and tests check every row against its schema; production, where a check costs time and mends nothing, does not. */
export function setRowChecks(isOn: boolean): void {
  isStrict = isOn
}

/** A statement whose rows a schema describes. */
export type RowQuery<Row> = {
  all(tx: Tx): Promise<Row[]>
  /** The first row, where there is one. */
  first(tx: Tx): Promise<Row | undefined>
  /** The only row of a statement that always answers one, such as a count. */
  one(tx: Tx): Promise<Row>
}

/**
 * `rows(Person)` is Kysely's `sql` with the schema of a row in place of a type that nothing checks: what is selected has to be
 * what the schema takes, else development and tests fail. Columns it does not name may come along.
 */
export function rows<Schema extends z.ZodObject>(schema: Schema) {
  return (parts: TemplateStringsArray, ...values: unknown[]): RowQuery<z.input<Schema>> =>
    queryOf(schema, sql<z.input<Schema>>(parts, ...values))
}

function queryOf<Schema extends z.ZodObject>(
  schema: Schema,
  statement: RawBuilder<z.input<Schema>>,
): RowQuery<z.input<Schema>> {
  const all = async (tx: Tx) => {
    const { rows: found } = await statement.execute(tx)
    if (isStrict) found.forEach((row) => requireShape(schema, row))
    return found
  }
  const first = async (tx: Tx) => (await all(tx))[0]
  return {
    all,
    first,
    one: async (tx) => {
      const row = await first(tx)
      if (row === undefined) throw new Error('a statement that always answers a row answered none')
      return row
    },
  }
}

function requireShape(schema: z.ZodObject, row: unknown): void {
  const result = schema.safeParse(row)
  if (result.success) return
  throw new Error(`a row is not what its schema says: ${z.prettifyError(result.error)}`)
}

/** A row that is a number of rows. */
export const Counted = z.object({ count: z.number() })
