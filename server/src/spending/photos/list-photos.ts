import type { PageQuery } from '@tower/contract/page.contract.ts'
import type { PhotoSort } from '@tower/contract/spending/photos.ts'
import type { Tx } from '../../database/database.ts'
import { Refusal } from '../../refusal.ts'
import type { BoundedTotal } from '../../database/bounded-total.ts'
import type { Services } from '../../services.ts'
import {
  listPhotoRows,
  listPhotosAfter,
  selectPhotoRow,
  type PhotoFilters,
  type PhotoRow,
} from './listed-photos.queries.ts'

const rowsAtOnce = 1_000

export type ListPhotos = { filters: PhotoFilters; sort: PhotoSort; page: PageQuery }

/** A page of photos, of one teacher or of all. */
export function listPhotos(
  services: Services,
  { filters, sort, page: { page, pageSize } }: ListPhotos,
): Promise<{ rows: PhotoRow[] } & BoundedTotal> {
  return services.database.read((tx) =>
    listPhotoRows(tx, filters, { sort, limit: pageSize, offset: (page - 1) * pageSize }),
  )
}

/** A photo with all that its teacher and staff see of it. */
export async function getPhoto(tx: Tx, photoId: string): Promise<PhotoRow> {
  const photo = await selectPhotoRow(tx, photoId)
  if (!photo) throw new Refusal('photos.not_found')
  return photo
}

/** What the filters show, the newest first, some rows at a time. */
export async function* exportPhotos(services: Services, filters: PhotoFilters): AsyncGenerator<PhotoRow[]> {
  for (let after: PhotoRow | undefined; ;) {
    const rows = await services.database.read((tx) =>
      listPhotosAfter(tx, filters, { after, limit: rowsAtOnce }),
    )
    if (rows.length > 0) yield rows
    after = rows.at(-1)
    if (!after || rows.length < rowsAtOnce) return
  }
}
