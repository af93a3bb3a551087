import type { Readable } from 'node:stream'

/** Part of a file: from one byte to another, both included. */
export type ByteRange = { start: number; end: number }

/**
 * Where the bytes of files lie: a folder of this machine, or a bucket. Bytes are named by the SHA-256 of what they are, so
 * the same bytes lie once, and what a name stands for never changes.
 */
export type FileStore = {
  /** Keeps what lies at a path of this machine. Once it returns, the bytes outlive a crash. Again changes nothing. */
  put(hash: string, source: StoredSource): Promise<void>
  /** The bytes as they come; undefined when there are none of this name. */
  open(hash: string, range?: ByteRange): Promise<Readable | undefined>
  /** Bytes that are not there are removed already. */
  remove(hash: string): Promise<void>
  /** Throws when it can't be used. */
  check(): Promise<void>
}

export type StoredSource = { path: string; byteSize: number; mediaType: string }
