import type { ShownPhoto } from '@tower/contract/spending/photos.contract.ts'
import type { Tx } from '../../database/database.ts'
import { viewShownPhoto } from './photos.view.ts'
import { listShownRows, type PhotosOf } from './shown-photos.queries.ts'

/** The photos of a classroom that everyone may see, the newest first. */
export async function listShownPhotos(tx: Tx, of: PhotosOf): Promise<ShownPhoto[]> {
  return (await listShownRows(tx, of)).map(viewShownPhoto)
}
