import { isStaff } from '@tower/contract/access.ts'
import { checkPicture } from '@tower/contract/money/giving.ts'
import type { Tx } from '../../../database/database.ts'
import type { Actor } from '../../../http/actor.ts'
import { writeAudit } from '../../../oversight/audit/write-audit.ts'
import { attachFile } from '../../../oversight/files/attach-file.ts'
import { signedAddress } from '../../../oversight/files/file-address.ts'
import { removeFile } from '../../../oversight/files/remove-file.ts'
import { requireRecentProof } from '../../../people/identity/sessions/require-recent-proof.ts'
import { Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import { findOfflineForUpdate } from './offline.queries.ts'
import { deletePicture, findPicture, savePicture } from './pictures.queries.ts'

type Keeping = { offlineGiftId: string; fileId: string; by: string; at: Date }

/** A file that staff uploaded is the picture of a gift's check, in the transaction of whoever says so. */
export async function keepPicture(tx: Tx, { offlineGiftId, fileId, by, at }: Keeping): Promise<void> {
  await attachFile(tx, { fileId, ownerId: by, rule: checkPicture, at })
  if (!(await savePicture(tx, { offlineGiftId, fileId, by, at }))) throw new Refusal('giving.picture_used')
}

export type ChangePicture = {
  actor: Actor
  offlineGiftId: string
  /** Null takes it away. */
  fileId: string | null
}

/**
 * Staff add the picture of a check to a gift that is entered already, or another one. Once the money is there it is one of the gift's
 * papers: another may take its place, and none may not.
 */
export async function changePicture(
  services: Services,
  { actor, offlineGiftId, fileId }: ChangePicture,
): Promise<void> {
  if (!isStaff(actor.role)) throw new Refusal('identity.role_not_allowed')
  const at = services.clock.now()
  requireRecentProof(actor, at)
  await services.database.transaction(async (tx) => {
    const gift = await findOfflineForUpdate(tx, offlineGiftId)
    if (!gift) throw new Refusal('giving.offline_not_found')
    if (gift.erased_at !== null) throw new Refusal('giving.offline_erased')
    const before = await findPicture(tx, offlineGiftId)
    // Pressed again after a lost answer: it stands there already.
    if ((before?.file_id ?? null) === fileId) return
    if (fileId === null && gift.payment_id !== null) throw new Refusal('giving.picture_stays')
    if (before) {
      await deletePicture(tx, offlineGiftId)
      await removeFile(tx, before.file_id, at)
    }
    if (fileId !== null) await keepPicture(tx, { offlineGiftId, fileId, by: actor.userId, at })
    await writeAudit(tx, {
      at,
      actorId: actor.userId,
      action: 'giving.change_check_picture',
      targetKind: 'offline_gift',
      targetId: offlineGiftId,
      details: { replaced: before !== undefined, has_picture: fileId !== null },
    })
  })
}

/** Where the picture is seen for ten minutes. Who opened it stays in the audit log: it shows where somebody lives and banks. */
export async function openPicture(
  services: Services,
  { actor, offlineGiftId }: { actor: Actor; offlineGiftId: string },
): Promise<{ url: string; isPicture: boolean }> {
  if (!isStaff(actor.role)) throw new Refusal('identity.role_not_allowed')
  return services.database.transaction(async (tx) => {
    const picture = await findPicture(tx, offlineGiftId)
    if (!picture) throw new Refusal('files.not_found')
    await writeAudit(tx, {
      at: services.clock.now(),
      actorId: actor.userId,
      action: 'giving.open_check_picture',
      targetKind: 'offline_gift',
      targetId: offlineGiftId,
    })
    return { url: signedAddress(services, picture.file_id, 'whole'), isPicture: picture.is_picture }
  })
}
