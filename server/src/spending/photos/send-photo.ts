import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FileForm } from '../../oversight/files/file-address.ts'
import { sendFile } from '../../oversight/files/send-file.ts'
import { Refusal } from '../../refusal.ts'
import type { Services } from '../../services.ts'
import { findShownFile } from './shown-photos.queries.ts'

type SendPhoto = { photoId: string; form: FileForm; request: FastifyRequest; reply: FastifyReply }

/**
 * Sends a photo that everyone may see now. Caches keep the bytes but ask each time, so that a photo which was removed, taken
 * down or whose teacher was disabled is gone with the next request.
 */
export async function sendPhoto(
  services: Services,
  { photoId, form, request, reply }: SendPhoto,
): Promise<void> {
  const fileId = await services.database.read((tx) => findShownFile(tx, photoId))
  if (fileId === undefined) throw new Refusal('photos.not_found')
  void reply.header('cache-control', 'public, no-cache')
  await sendFile(services, { fileId, form, to: 'signed', request, reply })
}
