import type { CharityPicture } from '../../../charity.ts'
import type { Tx } from '../../../database/database.ts'
import { fileOfAddress } from '../../../oversight/files/file-address.ts'

/** An uploaded picture by its address; undefined where there is none. */
export async function findPicture(tx: Tx, address: string | null): Promise<CharityPicture | undefined> {
  const fileId = address === null ? undefined : fileOfAddress(address)
  if (address === null || fileId === undefined) return undefined
  const file = await tx
    .selectFrom('files')
    .select(['content_hash', 'width_px', 'height_px'])
    .where('id', '=', fileId)
    .where('state', '=', 'approved')
    .executeTakeFirst()
  if (!file?.content_hash || !file.width_px || !file.height_px) return undefined
  return { address, hash: file.content_hash, width: file.width_px, height: file.height_px }
}
