import type { FileHandle } from 'node:fs/promises'

/** From its first byte to before its last. */
export type Range = { from: number; until: number }

const zeros = Buffer.alloc(64 * 1024)

/** Writes zeros over a part of a file. */
export async function zero(file: FileHandle, from: number, until: number): Promise<void> {
  for (let at = from; at < until; at += zeros.length)
    await file.write(zeros, 0, Math.min(zeros.length, until - at), at)
}

/** Writes zeros over everything in some boxes that lies in none of the ranges. */
export async function clearAllBut(
  file: FileHandle,
  boxes: readonly { content: number; end: number }[],
  ranges: readonly Range[],
): Promise<void> {
  const sorted = ranges.toSorted((one, other) => one.from - other.from)
  for (const { content, end } of boxes) {
    let at = content
    for (const { from, until } of sorted) {
      if (until <= at || from >= end) continue
      await zero(file, at, Math.min(from, end))
      at = Math.max(at, until)
      if (at >= end) break
    }
    await zero(file, at, end)
  }
}
