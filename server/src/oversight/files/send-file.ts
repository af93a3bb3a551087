import type { FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '../../refusal.ts'
import type { Services } from '../../services.ts'
import type { FileForm } from './file-address.ts'
import { findFile, type FileRow } from './files.queries.ts'
import { readRange } from './read-range.ts'

export type SendFile = {
  fileId: string
  form: FileForm
  /** `everyone` sees what is approved and meant for everyone; a signed address shows what its domain gave it for. */
  to: 'everyone' | 'signed'
  request: FastifyRequest
  reply: FastifyReply
}

/** So long a cache may show what was just removed. */
const freshSeconds = 60

/** Whatever a file holds, it runs nothing, loads nothing and stands in no page's name. */
const inert = {
  'content-security-policy': `default-src 'none'; sandbox; frame-ancestors 'none'`,
  'cross-origin-resource-policy': 'same-origin',
}

/** Sends a file as it comes from the store. Pictures are shown, all else is handed out to be saved. */
export async function sendFile(
  services: Services,
  { fileId, form, to, request, reply }: SendFile,
): Promise<void> {
  const file = await services.database.read((tx) => findFile(tx, fileId, form))
  if (!file || (to === 'everyone' && !isPublic(file))) throw new Refusal('files.not_found')
  const etag = `"${file.hash}"`
  void reply.headers({ ...inert, etag, 'accept-ranges': 'bytes', 'content-disposition': dispositionOf(file) })
  if (to === 'everyone') void reply.header('cache-control', `public, max-age=${freshSeconds}`)
  if (request.headers['if-none-match'] === etag) return void (await reply.code(304).send())
  const range = readRange(request.headers.range, file.byte_size)
  if (range === 'none') {
    void reply.header('content-range', `bytes */${file.byte_size}`)
    return void (await reply.code(416).send())
  }
  const bytes = await services.fileStore.open(file.hash, range)
  if (!bytes) {
    services.log.error({ hash: file.hash }, 'the bytes of a file are missing from the store')
    throw new Refusal('files.not_found')
  }
  const { start, end } = range ?? { start: 0, end: file.byte_size - 1 }
  void reply.type(file.media_type).header('content-length', end - start + 1)
  if (range) void reply.code(206).header('content-range', `bytes ${start}-${end}/${file.byte_size}`)
  await reply.send(bytes)
}

const isPublic = ({ seen_by, state }: FileRow) => seen_by === 'everyone' && state === 'approved'

const endings: Readonly<Record<string, string>> = {
  'image/webp': 'webp',
  'application/pdf': 'pdf',
  'video/mp4': 'mp4',
  'video/quicktime': 'mov',
  'video/webm': 'webm',
}

/** The name is ours, whatever the file was called where it came from. */
function dispositionOf({ id, purpose, media_type }: FileRow): string {
  const how = media_type.startsWith('image/') ? 'inline' : 'attachment'
  const name = `${purpose.replaceAll('_', '-')}-${id.slice(0, 8)}.${endings[media_type] ?? 'bin'}`
  return `${how}; filename="${name}"`
}
