import type { FilterValue, FilterValues, ListFilters } from '@tower/contract/list-filters.ts'
import type { ListAsked, ListCalls } from '@tower/contract/list.contract.ts'
import { type RawBuilder, sql, type SqlBool } from 'kysely'
import { z } from 'zod'
import { type BoundedTotal, countUpToBound } from '../bounded-total.ts'
import type { Tx } from '../database.ts'
import { rows } from '../rows.ts'
import { comesAfter, directionsOf, orderBy, type OrderTerm, type Place, placeColumns } from './list-order.ts'

export type Condition = RawBuilder<SqlBool>
type Bare<Sort extends string> = Sort extends `-${infer Name}` ? Name : Sort

/** A page of a list, and how many rows there are in all, counted up to a bound. */
export type ListRows<Row> = { rows: Row[] } & BoundedTotal

/** A search that goes its own way: what of it a list has made already. */
export type Searched<Filters> = {
  filters: Filters
  columns: RawBuilder<unknown>
  /** What the other filters say. */
  matches: (filters: Filters) => Condition
  order: RawBuilder<unknown>
  limit: number
  offset: number
}

export type ListDeclaration<
  Row extends z.ZodObject,
  Filters extends ListFilters,
  Sort extends string,
  Shown extends z.ZodObject = Row,
> = {
  /** What a row is, where files say more of it than pages. */
  row?: Shown
  /** The tables, joined. */
  from: RawBuilder<unknown>
  /** Of joined tables the one whose columns a row has by their own names. */
  table?: string
  /** What holds of every row. */
  where?: Condition
  /** Columns that are no column of `from` by their own name. The others are selected as the row names them. */
  columns?: { [Name in keyof z.input<Shown>]?: RawBuilder<unknown> }
  /** Unique, so that no two rows stand at one place: every order ends with it. */
  key: OrderTerm
  /** What each order goes by before the key, as it rises; a minus turns it around. */
  orders: { [Name in Bare<Sort>]: readonly OrderTerm[] }
  filters: { [Name in keyof Filters]: (value: FilterValue<Filters[Name]>) => Condition }
  /** The order of the file; that of the key unless it says otherwise. */
  fileOrder?: Sort | '-key'
  /** Searches in another way than by `filters`, where there is one for what is asked. */
  search?: (
    tx: Tx,
    searched: Searched<FilterValues<Filters>>,
  ) => Promise<ListRows<z.input<Shown>> | undefined>
}

export type List<Row, Filters, Asked> = {
  /** The orders it may be asked for. */
  sorts: readonly string[]
  /** A page of what the filters show, and how much they show in all; of rows of which `only` holds. */
  page: (tx: Tx, asked: Asked, only?: Condition) => Promise<ListRows<Row>>
  /** Some rows of what the filters show, in the order of the file, from the one after a place. */
  after: (
    tx: Tx,
    filters: Filters,
    window: { after: Place | undefined; limit: number },
    only?: Condition,
  ) => Promise<{ rows: Row[]; place: Place | undefined }>
  /** The row that a condition names. */
  find: (tx: Tx, condition: Condition) => Promise<Row | undefined>
}

/**
 * What a list of the contract shows: from its tables, orders and filters follow a page, its bounded total and the batches of its
 * file. Every filter and every order that the contract declares has to be said; a column that the row names and the tables
 * do not have fails at the first read.
 */
export function list<
  Row extends z.ZodObject,
  Filters extends ListFilters,
  Sort extends string,
  Shown extends z.ZodObject = Row,
>(
  { row, spec }: Pick<ListCalls<Row, Filters, Sort, never>, 'row' | 'spec'>,
  declared: ListDeclaration<Row, Filters, Sort, Shown>,
): List<z.input<Shown>, FilterValues<Filters>, ListAsked<Filters, Sort>> {
  const shown = declared.row ?? (row as unknown as Shown)
  const { from, where, search, fileOrder } = declared
  const columns = columnsOf(shown, declared)
  const matchesAll = matchesOf(declared)
  const matchesOnly = (only: Condition | undefined) => (filters: FilterValues<Filters>) =>
    only ? allOf([matchesAll(filters), only]) : matchesAll(filters)
  const orderOf = orderFinder(declared)
  const read = rows(shown)
  const readInPlace = rows(shown.extend({ place: z.array(z.string().nullable()) }))
  return {
    sorts: spec.sorts,
    page: async (tx, asked, only) => {
      const matches = matchesOnly(only)
      const { page, pageSize, sort = spec.sorts[0], ...filters } = asked as AskedPage
      const order = orderBy(orderOf(sort))
      const window = { limit: pageSize, offset: (page - 1) * pageSize }
      const wanted = filters as FilterValues<Filters>
      const found = await search?.(tx, { filters: wanted, columns, matches, order, ...window })
      if (found) return found
      const chosen = matches(wanted)
      const its = await read`select ${columns} from ${from} where ${chosen}
        order by ${order} limit ${window.limit} offset ${window.offset}`.all(tx)
      return { rows: its, ...(await countUpToBound(tx, sql`select from ${from} where ${chosen}`)) }
    },
    after: async (tx, filters, { after, limit }, only) => {
      const order = orderOf(fileOrder)
      const chosen = matchesOnly(only)(filters)
      const later = after ? allOf([chosen, comesAfter(order, after)]) : chosen
      const its = await readInPlace`
        select ${columns}, ${placeColumns(order)} from ${from} where ${later}
        order by ${orderBy(order)} limit ${limit}`.all(tx)
      return { rows: its as z.input<Shown>[], place: its.at(-1)?.place as Place | undefined }
    },
    find: (tx, condition) =>
      read`select ${columns} from ${from} where ${allOf([where ?? sql`true`, condition])}`.first(tx),
  }
}

type AskedPage = { page: number; pageSize: number; sort?: string }

type Columns = Record<string, RawBuilder<unknown> | undefined>

function columnsOf(
  shown: z.ZodObject,
  { table, columns = {} }: { table?: string; columns?: Columns },
): RawBuilder<unknown> {
  const column = (name: string) => columns[name] ?? sql.ref(table === undefined ? name : `${table}.${name}`)
  return sql.join(Object.keys(shown.shape).map((name) => sql`${column(name)} as ${sql.ref(name)}`))
}

type Filter = (value: unknown) => Condition

function matchesOf<Filters extends ListFilters>(declared: {
  where?: Condition
  filters: { [Name in keyof Filters]: (value: FilterValue<Filters[Name]>) => Condition }
}): (filters: FilterValues<Filters>) => Condition {
  const conditionOf = declared.filters as unknown as Record<string, Filter | undefined>
  return (filters) => {
    const given = Object.entries(filters).flatMap(([name, value]) => {
      const condition = value === undefined || value === '' ? undefined : conditionOf[name]?.(value)
      return condition ? [condition] : []
    })
    return allOf([declared.where ?? sql`true`, ...given])
  }
}

/** Each in parentheses of its own: one with an `or` widens none of the others. */
const allOf = (conditions: readonly Condition[]): Condition =>
  sql<SqlBool>`${sql.join(
    conditions.map((condition) => sql`(${condition})`),
    sql` and `,
  )}`

/** Finds the directions of an order by its name; every order ends with the key. */
function orderFinder({ orders, key }: { orders: Record<string, readonly OrderTerm[]>; key: OrderTerm }) {
  return (sort = 'key') => {
    const isTurned = sort.startsWith('-')
    return directionsOf([...(orders[isTurned ? sort.slice(1) : sort] ?? []), key], isTurned)
  }
}
