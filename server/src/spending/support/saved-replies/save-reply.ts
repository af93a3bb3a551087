import { brokenConstraint } from '../../../database/database.ts'
import { writeAudit } from '../../../oversight/audit/write-audit.ts'
import { Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import {
  findReplyOfTitle,
  insertSavedReply,
  updateSavedReply,
  type SavedReplyRow,
} from './saved-replies.queries.ts'

export type SaveReply = { actorId: string; id: string | undefined; title: string; body: string }

/** Keeps an answer for questions that come again, or changes one. */
export async function saveReply(services: Services, reply: SaveReply): Promise<SavedReplyRow> {
  try {
    return await save(services, reply)
  } catch (error) {
    // Another got the title since it was looked for.
    if (brokenConstraint(error) === 'saved_replies__title_once') throw new Refusal('support.title_taken')
    throw error
  }
}

function save(
  { database, clock }: Services,
  { actorId, id, title, body }: SaveReply,
): Promise<SavedReplyRow> {
  return database.transaction(async (tx) => {
    const kept = { title, body, actorId, at: clock.now() }
    const namesake = await findReplyOfTitle(tx, title)
    if (namesake && namesake.id !== id) throw new Refusal('support.title_taken')
    const reply = id === undefined ? await insertSavedReply(tx, kept) : await updateSavedReply(tx, id, kept)
    if (!reply) throw new Refusal(id === undefined ? 'support.title_taken' : 'support.reply_not_found')
    await writeAudit(tx, {
      ...{
        at: kept.at,
        actorId,
        action: 'support.reply_kept',
        targetKind: 'saved_reply',
        targetId: reply.id,
      },
      details: { title },
    })
    return reply
  })
}
