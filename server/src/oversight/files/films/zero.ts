import type { FileHandle } from 'node:fs/promises'

/** From its first byte to before its last. */
export type Range = { from: number; until: number }

const zeros = Buffer.alloc(64 * 1024)

/** Writes zeros over a part of a file. */
export async function zero(file: FileHandle, from: number, until: number): Promise<void> {
  for (let at = from; at < until; at += zeros.length)
    await file.write(zeros, 0, Math.min(zeros.length, until - at), at)
}

/** Writes zeros over everything in some boxes, the first in front, that lies in none of the ranges. */
export async function clearAllBut(
  file: FileHandle,
  boxes: readonly { content: number; end: number }[],
  ranges: readonly Range[],
): Promise<void> {
  const kept = joinRanges(ranges)
  let next = 0
  for (const { content, end } of boxes) {
    // What ends before this box concerns no later one either: each range is passed by once.
    while (next < kept.length && kept[next]!.until <= content) next += 1
    let at = content
    for (let nth = next; nth < kept.length && kept[nth]!.from < end; nth += 1) {
      await zero(file, at, kept[nth]!.from)
      at = kept[nth]!.until
      if (at <= end) next = nth + 1
    }
    await zero(file, at, end)
  }
}

/** The same ranges without those that hold nothing, one behind the other: what overlaps is one. */
function joinRanges(ranges: readonly Range[]): Range[] {
  const joined: Range[] = []
  for (const { from, until } of ranges.toSorted((one, other) => one.from - other.from)) {
    const last = joined.at(-1)
    if (last && from <= last.until) last.until = Math.max(last.until, until)
    else if (from < until) joined.push({ from, until })
  }
  return joined
}
