import { createHash, hash } from 'node:crypto'

/** What a table's text comes to: its lines, the hash of all of it, and a sum of its lines whatever their order. */
export type TextSums = { rows: number; bytes: number; sha256: string; sum: string }

const newline = 0x0a

/**
 * Adds up the text of a table while it passes. A restored table lies in another order than the one it was taken from, so that its rows are
 * the same is seen by the sum of their hashes, in eight counters of 32 bits.
 */
export function countText(): {
  pass(text: AsyncIterable<Buffer>): AsyncIterable<Buffer>
  sums(): TextSums
} {
  const whole = createHash('sha256')
  const counters = new Uint32Array(8)
  let [rows, bytes] = [0, 0]
  let begun: Buffer = Buffer.alloc(0)
  const add = (line: Buffer): void => {
    const digest = hash('sha256', line, 'buffer')
    for (let at = 0; at < 8; at++) counters[at] = (counters[at] ?? 0) + digest.readUInt32LE(at * 4)
    rows++
  }
  const addLines = (chunk: Buffer): void => {
    let from = 0
    for (let end = chunk.indexOf(newline); end >= 0; end = chunk.indexOf(newline, from)) {
      const line = chunk.subarray(from, end)
      add(begun.length > 0 ? Buffer.concat([begun, line]) : line)
      begun = Buffer.alloc(0)
      from = end + 1
    }
    if (from < chunk.length) begun = Buffer.concat([begun, chunk.subarray(from)])
  }
  return {
    async *pass(text) {
      for await (const chunk of text) {
        whole.update(chunk)
        bytes += chunk.length
        addLines(chunk)
        yield chunk
      }
    },
    sums: () => ({
      ...{ rows, bytes },
      sha256: whole.copy().digest('hex'),
      sum: Buffer.from(counters.buffer).toString('hex'),
    }),
  }
}

/** Reads a text to its end for its sums alone. */
export async function sumText(text: AsyncIterable<Buffer>): Promise<TextSums> {
  const counted = countText()
  for await (const _ of counted.pass(text));
  return counted.sums()
}
