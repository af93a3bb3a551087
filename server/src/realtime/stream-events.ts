import '@fastify/sse'
import { isStaff } from '@tower/contract/access.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ServerResponse } from 'node:http'
import type { Actor } from '../http/actor.ts'
import type { LiveHub } from './live-hub.ts'
import { resyncChunk, type LiveAudience, type LiveMessage } from './live-message.ts'

/** A screen that reads slower than this much behind is cut off; it returns and replays. */
const mostUnreadBytes = 256 * 1024
const greeting = Buffer.from('retry: 2000\n\n')

/** Opens the event stream of one screen: what it missed first, then what happens. */
export async function streamEvents(
  hub: LiveHub,
  { actor, request, reply }: { actor: Actor; request: FastifyRequest; reply: FastifyReply },
): Promise<void> {
  // Nothing is told before the second factor is given: then the stream closes, and comes back whole.
  const mayRead = actor.secondFactor !== 'verify'
  const { userId, duties } = actor
  const audience = { userId, isStaff: isStaff(actor.role), duties }
  const write = (chunk: Buffer): void => {
    if (reply.raw.writableLength > mostUnreadBytes) reply.raw.destroy()
    else if (reply.sse.isConnected) reply.raw.write(chunk)
  }
  // While the past is being read, the present waits.
  let waiting: LiveMessage[] | undefined = []
  const unsubscribe = hub.subscribe({
    ...audience,
    sessionId: actor.sessionId,
    role: actor.heldRole,
    assurance: actor.assurance,
    onMessage: (message) => {
      if (!mayRead) return
      if (waiting) waiting.push(message)
      else if (reply.raw.writableLength > mostUnreadBytes) reply.raw.destroy()
      else if (reply.sse.isConnected) sendOn(reply.raw, message)
    },
    onEnd: () => reply.sse.close(),
  })
  reply.sse.onClose(unsubscribe)
  try {
    const missed = mayRead ? await findMissed(hub, request.headers['last-event-id'], audience) : []
    reply.sse.keepAlive()
    reply.sse.sendHeaders()
    write(greeting)
    if (!missed) write(resyncChunk)
    const sent = new Set(missed?.map(({ id }) => id))
    for (const { chunk } of missed ?? []) write(chunk)
    for (const { id, chunk } of waiting) if (!sent.has(id)) write(chunk)
    waiting = undefined
  } catch (error) {
    unsubscribe()
    throw error
  }
}

/**
 * Sends what happens now. A response would frame the same bytes for each of thousands of screens, as four writes of each;
 * once its head has left, they go to the socket as one, in the order of all that it was given.
 */
function sendOn(response: ServerResponse, { chunk, framed }: LiveMessage): void {
  if (response.socket && response.headersSent && response.chunkedEncoding) response.socket.write(framed)
  else response.write(chunk)
}

async function findMissed(hub: LiveHub, lastEventId: unknown, audience: LiveAudience) {
  if (typeof lastEventId !== 'string' || lastEventId === '') return []
  const id = Number(lastEventId)
  return Number.isSafeInteger(id) && id >= 0 ? hub.replayAfter(id, audience) : undefined
}
