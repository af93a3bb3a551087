import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import type { Config } from '../../config.ts'

const oldMs = 60 * 60 * 1000

/** Where files lie while they arrive. Their names are ours. */
export async function nameArrival(folder: string): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  return join(folder, randomUUID())
}

/** The folder of a process: beside its other data, whatever the store of files is. */
export function arrivalFolder({ DATA_DIR }: Pick<Config, 'DATA_DIR'>): string {
  return join(DATA_DIR, 'uploads')
}

/** Removes what a process that ended left behind in the middle of an upload. Answers how many files. */
export async function clearArrivals(folder: string, now: Date): Promise<number> {
  const names = await readdir(folder).catch(() => [])
  const removed = await Promise.all(
    names.map(async (name) => {
      const path = join(folder, name)
      const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Infinity }))
      if (now.getTime() - mtimeMs < oldMs) return 0
      await rm(path, { force: true })
      return 1
    }),
  )
  return removed.reduce<number>((sum, one) => sum + one, 0)
}
