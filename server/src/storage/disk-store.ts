import { createReadStream } from 'node:fs'
import { constants, access, copyFile, mkdir, open, rename, rm, stat } from 'node:fs/promises'
import { once } from 'node:events'
import { randomUUID } from 'node:crypto'
import { dirname, join } from 'node:path'
import { errorCode } from '../database/database.ts'
import type { FileStore } from './file-store.ts'

/**
 * Files in a folder of this machine, `ab/cd/abcd…`, by the hash of what is in them. Bytes are written under another name,
 * brought to the disk and only then renamed: a name that exists stands for all its bytes, whenever the power fails.
 */
export function createDiskStore(folder: string): FileStore {
  const pathOf = (hash: string) => join(folder, hash.slice(0, 2), hash.slice(2, 4), hash)
  const half = join(folder, 'half')
  return {
    async put(hash, { path: source, byteSize }) {
      const target = pathOf(hash)
      if ((await sizeOf(target)) === byteSize) return
      await mkdir(half, { recursive: true, mode: 0o700 })
      await mkdir(dirname(target), { recursive: true, mode: 0o700 })
      const draft = join(half, randomUUID())
      try {
        await copyFile(source, draft, constants.COPYFILE_FICLONE)
        await syncPath(draft)
        await rename(draft, target)
      } catch (error) {
        await rm(draft, { force: true })
        throw error
      }
      // A folder that was just made is an entry of the one above it.
      for (const above of [dirname(target), dirname(dirname(target)), folder]) await syncPath(above)
    },
    async open(hash, range) {
      const stream = createReadStream(pathOf(hash), range)
      try {
        await once(stream, 'open')
        return stream
      } catch (error) {
        if (errorCode(error) === 'ENOENT') return undefined
        throw error
      }
    },
    remove: (hash) => rm(pathOf(hash), { force: true }),
    async check() {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await access(folder, constants.W_OK)
    },
  }
}

async function sizeOf(path: string): Promise<number | undefined> {
  return (await stat(path).catch(() => undefined))?.size
}

async function syncPath(path: string): Promise<void> {
  await using handle = await open(path, 'r')
  await handle.sync()
}
