import type { Tx } from '../../../database/database.ts'
import type { Actor } from '../../../http/actor.ts'
import { writeAudit } from '../../../oversight/audit/write-audit.ts'
import { Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import { announceMessage } from './announce-message.ts'
import { getMessage, getMessageForUpdate } from './list-messages.ts'
import { updateArchived, type MessageRow } from './messages.queries.ts'

export type ArchiveMessage = { actor: Actor; messageId: string }

/** Puts a message away. Nobody is told; it can be taken back. */
export function archiveMessage(services: Services, wish: ArchiveMessage): Promise<MessageRow> {
  return services.database.transaction(async (tx) => {
    const { archived_at: before, archived_by: by } = await getMessageForUpdate(tx, wish)
    if (before !== null) {
      const sentence = by === null ? undefined : `${by} archived this message before.`
      throw new Refusal('inquiries.archived', sentence, { by: by ?? '', at: before.toISOString() })
    }
    const at = services.clock.now()
    await updateArchived(tx, wish.messageId, { actorId: wish.actor.userId, at })
    return settle(tx, { ...wish, at, action: 'inquiries.archived' })
  })
}

/** Takes a message back out of the archive. */
export function restoreMessage(services: Services, wish: ArchiveMessage): Promise<MessageRow> {
  return services.database.transaction(async (tx) => {
    const { archived_at: before } = await getMessageForUpdate(tx, wish)
    if (before === null) throw new Refusal('inquiries.not_archived')
    await updateArchived(tx, wish.messageId, undefined)
    return settle(tx, { ...wish, at: services.clock.now(), action: 'inquiries.restored' })
  })
}

type Settled = ArchiveMessage & { at: Date; action: 'inquiries.archived' | 'inquiries.restored' }

async function settle(tx: Tx, { actor, messageId, at, action }: Settled): Promise<MessageRow> {
  await announceMessage(tx, messageId)
  await writeAudit(tx, { at, actorId: actor.userId, action, targetKind: 'inquiry', targetId: messageId })
  return getMessage(tx, { actor, messageId })
}
