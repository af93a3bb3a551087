import { sql } from 'kysely'
import type { Tx } from '../../database/database.ts'

/** The random key of a day's networks, if it was drawn. */
export async function findDayKey(tx: Tx, day: string): Promise<string | undefined> {
  const { rows } = await sql<{ key: string }>`
    select key from nomination_day_keys where day = ${day}::date`.execute(tx)
  return rows[0]?.key
}

/** Keeps a day's key; the first one drawn stays. */
export async function insertDayKey(tx: Tx, { day, key }: { day: string; key: string }): Promise<void> {
  await sql`
    insert into nomination_day_keys (day, key) values (${day}::date, ${key}) on conflict (day) do nothing`.execute(
    tx,
  )
}
