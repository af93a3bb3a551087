import { type RawBuilder, sql, type SqlBool } from 'kysely'

/** What rows are ordered by: a value that every row has, rising unless it says otherwise. */
export type OrderTerm = RawBuilder<unknown> | DirectedTerm

type DirectedTerm = {
  by: RawBuilder<unknown>
  /** Falls where the order is not turned around. */
  falls?: boolean
  /** Rises in an order that is turned around too, as the index of that order does. */
  stays?: boolean
  /** May be null; such rows come last in either direction. */
  nullsLast?: boolean
}

/** A term in the direction in which it is read. */
export type Direction = { by: RawBuilder<unknown>; isFalling: boolean; nullsLast: boolean }

/** The terms of an order as they are read; a turned one goes the other way. */
export function directionsOf(terms: readonly OrderTerm[], isTurned: boolean): Direction[] {
  return terms.map((term) => {
    const { by, falls = false, stays = false, nullsLast = false } = 'by' in term ? term : { by: term }
    return { by, isFalling: stays ? falls : falls !== isTurned, nullsLast }
  })
}

/** What stands behind `order by`. */
export function orderBy(directions: readonly Direction[]): RawBuilder<unknown> {
  return sql.join(
    directions.map(({ by, isFalling, nullsLast }) => {
      return sql`${by}${isFalling ? sql` desc` : sql``}${nullsLast && isFalling ? sql` nulls last` : sql``}`
    }),
  )
}

/** A row's place in an order: the values of its terms, as text and so without loss. */
export type Place = readonly (string | null)[]

/** Columns that give a row's place. */
export function placeColumns(directions: readonly Direction[]): RawBuilder<unknown> {
  return sql`array[${sql.join(directions.map(({ by }) => sql`(${by})::text`))}] as place`
}

/** The rows that come after a place. A null where the order does not expect one would hide rows: it is refused. */
export function comesAfter(directions: readonly Direction[], place: Place): RawBuilder<SqlBool> {
  if (directions.some(({ nullsLast }, at) => !nullsLast && (place[at] ?? null) === null)) {
    throw new Error('an order is not told that its value may be null')
  }
  const [first] = directions
  const isOneWay = directions.every(
    ({ isFalling, nullsLast }) => isFalling === first?.isFalling && !nullsLast,
  )
  if (isOneWay) return comparePlaces(directions, place)
  return sql`(${sql.join(
    directions.map((direction, position) =>
      sql.join(
        [
          ...directions.slice(0, position).map((before, at) => equals(before, place[at] ?? null)),
          follows(direction, place[position] ?? null),
        ],
        sql` and `,
      ),
    ),
    sql` or `,
  )})`
}

/** Compared as one, which an index of these columns is read by. */
function comparePlaces(directions: readonly Direction[], place: Place): RawBuilder<SqlBool> {
  const columns = sql.join(directions.map(({ by }) => by))
  const operator = directions[0]?.isFalling ? sql`<` : sql`>`
  return sql`(${columns}) ${operator} (${sql.join(place)})`
}

function equals({ by }: Direction, value: string | null): RawBuilder<SqlBool> {
  return value === null ? sql`${by} is null` : sql`${by} = ${value}`
}

function follows({ by, isFalling, nullsLast }: Direction, value: string | null): RawBuilder<SqlBool> {
  if (value === null) return sql`false`
  const isBeyond = isFalling ? sql<SqlBool>`${by} < ${value}` : sql<SqlBool>`${by} > ${value}`
  return nullsLast ? sql`(${isBeyond} or ${by} is null)` : isBeyond
}
