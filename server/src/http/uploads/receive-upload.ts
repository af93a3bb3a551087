import { Busboy } from '@fastify/busboy'
import type { UploadRule } from '@tower/contract/oversight/files.ts'
import type { IncomingMessage } from 'node:http'
import type { Readable } from 'node:stream'
import { Refusal } from '../../refusal.ts'
import { prolongBody } from './body-deadline.ts'
import type { ReceivedFile } from './received-file.ts'
import { writeArrival } from './write-arrival.ts'

export type ReceivedUpload = { fields: Record<string, string>; file: ReceivedFile | undefined }

/** The boundary, the heads of parts and the fields beside the file. */
const mostAround = 16 * 1024

/** What may wait on each step of the way to the disk: a hundred that arrive at once must not cost what they weigh. */
const waitingBytes = 16 * 1024

const limits = {
  files: 1,
  fields: 8,
  parts: 9,
  fieldNameSize: 60,
  // The longest is a list of faces to cover.
  fieldSize: 8_000,
  headerPairs: 20,
  headerSize: 4_000,
}

/**
 * Takes a form with one file in, as it streams: nothing of it is held but what is on its way to the disk. Whatever is
 * wrong ends the reading at that byte.
 */
export async function receiveUpload(
  request: IncomingMessage,
  { rule, folder }: { rule: UploadRule; folder: string },
): Promise<ReceivedUpload> {
  const type = request.headers['content-type'] ?? ''
  if (!/;\s*boundary=/i.test(type)) throw new Refusal('request.malformed')
  if (Number(request.headers['content-length'] ?? 0) > rule.mostBytes + mostAround)
    throw new Refusal('files.too_large')
  const fields: Record<string, string> = {}
  let arriving: Promise<ReceivedFile> | undefined
  let incoming: Readable | undefined
  await new Promise<void>((resolve, reject) => {
    const form = openForm({ ...request.headers, 'content-type': type })
    form.on('file', (_field: string, stream: Readable) => {
      incoming = stream
      // A form that breaks off fails its file, perhaps before anybody reads it.
      stream.on('error', () => reject(new Refusal('request.malformed')))
      arriving = writeArrival(stream, { rule, folder, onBytes: () => prolongBody(request) })
      arriving.catch(reject)
    })
    form.on('field', (name: string, text: string, isNameCut: boolean, isTextCut: boolean) => {
      if (isNameCut || isTextCut) return reject(new Refusal('request.too_large'))
      Object.defineProperty(fields, name, {
        value: text,
        enumerable: true,
        configurable: true,
        writable: true,
      })
    })
    for (const event of ['filesLimit', 'fieldsLimit', 'partsLimit'] as const)
      form.on(event, () => reject(new Refusal('request.invalid')))
    form.on('error', () => reject(new Refusal('request.malformed')))
    form.on('finish', resolve)
    // A connection closes its request once it is read, long before the file is written: only half of one is a fault.
    request.on('close', () => request.complete || reject(new Refusal('request.malformed')))
    request.pipe(form)
  }).catch(async (error: unknown) => {
    request.unpipe()
    // What was written of its file goes with it.
    incoming?.destroy(new Refusal('request.malformed'))
    await arriving?.catch(() => undefined)
    throw error
  })
  return { fields, file: await arriving }
}

/** A boundary that is too long to look for is refused like any other form that can't be read. */
function openForm(
  headers: IncomingMessage['headers'] & { 'content-type': string },
): InstanceType<typeof Busboy> {
  try {
    return new Busboy({ headers, limits, isPartAFile, highWaterMark: waitingBytes, fileHwm: waitingBytes })
  } catch {
    throw new Refusal('request.malformed')
  }
}

const isPartAFile = (_field: string | undefined, _type: string | undefined, fileName: string | undefined) =>
  fileName !== undefined
