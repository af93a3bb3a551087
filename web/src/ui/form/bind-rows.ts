import { bindFields, type FieldsOf, type NameOf } from './bind-fields.ts'
import { type Checks, findProblems } from './form-checks.ts'

/** A row keeps its key while others come and go, and while it is kept beyond the page. */
export type KeyedRow = { readonly key: string }

export type RowsOf<Values> = NameOf<Values, readonly KeyedRow[]>
export type RowOf<Values, Name extends keyof Values> = Values[Name] extends readonly (infer Row extends
  KeyedRow)[]
  ? Row
  : never

/** The rows of a list in a form, each with its fields. */
export type BoundRows<Row extends KeyedRow> = {
  items: (FieldsOf<Row> & { key: string; row: Row; set: (part: Partial<Row>) => void; remove: () => void })[]
  /** Adds one at the end and gives it a key. */
  add: (row: Omit<Row, 'key'>) => void
}

/** Ties the rows of a field to fields of their own; their checks are those of `eachRow`. */
export function bindRows<Row extends KeyedRow, Values extends object = object>(
  name: keyof Values & string,
  values: Values,
  checks: Checks<Values>,
  set: (part: Partial<Values>) => void,
): BoundRows<Row> {
  const rows = values[name] as readonly Row[]
  const ofRow = ofRowIn<Row>(checks[name])
  const put = (next: readonly Row[]) => set({ [name]: next } as Partial<Values>)
  return {
    items: rows.map((row, place) => {
      const change = (part: Partial<Row>) =>
        put(rows.map((other) => (other.key === row.key ? { ...other, ...part } : other)))
      return {
        ...bindFields(row, findProblems(row, ofRow), change, `${name}.${place}.`),
        key: row.key,
        row,
        set: change,
        remove: () => put(rows.filter(({ key }) => key !== row.key)),
      }
    }),
    add: (row) => put([...rows, { ...row, key: crypto.randomUUID() } as Row]),
  }
}

function ofRowIn<Row>(check: unknown): Checks<Row> {
  const hasRows = typeof check === 'function' && 'ofRow' in check
  return hasRows ? (check.ofRow as Checks<Row>) : {}
}
