import { z } from 'zod'
import type { Tx } from '../../../database/database.ts'
import { rows } from '../../../database/rows.ts'

const Claimed = z.object({
  id: z.string(),
  page_id: z.string(),
  book_id: z.string(),
  svg: z.string(),
  style: z.string(),
  alt_en: z.string(),
})
export type ClaimedPicture = z.infer<typeof Claimed>

/** A picture without pixels that nobody is at, the oldest first. Whoever claimed one and went away loses it after ten minutes. */
export function claimPicture(tx: Tx, { at }: { at: Date }): Promise<ClaimedPicture | undefined> {
  const free = new Date(at.getTime() - 600_000)
  return rows(Claimed)`
    update story_pictures set claimed_at = ${at} where id = (
      select id from story_pictures where raster is null and (claimed_at is null or claimed_at < ${free})
      order by drawn_at, id limit 1 for update skip locked)
    returning id, page_id, book_id, svg, style, alt_en`.first(tx)
}

type Pixels = { id: string; raster: Buffer; madeBy: 'built-in' | 'provider' }

/** Keeps the pixels of a picture, unless it was drawn anew meanwhile. */
export async function savePixels(tx: Tx, { id, raster, madeBy }: Pixels): Promise<void> {
  await tx
    .updateTable('story_pictures')
    .set({ raster, made_by: madeBy, claimed_at: null })
    .where('id', '=', id)
    .where('raster', 'is', null)
    .execute()
}
