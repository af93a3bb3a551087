import { createHash } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import type { Random } from '../../clock.ts'
import type { FileStore } from '../../storage/file-store.ts'

/** Keeps a file of random bytes, reads it and removes it; throws what goes wrong. */
export async function tryFileStore(store: FileStore, random: Pick<Random, 'bytes'>): Promise<string> {
  const bytes = Buffer.from(random.bytes(64))
  const hash = createHash('sha256').update(bytes).digest('hex')
  const folder = await mkdtemp(join(tmpdir(), 'tower-doctor-'))
  try {
    const path = join(folder, 'file')
    await writeFile(path, bytes)
    await store.put(hash, { path, byteSize: bytes.length, mediaType: 'application/octet-stream' })
    const stored = await store.open(hash)
    if (!stored || !(await buffer(stored)).equals(bytes)) throw new Error('a file that was kept is not there')
    await store.remove(hash)
  } finally {
    await rm(folder, { recursive: true })
  }
  return 'a file was kept, read and removed'
}
