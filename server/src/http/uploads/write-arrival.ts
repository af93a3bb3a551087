import type { UploadRule } from '@tower/contract/oversight/files.ts'
import { createHash } from 'node:crypto'
import { open, rm } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { Refusal } from '../../refusal.ts'
import { nameArrival } from './arrival-folder.ts'
import { isDiskFull } from '../../disk-full.ts'
import { collectPieces } from './collect-pieces.ts'
import { bytesToTell, detectKind } from './detect-kind.ts'
import type { ReceivedFile } from './received-file.ts'

type Arrival = { rule: UploadRule; folder: string; onBytes: () => void }

/**
 * Writes a file to the disk as it streams in. One that is too large or of another kind is refused as soon as that shows,
 * and nothing of it stays.
 */
export async function writeArrival(
  stream: Readable,
  { rule, folder, onBytes }: Arrival,
): Promise<ReceivedFile> {
  const path = await nameArrival(folder)
  const hash = createHash('sha256')
  let byteSize = 0
  let head = Buffer.alloc(0)
  try {
    await using file = await open(path, 'wx', 0o600)
    // Left as it is where a refusal ends the loop: destroyed, it would tell of an error of its own.
    for await (const chunk of stream.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      onBytes()
      byteSize += chunk.length
      if (byteSize > rule.mostBytes) throw new Refusal('files.too_large')
      if (head.length < bytesToTell) {
        head = Buffer.concat([head, chunk.subarray(0, bytesToTell)])
        if (head.length >= bytesToTell) requireKind(head, rule)
      }
      hash.update(chunk)
      await file.writeFile(chunk)
      collectPieces(chunk.length)
    }
    if (byteSize === 0) throw new Refusal('files.empty')
    return { path, kind: requireKind(head, rule), byteSize, sha256: hash.digest('hex') }
  } catch (error) {
    await rm(path, { force: true })
    throw isDiskFull(error) ? new Refusal('files.storage_full') : error
  }
}

function requireKind(head: Buffer, { kinds }: UploadRule): ReceivedFile['kind'] {
  const kind = detectKind(head)
  if (kind === undefined || !kinds.includes(kind)) throw new Refusal('files.wrong_kind')
  return kind
}
