import type { Random } from '../../../clock.ts'

/** Of all chance in a book: a whole number that the database's smallest kind holds. */
export function drawSeed(random: Pick<Random, 'bytes'>): number {
  return random.bytes(4).readUInt32BE(0) >>> 1
}
