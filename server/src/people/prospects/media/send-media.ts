import { fillAddress } from '@tower/contract/address.ts'
import { prospectPortalEndpoints } from '@tower/contract/people/prospect-portal.contract.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { isSignedAddress, type SignedQuery } from '../../../oversight/files/file-address.ts'
import { sendFile } from '../../../oversight/files/send-file.ts'
import { Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import { readMediaName, standingOf } from './media-address.ts'
import { findMedia } from './media.queries.ts'
import { writeCaptions } from './write-captions.ts'

export type SendMedia = { name: string; query: SignedQuery; request: FastifyRequest; reply: FastifyReply }

/**
 * Sends a picture, a film or its captions: to everyone while staff approved it and a guardian consents, asked anew each
 * time; else by a signed address. Nothing of it is kept by a cache.
 */
export async function sendMedia(
  services: Services,
  { name, query, request, reply }: SendMedia,
): Promise<void> {
  const asked = readMediaName(name)
  const media = asked && (await services.database.read((tx) => findMedia(tx, asked.mediaId)))
  void reply.header('x-robots-tag', 'noindex, noarchive, noimageindex')
  if (!asked || !media) throw new Refusal('prospects.media_not_found')
  const path = fillAddress(prospectPortalEndpoints.media.path, { name })
  const mayLook =
    media.is_public || isSignedAddress(services, { path, standing: standingOf(media.consent_id), ...query })
  if (!mayLook) throw new Refusal('prospects.media_not_found')
  if (asked.form === 'captions') return sendCaptions(media, reply)
  const fileId = asked.form === 'poster' ? media.poster_file_id : media.file_id
  if (fileId === null) throw new Refusal('prospects.media_not_found')
  const form = asked.form === 'small' ? 'thumbnail' : 'whole'
  await sendFile(services, { fileId, form, to: 'signed', request, reply })
}

async function sendCaptions(
  { spoken, seconds }: { spoken: string | null; seconds: number | null },
  reply: FastifyReply,
): Promise<void> {
  if (spoken === null) throw new Refusal('prospects.media_not_found')
  await reply
    .type('text/vtt; charset=utf-8')
    .header('content-security-policy', `default-src 'none'; sandbox; frame-ancestors 'none'`)
    .header('cross-origin-resource-policy', 'same-origin')
    .send(writeCaptions(spoken, seconds ?? 0))
}
