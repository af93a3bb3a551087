import { isLiveTopic } from '@tower/contract/live-topics.ts'
import { covers, type Belongs, type Duty } from '@tower/contract/people/duties.ts'
import { topicDuties } from '@tower/contract/topic-duties.ts'

/** An event as it lies in the table. */
export type LiveEventRow = { id: number; topic: string; audienceUserId: string | null; payload: unknown }

/** An event, of a long one only its id; nothing where announcements may have been lost. */
export type Announcement = LiveEventRow | number | undefined

/** Reads what the database announces with a commit. What can't be read counts as lost: whoever hears of it looks. */
export function readAnnouncement(payload: string): Announcement {
  if (/^\d+$/.test(payload)) return Number(payload)
  try {
    const { id, topic, audienceUserId, payload: told } = JSON.parse(payload) as LiveEventRow
    return Number.isSafeInteger(id) ? { id, topic, audienceUserId, payload: told } : undefined
  } catch {
    return undefined
  }
}

/** Who listens: everyone hears of what concerns them, staff also of what concerns staff and belongs to their duties. */
export type LiveAudience = { userId: string; isStaff: boolean; duties: readonly Duty[] }

/** An event as it is sent: the bytes are made once, however many screens get them. */
export type LiveMessage = {
  id: number
  audienceUserId: string | null
  /** Of which staff it is, where it is for staff. */
  belongs: Belongs | undefined
  chunk: Buffer
  /** The same between its length and its end, as an answer of HTTP/1.1 without a length is sent. */
  framed: Buffer
}

/** Writes an event in the form of the event stream. */
export function toMessage({ id, topic, audienceUserId, payload }: LiveEventRow): LiveMessage {
  const chunk = Buffer.from(`id: ${id}\nevent: ${topic}\ndata: ${JSON.stringify(payload)}\n\n`)
  const framed = Buffer.concat([Buffer.from(`${chunk.length.toString(16)}\r\n`), chunk, Buffer.from('\r\n')])
  const belongs = isLiveTopic(topic) ? topicDuties[topic] : undefined
  return { id, audienceUserId, belongs, chunk, framed }
}

/** Tells a screen that more was missed than can be replayed: it asks for everything afresh. */
export const resyncChunk = Buffer.from('event: resync\ndata: {}\n\n')

/** Whether a message is meant for a listener. */
export function isMeantFor(message: LiveMessage, { userId, isStaff, duties }: LiveAudience): boolean {
  if (message.audienceUserId === null) return isStaff && covers(duties, message.belongs)
  return message.audienceUserId === userId
}
