import { createHash } from 'node:crypto'
import type { Random } from '../src/clock.ts'

const hex = (text: string) => createHash('sha256').update(text).digest('hex')

/** The id of a thing of the demo, the same in every installation. */
export function demoId(name: string): string {
  const h = hex(`demo:${name}`)
  return `${h.slice(0, 8)}-${h.slice(8, 12)}-4${h.slice(13, 16)}-8${h.slice(17, 20)}-${h.slice(20, 32)}`
}

/** Chance that repeats itself for the same name: demo data are the same everywhere. Never for real ones. */
export function demoRandom(name: string): Random {
  let block = 0
  const bytes = (count: number): Buffer => {
    const blocks: Buffer[] = []
    for (let length = 0; length < count; length += 32)
      blocks.push(Buffer.from(hex(`${name}:${block++}`), 'hex'))
    return Buffer.concat(blocks).subarray(0, count)
  }
  return { bytes, uuid: () => demoId(`${name}:${block++}`) }
}
