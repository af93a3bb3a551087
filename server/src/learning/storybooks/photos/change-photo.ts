import type { Tx } from '../../../database/database.ts'
import type { Actor } from '../../../http/actor.ts'
import { removeFile } from '../../../oversight/files/remove-file.ts'
import { Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import { requireTurnedOn } from '../access/require-open.ts'
import { deleteAsset, selectAsset, updateCaption, type AssetRow } from './photos.queries.ts'

type One = { actor: Actor; id: string }

/** Writes another caption under an own photo. */
export async function changeCaption(
  services: Services,
  { actor, id, caption }: One & { caption: string },
): Promise<AssetRow> {
  requireTurnedOn(services)
  return services.database.transaction(async (tx) => {
    const asset = await getAsset(tx, { actor, id })
    await updateCaption(tx, { id, caption })
    return { ...asset, caption }
  })
}

/** Deletes an own photo and its file, also from the books it was chosen for, and where storybooks are off meanwhile. */
export async function removePhoto({ database, clock }: Services, { actor, id }: One): Promise<void> {
  await database.transaction(async (tx) => {
    const asset = await getAsset(tx, { actor, id })
    await deleteAsset(tx, id)
    if (asset.file_id !== null) await removeFile(tx, asset.file_id, clock.now())
  })
}

async function getAsset(tx: Tx, { actor, id }: One): Promise<AssetRow> {
  const asset = await selectAsset(tx, { id, teacherId: actor.userId })
  if (!asset) throw new Refusal('storybooks.photo_not_found')
  return asset
}
