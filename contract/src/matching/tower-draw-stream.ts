import { seedBytes, type Sha256 } from './tower-draw-hash.ts'

const WORD_RANGE = 2n ** 64n

/**
 * The words a seed gives, one per call, without end: block i is sha256(seed || i as 8 big-endian bytes),
 * i = 0, 1, 2 …, and each block is read as four unsigned 64-bit big-endian words.
 */
export function openStream(seed: string, sha256: Sha256): () => bigint {
  const input = new Uint8Array(40)
  input.set(seedBytes(seed))
  const counter = new DataView(input.buffer, 32)
  let blockNumber = 0n
  let block: DataView = new DataView(new ArrayBuffer(32))
  let offset = 32

  return () => {
    if (offset === 32) {
      counter.setBigUint64(0, blockNumber++)
      const bytes = sha256(input)
      block = new DataView(bytes.buffer, bytes.byteOffset, 32)
      offset = 0
    }
    const word = block.getBigUint64(offset)
    offset += 8
    return word
  }
}

/**
 * The number below `total` that a word stands for, or nothing when the word must be passed over: words from
 * the last whole multiple of `total` on would make small numbers a little likelier than large ones.
 */
export function numberBelow(total: number, word: bigint): number | undefined {
  const range = BigInt(total)
  if (word >= WORD_RANGE - (WORD_RANGE % range)) return undefined
  return Number(word % range)
}
