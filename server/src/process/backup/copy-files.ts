import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { FileStore } from '../../storage/file-store.ts'
import { damaged } from './sealing.ts'
import type { StoredFile } from './tables.queries.ts'
import type { Vault } from './vault.ts'

/** `addedBytes`: of those that did not lie there yet. `lost`: whose bytes are missing in the store, or no longer what they were. */
export type CopiedFiles = { count: number; bytes: number; addedBytes: number; lost: string[] }

type FileEntry = Pick<StoredFile, 'hash' | 'byteSize'>

const asTheyAre = { compressed: false }

/** Copies the bytes that do not lie at the place yet. What a hash names never changes, so each lies there once. */
export async function copyFiles(
  store: FileStore,
  vault: Vault,
  files: readonly StoredFile[],
): Promise<CopiedFiles> {
  const there = new Set((await vault.place.list('files/')).map(({ name }) => name))
  const copied: CopiedFiles = { count: files.length, bytes: 0, addedBytes: 0, lost: [] }
  for (const { hash, byteSize } of files) {
    copied.bytes += byteSize
    const name = vault.fileName(hash)
    if (there.has(name + vault.ending)) continue
    const stored = await store.open(hash)
    const checked = stored && passHash(stored as AsyncIterable<Buffer>)
    if (checked) copied.addedBytes += await vault.write(name, checked.bytes, asTheyAre)
    if (checked?.digest() === hash) continue
    if (checked) await vault.remove(name)
    copied.lost.push(hash)
  }
  return copied
}

/** Hands bytes on, and says afterwards what they were. */
function passHash(source: AsyncIterable<Buffer>): { bytes: AsyncIterable<Buffer>; digest(): string } {
  const hash = createHash('sha256')
  const pass = async function* () {
    for await (const chunk of source) {
      hash.update(chunk)
      yield chunk
    }
  }
  return { bytes: pass(), digest: () => hash.copy().digest('hex') }
}

/** Reads a file of a backup to its end; throws where it is not what its hash says. */
export async function checkFile(vault: Vault, { hash, byteSize }: FileEntry): Promise<void> {
  for await (const _ of readFile(vault, { hash, byteSize }));
}

/** Puts a file of a backup into a store. */
export async function restoreFile(vault: Vault, store: FileStore, file: StoredFile): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'tower-restore-'))
  const path = join(folder, 'file')
  try {
    await pipeline(readFile(vault, file), createWriteStream(path, { mode: 0o600 }))
    await store.put(file.hash, { path, byteSize: file.byteSize, mediaType: file.mediaType })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function* readFile(vault: Vault, { hash, byteSize }: FileEntry): AsyncIterable<Buffer> {
  const name = vault.fileName(hash)
  const sum = createHash('sha256')
  let bytes = 0
  for await (const chunk of vault.read(name, asTheyAre)) {
    sum.update(chunk)
    bytes += chunk.length
    if (bytes > byteSize) throw damaged(name)
    yield chunk
  }
  if (sum.digest('hex') !== hash) throw damaged(name)
}
