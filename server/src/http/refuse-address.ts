import type { FastifyReply, FastifyRequest } from 'fastify'
import { writeFailure } from './failure.ts'
import { asksForPage, sendPlainPage, unreadable } from './plain-page.ts'

/** Refuses an address that the router itself cannot read: whoever follows a broken link sees a page with a way on. */
export function refuseAddress(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return asksForPage(request)
    ? sendPlainPage(reply.code(400), unreadable)
    : writeFailure(error, request, reply)
}
