import { writeAudit } from '../../../oversight/audit/write-audit.ts'
import { Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import { deleteSavedReply } from './saved-replies.queries.ts'

/** Takes a saved reply away. */
export function removeReply(
  { database, clock }: Services,
  { actorId, replyId }: { actorId: string; replyId: string },
): Promise<void> {
  return database.transaction(async (tx) => {
    if (!(await deleteSavedReply(tx, replyId))) throw new Refusal('support.reply_not_found')
    await writeAudit(tx, {
      ...{ at: clock.now(), actorId, action: 'support.reply_removed' },
      ...{ targetKind: 'saved_reply', targetId: replyId },
    })
  })
}
