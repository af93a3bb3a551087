import type { ShownPhoto } from '@tower/contract/spending/photos.contract.ts'
import type { Tx } from '../../database/database.ts'
import { createNamesChild } from './named-captions.ts'
import { viewShownPhoto } from './photos.view.ts'
import { listShownRows, type PhotosOf } from './shown-photos.queries.ts'

/** The photos of a classroom that everyone may see, the newest first. A caption that names a child of the class is left out. */
export async function listShownPhotos(tx: Tx, of: PhotosOf): Promise<ShownPhoto[]> {
  const shown = await listShownRows(tx, of)
  const captions = shown.map(({ caption }) => caption)
  const namesChild = await createNamesChild(tx, { teacherId: of.teacherId, captions })
  return shown.map((row) => viewShownPhoto({ ...row, caption: namesChild(row.caption) ? '' : row.caption }))
}
