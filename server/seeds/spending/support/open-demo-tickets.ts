import { hourMs } from '@tower/contract/durations.ts'
import type { Tx } from '../../../src/database/database.ts'
import type { Services } from '../../../src/services.ts'
import { keepMessage } from '../../../src/spending/support/keep-message.ts'
import { insertSavedReply } from '../../../src/spending/support/saved-replies/saved-replies.queries.ts'
import {
  afterChange,
  afterStaff,
  afterTeacher,
  beginTicket,
} from '../../../src/spending/support/ticket-moves.ts'
import { insertTicket, updateTicket } from '../../../src/spending/support/tickets.queries.ts'
import { insertTriage, updateTriageMade } from '../../../src/spending/support/triage/triage.queries.ts'
import { demoId } from '../../demo-chance.ts'
import { demoReplies, demoTickets, visibilityOf, type DemoTicket } from './demo-tickets.ts'

const staffId = demoId('admin@tower.test')
const teacherId = demoId('teacher@tower.test')

/** Opens the demo's tickets and keeps its replies; what stands already stays as it is. Nobody is mailed. */
export function openDemoTickets({ database, clock }: Services): Promise<void> {
  const at = clock.now()
  return database.transaction(async (tx) => {
    for (const [position, ticket] of demoTickets.entries())
      await openTicket(tx, ticket, new Date(at.getTime() + position * 24 * hourMs))
    for (const reply of demoReplies) await insertSavedReply(tx, { ...reply, actorId: staffId, at })
  })
}

async function openTicket(tx: Tx, ticket: DemoTicket, at: Date): Promise<void> {
  const { subject, category, priority, suggestion, closed } = ticket
  const standing = beginTicket(priority)
  const requestKey = demoId(`ticket ${subject}`)
  const ticketId = await insertTicket(tx, { teacherId, requestKey, subject, category, standing, at })
  if (ticketId === undefined) return
  const said = await writeThread(tx, ticketId, ticket, at)
  const isClosed = closed !== undefined
  await updateTicket(tx, ticketId, {
    ...said,
    standing: isClosed ? afterChange(said.standing, { status: 'closed' }) : said.standing,
    resolvedAt: isClosed ? said.updatedAt : null,
    resolvedNotes: closed,
    changedBy: said.answeredAt && staffId,
  })
  await insertTriage(tx, ticketId, at)
  await updateTriageMade(tx, {
    ...{ ticketId, at, answer: suggestion?.answer ?? null, sources: suggestion?.sources ?? [] },
  })
}

async function writeThread(tx: Tx, ticketId: string, { messages, priority }: DemoTicket, at: Date) {
  let standing = beginTicket(priority)
  let [updatedAt, answeredAt, waitingSince]: [Date, Date | undefined, Date | null] = [at, undefined, at]
  for (const [index, message] of messages.entries()) {
    updatedAt = new Date(at.getTime() + index * hourMs)
    const visibility = visibilityOf(message)
    const isTeacher = message.from === 'teacher'
    await keepMessage(tx, {
      ...{ ticketId, position: index + 1, body: message.body, senderRole: message.from, visibility },
      ...{ authorId: isTeacher ? teacherId : staffId, requestKey: null, at: updatedAt, attachments: [] },
    })
    standing = isTeacher ? afterTeacher(standing) : afterStaff(standing, visibility)
    if (isTeacher || visibility === 'internal') continue
    answeredAt = updatedAt
    waitingSince = null
  }
  return { standing, updatedAt, answeredAt, waitingSince }
}
