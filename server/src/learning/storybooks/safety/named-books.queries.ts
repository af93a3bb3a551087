import { sql } from 'kysely'
import { z } from 'zod'
import type { Tx } from '../../../database/database.ts'
import { rows } from '../../../database/rows.ts'

const Taken = z.object({ id: z.string(), list: z.number() })

/** A published book whose class list got a name since it was looked through, which nobody else looks through or changes meanwhile. */
export function takeBookToLookThrough(
  tx: Tx,
  failed: readonly string[],
): Promise<z.infer<typeof Taken> | undefined> {
  return rows(Taken)`
    select book.id, list.names_version as list
    from story_books book join class_lists list on list.teacher_id = book.teacher_id
    where book.status = 'published' and book.held_at is null and book.looked_through_for < list.names_version
      and book.id <> all(${[...failed]}::uuid[])
    order by book.published_at desc, book.id limit 1 for update of book skip locked`.first(tx)
}

/** A name that joined while the book was published was told of too early: once both stand, its book is looked through. */
export async function tellOfPublished(tx: Tx): Promise<void> {
  await sql`select pg_notify('tower_class_lists', '')`.execute(tx)
}

/** It names nobody on its class list, as that is now. It is no change of the book. */
export async function setLookedThrough(tx: Tx, { id, list }: { id: string; list: number }): Promise<void> {
  await tx.updateTable('story_books').set({ looked_through_for: list }).where('id', '=', id).execute()
}
