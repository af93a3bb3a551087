import { randomUUID } from 'node:crypto'
import { createReadStream, existsSync } from 'node:fs'
import { link, mkdir, open, readdir, rename, rm, stat, statfs } from 'node:fs/promises'
import { once } from 'node:events'
import { dirname, join, relative, sep } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { errorCode } from '../../database/database.ts'
import type { Place, PlacedObject } from './place.ts'

/** Longer than anybody takes from seeing that nothing is there to having given the name. */
const usuallySettledMs = 5_000

/** How a folder gives a file a second name, and how long the first ones are waited for where it can't. */
type Naming = { giveName: (draft: string, target: string) => Promise<void>; settledMs: number }

/** Backups in a folder. Bytes are written beside, brought to the disk and only then given their name. */
export function createFolderPlace(
  folder: string,
  { giveName = link, settledMs = usuallySettledMs }: Partial<Naming> = {},
): Place {
  const pathOf = (name: string) => join(folder, ...name.split('/'))
  return {
    label: folder,
    async put(name, bytes, { keepsFirst } = { keepsFirst: false }) {
      const target = pathOf(name)
      const draft = join(folder, 'half', randomUUID())
      await mkdir(dirname(draft), { recursive: true, mode: 0o700 })
      await mkdir(dirname(target), { recursive: true, mode: 0o700 })
      try {
        const written = await writeWhole(draft, bytes)
        await (keepsFirst ? nameFirst(draft, target, { giveName, settledMs }) : rename(draft, target))
        await syncPath(dirname(target))
        return written
      } catch (error) {
        await rm(draft, { force: true })
        throw error
      }
    },
    async open(name) {
      const stream = createReadStream(pathOf(name))
      try {
        await once(stream, 'open')
        return stream
      } catch (error) {
        if (errorCode(error) === 'ENOENT') return undefined
        throw error
      }
    },
    list: (prefix) => listUnder(folder, prefix),
    remove: async (name) => {
      await rm(pathOf(name), { force: true })
      await removeEmpty(folder, dirname(pathOf(name)))
    },
    async freeBytes() {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const { bavail, bsize } = await statfs(folder)
      return bavail * bsize
    },
  }
}

/** How a mounted folder says that it gives a file no second name, as exFAT, CIFS and buckets that are mounted do. */
const withoutLinks: readonly unknown[] = ['EPERM', 'ENOSYS', 'ENOTSUP', 'EOPNOTSUPP']

/** Of several that come at the same moment the name is given to one; where a folder can't promise that, to the last. */
async function nameFirst(draft: string, target: string, { giveName, settledMs }: Naming): Promise<void> {
  try {
    await giveName(draft, target)
  } catch (error) {
    const code = errorCode(error)
    if (withoutLinks.includes(code)) return nameLast(draft, target, settledMs)
    if (code !== 'EEXIST') throw error
  }
  await rm(draft)
}

/** What stands there stays. Of those who saw nothing there the last one wins, and whoever reads after this reads what all read. */
async function nameLast(draft: string, target: string, settledMs: number): Promise<void> {
  if (existsSync(target)) return rm(draft)
  await rename(draft, target)
  await sleep(settledMs)
}

async function writeWhole(path: string, bytes: AsyncIterable<Buffer>): Promise<number> {
  await using handle = await open(path, 'wx', 0o600)
  let written = 0
  for await (const chunk of bytes) {
    await handle.writeFile(chunk)
    written += chunk.length
  }
  await handle.sync()
  return written
}

async function syncPath(path: string): Promise<void> {
  await using handle = await open(path, 'r')
  await handle.sync()
}

/** A prefix ends at a folder. */
async function listUnder(folder: string, prefix: string): Promise<PlacedObject[]> {
  const top = join(folder, ...prefix.split('/'))
  const entries = await readdir(top, { recursive: true, withFileTypes: true }).catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return []
    throw error
  })
  const found: PlacedObject[] = []
  for (const entry of entries) {
    if (!entry.isFile()) continue
    const path = join(entry.parentPath, entry.name)
    const { size, mtime } = await stat(path)
    found.push({ name: relative(folder, path).split(sep).join('/'), bytes: size, modifiedAt: mtime })
  }
  return found
}

/** Takes folders away in which nothing lies any more, up to the place's own. */
async function removeEmpty(top: string, folder: string): Promise<void> {
  if (folder.length <= top.length) return
  const names = await readdir(folder).catch(() => ['gone'])
  if (names.length > 0) return
  await rm(folder, { recursive: true, force: true })
  await removeEmpty(top, dirname(folder))
}
