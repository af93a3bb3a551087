import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { buildOpenApi } from './build-openapi.ts'

/** The document as it is sent: two megabytes of text, made and compressed once for each name of the site. */
type KeptDocument = { etag: string; forms: Record<'br' | 'gzip' | 'identity', Buffer> }

/** Sends the description of the API, or nothing where the caller has it already. */
export type SendApiDocument = (title: string, request: FastifyRequest, reply: FastifyReply) => Promise<void>

/** Makes what answers with the description of the API of this version. */
export function createApiDocument(version: string): SendApiDocument {
  let kept: { title: string; document: Promise<KeptDocument> } | undefined
  return async (title, request, reply) => {
    if (kept?.title !== title) kept = { title, document: makeDocument(title, version) }
    const { etag, forms } = await kept.document.catch((error: unknown) => {
      // The next who asks makes it anew.
      kept = undefined
      throw error
    })
    const form = chooseForm(String(request.headers['accept-encoding'] ?? ''))
    void reply.headers({ etag, 'cache-control': 'public, max-age=300', vary: 'accept-encoding' })
    if (request.headers['if-none-match'] === etag) return void (await reply.code(304).send())
    void reply.type('application/json; charset=utf-8')
    if (form !== 'identity') void reply.header('content-encoding', form)
    await reply.send(forms[form])
  }
}

async function makeDocument(title: string, version: string): Promise<KeptDocument> {
  const text = Buffer.from(JSON.stringify(buildOpenApi({ title, version })))
  const sizeHint = { [constants.BROTLI_PARAM_SIZE_HINT]: text.length, [constants.BROTLI_PARAM_QUALITY]: 5 }
  const [br, zipped] = [
    await promisify(brotliCompress)(text, { params: sizeHint }),
    await promisify(gzip)(text),
  ]
  const etag = `W/"${createHash('sha256').update(text).digest('hex').slice(0, 32)}"`
  return { etag, forms: { br, gzip: zipped, identity: text } }
}

/** The smallest form that the caller reads. */
function chooseForm(accepted: string): keyof KeptDocument['forms'] {
  const isRead = (name: string) =>
    new RegExp(`(?:^|[,\\s])${name}(?!\\s*;\\s*q=0(?:\\.0*)?(?:\\s*,|\\s*$))`).test(accepted)
  if (isRead('br')) return 'br'
  return isRead('gzip') ? 'gzip' : 'identity'
}
