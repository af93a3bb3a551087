import { nameKey } from '@tower/contract/name-key.ts'
import { type ViewedList, viewedLists } from '@tower/contract/oversight/views.ts'
import { sql } from 'kysely'
import type { Tx } from '../../database/database.ts'
import { ownWordsPattern, type PersonalWords } from '../../database/redact-text.ts'

export type ViewRow = { id: string; list: ViewedList; name: string; search: string; created_at: Date }

type OfList = { userId: string; list: ViewedList }

const columns = sql`id, list, name, search, created_at`

/** Those of the lists there are; a list that went leaves its views unread. */
export async function listViewsOf(tx: Tx, userId: string): Promise<ViewRow[]> {
  const { rows } = await sql<ViewRow>`
    select ${columns} from saved_views
    where user_id = ${userId} and list = any(${[...viewedLists]}::text[])
    order by created_at, id`.execute(tx)
  return rows
}

/** Until the transaction ends nobody else changes the views that this person has of this list. */
export async function lockViewsOf(tx: Tx, { userId, list }: OfList): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`saved views:${userId}:${list}`}, 0))`.execute(tx)
}

export async function listTakenPlaces(tx: Tx, { userId, list }: OfList): Promise<number[]> {
  const query = tx.selectFrom('saved_views').select('place')
  const rows = await query.where('user_id', '=', userId).where('list', '=', list).execute()
  return rows.map(({ place }) => place)
}

/** Undefined where the name is taken. */
export async function insertView(
  tx: Tx,
  view: OfList & { place: number; name: string; search: string; at: Date },
): Promise<ViewRow | undefined> {
  const { userId, list, place, name, search, at } = view
  const { rows } = await sql<ViewRow>`
    insert into saved_views (user_id, list, place, name, search, created_at)
    values (${userId}, ${list}, ${place}, ${name}, ${search}, ${at})
    on conflict (user_id, list, name_key(name)) do nothing returning ${columns}`.execute(tx)
  return rows[0]
}

export async function findViewForUpdate(
  tx: Tx,
  { id, userId }: { id: string; userId: string },
): Promise<ViewRow | undefined> {
  const { rows } = await sql<ViewRow>`
    select ${columns} from saved_views where id = ${id} and user_id = ${userId} for update`.execute(tx)
  return rows[0]
}

export async function hasOtherOfName(
  tx: Tx,
  { userId, list, id, name }: OfList & { id: string; name: string },
): Promise<boolean> {
  const { rows } = await sql`
    select from saved_views
    where user_id = ${userId} and list = ${list} and name_key(name) = ${nameKey(name)} and id <> ${id}`.execute(
    tx,
  )
  return rows.length > 0
}

export async function updateView(
  tx: Tx,
  { id, name, search }: { id: string; name: string; search: string },
): Promise<void> {
  await tx.updateTable('saved_views').set({ name, search }).where('id', '=', id).execute()
}

/** Whether there was one. */
export async function deleteView(tx: Tx, { id, userId }: { id: string; userId: string }): Promise<boolean> {
  const query = tx.deleteFrom('saved_views').where('id', '=', id).where('user_id', '=', userId)
  return (await query.returning('id').executeTakeFirst()) !== undefined
}

export async function deleteViewsOf(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('saved_views').where('user_id', '=', userId).execute()
}

/** Views of anybody that look for a person, by their name, a longer part of it or their address. */
export async function deleteViewsNaming(tx: Tx, words: PersonalWords): Promise<void> {
  const pattern = ownWordsPattern(words)
  if (pattern === undefined) return
  const search = sql`replace(replace(replace(search, '+', ' '), '%20', ' '), '%40', '@')`
  await sql`delete from saved_views where name ~* ${pattern} or ${search} ~* ${pattern}`.execute(tx)
}
