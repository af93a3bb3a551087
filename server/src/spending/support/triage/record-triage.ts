import { cutText } from '@tower/contract/cut-text.ts'
import { maxCategoryLength, maxTicketMessageLength, usualCategory } from '@tower/contract/spending/support.ts'
import { announceAll } from '../../../realtime/announce.ts'
import type { Services } from '../../../services.ts'
import { findTicketForUpdate } from '../tickets.queries.ts'
import { updateTriageMade, updateUsualCategory } from './triage.queries.ts'

export type RecordTriage = {
  ticketId: string
  /** Undefined where it could not be told. */
  category: string | undefined
  /** Null where NUMA knows none. */
  answer: string | null
  sources: readonly string[]
}

/**
 * Keeps what NUMA made of a ticket: a category where the teacher chose none, and an answer that staff may send where nobody
 * answered yet.
 */
export function recordTriage(
  { database, clock }: Services,
  { ticketId, category, answer, sources }: RecordTriage,
): Promise<void> {
  return database.transaction(async (tx) => {
    const ticket = await findTicketForUpdate(tx, ticketId)
    // Its teacher was erased meanwhile.
    if (!ticket) return
    const fits = answer !== null && answer.trim() !== '' && answer.length <= maxTicketMessageLength
    await updateTriageMade(tx, { ticketId, answer: fits ? answer : null, sources, at: clock.now() })
    if (category !== undefined && category !== usualCategory)
      await updateUsualCategory(tx, {
        ...{ ticketId, category: cutText(category, maxCategoryLength), usual: usualCategory },
      })
    const event = { topic: 'ticket.changed', payload: { ticket_id: ticketId } } as const
    await announceAll(tx, [
      { ...event, audience: 'staff' },
      { ...event, audience: { userId: ticket.teacherId } },
    ])
  })
}
