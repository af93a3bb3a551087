import { sql } from 'kysely'
import { type BoundedTotal, countUpToBound } from '../../database/bounded-total.ts'
import type { Tx } from '../../database/database.ts'
import type { RowsAfter } from '../../http/every-row.ts'

/** What staff said of the charity; null: as the configuration says. */
export type SaidDetails = {
  name: string | null
  legal_name: string | null
  ein: string | null
  address: string | null
  email: string | null
  phone: string | null
  color_day: string | null
  color_night: string | null
  logo_url: string | null
  picture_url: string | null
}

/** One saving of it; number 0 is none. */
export type DetailsRow = SaidDetails & {
  number: number
  saved_at: Date | null
  saved_by: string | null
  restores: number | null
}

export const nothingSaid: DetailsRow = {
  ...{ name: null, legal_name: null, ein: null, address: null, email: null, phone: null },
  ...{ color_day: null, color_night: null, logo_url: null, picture_url: null },
  ...{ number: 0, saved_at: null, saved_by: null, restores: null },
}

const rows = sql`
  select said.number, said.name, said.legal_name, said.ein, said.address, said.email, said.phone, said.color_day,
    said.color_night, said.logo_url, said.picture_url, said.saved_at, staff.email as saved_by, said.restores
  from charity_details said left join users staff on staff.id = said.saved_by`

/** The saving that counts. */
export async function findDetails(tx: Tx): Promise<DetailsRow> {
  const { rows: found } = await sql<DetailsRow>`${rows} order by said.number desc limit 1`.execute(tx)
  return found[0] ?? nothingSaid
}

export async function findDetailsOf(tx: Tx, number: number): Promise<DetailsRow | undefined> {
  const { rows: found } = await sql<DetailsRow>`${rows} where said.number = ${number}`.execute(tx)
  return found[0]
}

/** Some savings, the latest first, and how many there are. */
export async function listDetails(
  tx: Tx,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: DetailsRow[] } & BoundedTotal> {
  const { rows: found } = await sql<DetailsRow>`
    ${rows} order by said.number desc limit ${limit} offset ${offset}`.execute(tx)
  return { rows: found, ...(await countUpToBound(tx, sql`select from charity_details`)) }
}

/** Some savings for a file, the latest first. */
export async function listDetailsBelow(
  tx: Tx,
  { after, limit }: RowsAfter<Pick<DetailsRow, 'number'>>,
): Promise<DetailsRow[]> {
  const earlier = after ? sql`where said.number < ${after.number}` : sql``
  const { rows: found } = await sql<DetailsRow>`
    ${rows} ${earlier} order by said.number desc limit ${limit}`.execute(tx)
  return found
}

export type SavedDetails = SaidDetails & {
  number: number
  saved_at: Date
  saved_by: string
  restores: number | null
}

/** Adds a saving; false where another took its number first. */
export async function insertDetails(tx: Tx, saved: SavedDetails): Promise<boolean> {
  const added = await tx
    .insertInto('charity_details')
    .values(saved)
    .onConflict((conflict) => conflict.column('number').doNothing())
    .returning('number')
    .executeTakeFirst()
  return added !== undefined
}
