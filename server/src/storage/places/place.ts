import type { Readable } from 'node:stream'

/** What lies at a place, by its name: words, digits, dots and dashes between slashes. */
export type PlacedObject = { name: string; bytes: number; modifiedAt: Date }

/**
 * Somewhere that backups lie: a folder or a bucket. What stands under a name is whole: it is there once all its bytes are, and
 * replaced by another whole one.
 */
export type Place = {
  /** As it is told to people: the folder's path, or the bucket's address. */
  label: string
  /**
   * Writes what a stream gives, and brings it to the disk. Answers how many bytes that were. With `keepsFirst` what stands
   * under the name already stays. A bucket or a mounted folder that can't promise that may replace it: once this is done, all who
   * read the name read the same.
   */
  put(name: string, bytes: AsyncIterable<Buffer>, how?: { keepsFirst: boolean }): Promise<number>
  /** The bytes as they come; undefined when there are none of this name. */
  open(name: string): Promise<Readable | undefined>
  /** All whose names begin so, in no order. */
  list(prefix: string): Promise<PlacedObject[]>
  /** What is not there is removed already. */
  remove(name: string): Promise<void>
  /** How much space there is; undefined where nobody can say. */
  freeBytes(): Promise<number | undefined>
}
