import { sql } from 'kysely'
import { z } from 'zod'
import type { Tx } from '../../../database/database.ts'
import { rows } from '../../../database/rows.ts'
import type { Picture, PictureStyle } from '../pictures/picture.ts'

const Due = z.object({
  id: z.string(),
  teacher_id: z.string(),
  book_id: z.string(),
  use_id: z.string().nullable(),
  page_ids: z.array(z.string()),
  done: z.number(),
  tries: z.number(),
})
export type DueDrawing = z.infer<typeof Due>

/**
 * The making of pictures that waited longest since its last page, which nobody else draws at until the transaction ends: so
 * that books take turns, and processes share them.
 */
export function takeDueDrawing(tx: Tx): Promise<DueDrawing | undefined> {
  return rows(Due)`
    select id, teacher_id, book_id, use_id, page_ids, done, tries from story_runs
    where kind = 'pictures' and state = 'open' and book_id is not null
    order by moved_at, id limit 1 for update skip locked`.first(tx)
}

export async function updateToDrawn(tx: Tx, { id, at }: { id: string; at: Date }): Promise<void> {
  await tx
    .updateTable('story_runs')
    .set({ done: sql`done + 1`, tries: 0, moved_at: at })
    .where('id', '=', id)
    .execute()
}

/** One more page could not be drawn. Answers how often in a row. */
export async function countTry(tx: Tx, { id, at }: { id: string; at: Date }): Promise<number> {
  const { tries } = await tx
    .updateTable('story_runs')
    .set({ tries: sql`tries + 1`, moved_at: at })
    .where('id', '=', id)
    .returning('tries')
    .executeTakeFirstOrThrow()
  return tries
}

type Drawn = { bookId: string; pageId: string; style: PictureStyle; picture: Picture; at: Date }

/** Keeps the picture of a page in place of an earlier one; its address is another one then. */
export async function savePicture(tx: Tx, { bookId, pageId, style, picture, at }: Drawn): Promise<void> {
  const drawn = {
    ...{ style, scene: picture.scene, svg: picture.svg, drawn_at: at },
    ...{ alt_en: picture.altText.en, alt_es: picture.altText.es },
    ...{ raster: null, made_by: 'built-in', claimed_at: null },
  }
  await tx
    .insertInto('story_pictures')
    .values({ book_id: bookId, page_id: pageId, ...drawn })
    .onConflict((conflict) =>
      conflict.constraint('story_pictures__one_a_page').doUpdateSet({ ...drawn, id: sql`excluded.id` }),
    )
    .execute()
}

/** Pictures of pages that are no longer in their book, a day after they were drawn: who brings a page back finds it till then. */
export async function deleteLoosePictures(tx: Tx, before: Date): Promise<number> {
  const { rows: gone } = await sql`
    delete from story_pictures picture using story_books book
    where book.id = picture.book_id and picture.drawn_at < ${before} and book.updated_at < ${before}
      and not exists (select from jsonb_array_elements(book.pages) page where page ->> 'id' = picture.page_id::text)
    returning picture.id`.execute(tx)
  return gone.length
}
