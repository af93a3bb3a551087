import type { FastifyInstance } from 'fastify'
import type { Socket } from 'node:net'
import { Refusal } from '../refusal.ts'

/** More than any client has in flight on one connection; browsers send one at a time. */
const mostAtOnce = 8

/**
 * Bounds what one connection may have asked for without having taken the answers: each of them waits in memory.
 * Whoever asks for more is refused and cut off. What comes behind the refusal can't be answered any more, so nothing is
 * done about it: a few thousand requests fit into one packet, and refusing each costs as much as answering it.
 */
export function boundPipelines(app: FastifyInstance): void {
  const waiting = new WeakMap<Socket, number>()
  const cutOff = new WeakSet<Socket>()
  app.addHook('onRequest', ({ raw }, reply, done) => {
    const { socket } = raw
    if (cutOff.has(socket)) {
      socket.pause()
      return void reply.hijack()
    }
    const count = (waiting.get(socket) ?? 0) + 1
    waiting.set(socket, count)
    reply.raw.once('close', () => waiting.set(socket, (waiting.get(socket) ?? 1) - 1))
    if (count <= mostAtOnce) return done()
    cutOff.add(socket)
    void reply.header('connection', 'close')
    done(new Refusal('request.rate_limited'))
  })
}
