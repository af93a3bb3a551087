import { sql } from 'kysely'
import { z } from 'zod'
import type { Tx } from '../../../database/database.ts'
import { rows } from '../../../database/rows.ts'

const WithId = z.object({ id: z.string() })

/**
 * What staff kept of a donor goes along with the gifts. Where both have an address on paper, the one that stays is shown first
 * and the other beside it.
 */
export async function moveFiles(
  tx: Tx,
  { fromId, intoId }: { fromId: string; intoId: string },
): Promise<void> {
  await tx.updateTable('donor_notes').set({ donor_id: intoId }).where('donor_id', '=', fromId).execute()
  await sql`
    with moved as (delete from donor_tags where donor_id = ${fromId} returning tag)
    insert into donor_tags (donor_id, tag) select ${intoId}, tag from moved on conflict do nothing`.execute(
    tx,
  )
  await sql`
    update donor_contacts set donor_id = ${intoId}
    where donor_id = ${fromId} and not exists (select from donor_contacts known where known.donor_id = ${intoId})`.execute(
    tx,
  )
}

/** A donor and all that are looked at as one human with them. */
export async function listSameHuman(tx: Tx, donorId: string): Promise<string[]> {
  const found = await rows(WithId)`
    with head as (select coalesce(same_as_id, id) as id from donors where id = ${donorId})
    select id from donors where id = (select id from head) or same_as_id = (select id from head)`.all(tx)
  return found.map(({ id }) => id)
}

/** Lets two donors with accounts be looked at as one human, together with all that were already. */
export async function setSameAs(
  tx: Tx,
  { fromId, intoId }: { fromId: string; intoId: string },
): Promise<void> {
  await sql`
    update donors set same_as_id = ${intoId}
    where id <> ${intoId} and (id = ${fromId} or same_as_id = ${fromId})`.execute(tx)
}

/** Whoever is looked at together with others stands alone again. Answers of whether they were. */
export async function clearSameAs(tx: Tx, donorId: string): Promise<boolean> {
  const { rows } = await sql`
    update donors set same_as_id = null where id = ${donorId} and same_as_id is not null returning id`.execute(
    tx,
  )
  return rows.length > 0
}

/** With whom a donor is looked at, where that is another one. */
export async function findSameAs(tx: Tx, donorId: string): Promise<string | null> {
  const row = await tx.selectFrom('donors').select('same_as_id').where('id', '=', donorId).executeTakeFirst()
  return row?.same_as_id ?? null
}

/** Links are made one after the other, so that none closes a circle. */
export async function lockLinks(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('donors:same-as', 0))`.execute(tx)
}
