import { isStaff } from '@tower/contract/access.ts'
import { withdrawMails } from '../../../mail/withdraw-mails.ts'
import { writeAudit } from '../../../oversight/audit/write-audit.ts'
import { Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import { deleteUpdate, findUpdate } from '../updates.queries.ts'
import { findOwnRow } from '../portal/own-prospects.queries.ts'
import { requireKeeper, requireProspect, type ProspectActor } from '../prospects.access.ts'
import { tellCircle } from '../tell-circle.ts'
import { removeMedia } from './remove-media.ts'

export type RemoveUpdate = { actor: ProspectActor; updateId: string }

/** Takes news back, with its picture or film: all of its addresses end with the commit. */
export function removeUpdate(services: Services, { actor, updateId }: RemoveUpdate): Promise<void> {
  requireKeeper(actor)
  return services.database.transaction(async (tx) => {
    const news = await findUpdate(tx, updateId)
    if (!news) throw new Refusal('prospects.update_not_found')
    const at = services.clock.now()
    const prospectId = news.prospect_id
    // Somebody else's news is none at all.
    if (!(await findOwnRow(tx, { actor, prospectId }))) throw new Refusal('prospects.update_not_found')
    await requireProspect(tx, { actor, prospectId, act: 'updates', at })
    if (!(await deleteUpdate(tx, updateId))) throw new Refusal('prospects.update_not_found')
    await withdrawMails(tx, updateId)
    await tellCircle(tx, prospectId)
    if (news.media_id !== null) await removeMedia(tx, { mediaId: news.media_id }, at)
    if (!isStaff(actor.role)) return
    await writeAudit(tx, {
      at,
      actorId: actor.userId,
      action: 'prospects.remove_update',
      targetKind: 'prospect_update',
      targetId: updateId,
    })
  })
}
