import type { UploadRule } from '@tower/contract/oversight/files.ts'
import type { IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import { Refusal } from '../../refusal.ts'
import { prolongBody } from './body-deadline.ts'
import { readBase64 } from './read-base64.ts'
import { readJsonField } from './read-json-field.ts'
import type { ReceivedFile } from './received-file.ts'
import { writeArrival } from './write-arrival.ts'

export type ReceivedDataUrl = {
  /** The body without the file: its field holds an empty text. */
  json: Buffer
  /** How many bytes the whole body had. */
  byteSize: number
  file: ReceivedFile | undefined
}

/** What a body may hold beside the file. */
const mostAround = 16 * 1024

/** How long a body with such a file may be: four letters for three bytes, and what stands around them. */
export function mostDataUrlBytes({ mostBytes }: Pick<UploadRule, 'mostBytes'>): number {
  return Math.ceil(mostBytes / 3) * 4 + mostAround
}

/**
 * Takes a file in that comes as a data URL in one field of a JSON body. It is decoded on its way to the disk: the body,
 * a third longer than the file, is never held as a whole, nor is the file.
 */
export async function receiveDataUrl(
  request: IncomingMessage,
  { rule, folder, field }: { rule: UploadRule; folder: string; field: string },
): Promise<ReceivedDataUrl> {
  if (Number(request.headers['content-length'] ?? 0) > mostDataUrlBytes(rule))
    throw new Refusal('files.too_large')
  const around: Buffer[] = []
  let byteSize = 0
  const chunks = async function* (): AsyncGenerator<Buffer> {
    // Left as it is where a refusal ends the loop: destroyed, the connection could not carry the refusal.
    for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      prolongBody(request)
      byteSize += chunk.length
      yield chunk
    }
  }
  const bytes = readBase64(readJsonField(chunks(), { field, around, mostAround }))
  const first = await bytes.next()
  if (first.done) return { json: Buffer.concat(around), byteSize, file: undefined }
  const whole = async function* () {
    yield first.value
    yield* bytes
  }
  const stream = Readable.from(whole(), { objectMode: true, highWaterMark: 1 })
  const file = await writeArrival(stream, { rule, folder, onBytes: () => undefined })
  return { json: Buffer.concat(around), byteSize, file }
}
