import { sql } from 'kysely'
import { z } from 'zod'
import type { Tx } from '../../../database/database.ts'
import { rows } from '../../../database/rows.ts'

const Picture = z.object({ file_id: z.string(), is_picture: z.boolean() })

/** The picture of a gift's check, and whether it is one or a document. */
export function findPicture(tx: Tx, offlineGiftId: string): Promise<z.infer<typeof Picture> | undefined> {
  return rows(Picture)`
    select kept.file_id, file.width_px is not null as is_picture
    from check_pictures kept join files file on file.id = kept.file_id
    where kept.offline_gift_id = ${offlineGiftId}`.first(tx)
}

/** Whether it is the picture of this gift now; it is not where it is another gift's. */
export async function savePicture(
  tx: Tx,
  picture: { offlineGiftId: string; fileId: string; by: string; at: Date },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows: count } = await tx
    .insertInto('check_pictures')
    .values({
      offline_gift_id: picture.offlineGiftId,
      file_id: picture.fileId,
      kept_by: picture.by,
      kept_at: picture.at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return count === 1n
}

/** The file that was it; undefined where there was none. */
export async function deletePicture(tx: Tx, offlineGiftId: string): Promise<string | undefined> {
  const row = await tx
    .deleteFrom('check_pictures')
    .where('offline_gift_id', '=', offlineGiftId)
    .returning('file_id')
    .executeTakeFirst()
  return row?.file_id
}

const Gone = z.object({ file_id: z.string() })

/** Takes the pictures of a person's checks off their gifts; call it while these still name them. */
export async function deletePicturesOf(
  tx: Tx,
  { addresses, donorIds }: { addresses: readonly string[]; donorIds: readonly string[] },
): Promise<string[]> {
  const gone = await rows(Gone)`
    delete from check_pictures kept using offline_gifts gift
    where gift.id = kept.offline_gift_id and (gift.email = any(${addresses}::text[]) or gift.donor_id = any(${donorIds}::uuid[])
      or gift.payment_id in (select id from payments where donor_id = any(${donorIds}::uuid[])))
    returning kept.file_id`.all(tx)
  return gone.map(({ file_id: id }) => id)
}

/** The same of gifts that name nobody any more. */
export async function deletePicturesOfNobody(tx: Tx, limit: number): Promise<string[]> {
  const gone = await rows(Gone)`
    delete from check_pictures where offline_gift_id in (
      select kept.offline_gift_id from check_pictures kept join offline_gifts gift on gift.id = kept.offline_gift_id
      where gift.erased_at is not null order by kept.offline_gift_id limit ${sql.lit(limit)})
    returning file_id`.all(tx)
  return gone.map(({ file_id: id }) => id)
}
