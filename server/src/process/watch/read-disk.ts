import { statfs } from 'node:fs/promises'
import type { Beat } from './beats.queries.ts'

/** How full the disk is that a folder lies on; undefined where nobody can say. */
export async function readDisk(folder: string): Promise<Beat['disk']> {
  try {
    const { bavail, bsize, blocks } = await statfs(folder)
    return blocks > 0 ? { freeBytes: bavail * bsize, totalBytes: blocks * bsize } : undefined
  } catch {
    return undefined
  }
}
