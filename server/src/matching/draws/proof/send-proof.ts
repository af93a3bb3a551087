import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Services } from '../../../services.ts'
import { readProof, writeProof } from './read-proof.ts'
import { readVoidedDraw } from './read-voided-draw.ts'

export type SendProof = { drawId: string; request: FastifyRequest; reply: FastifyReply }

/** Sends the proof of a draw, or what a voided one opened, as a file that never changes again: kept for good. */
export async function sendProof(services: Services, { drawId, request, reply }: SendProof): Promise<void> {
  const voided = await readVoidedDraw(services, { drawId })
  const proof = voided ?? (await readProof(services, { drawId }))
  const etag = `"${voided ? `voided-${voided.head.draw_id}` : proof.head.commitment_sha256}"`
  void reply.header('cache-control', 'public, max-age=31536000, immutable').header('etag', etag)
  if (request.headers['if-none-match'] === etag) void reply.code(304).send()
  else void reply.type('application/json; charset=utf-8').send(Readable.from(writeProof(proof)))
  await reply
  // A reader who leaves early is no failure, but nothing may be sent any more.
  if (!reply.sent) reply.hijack()
}
