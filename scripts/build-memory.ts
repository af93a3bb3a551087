/** Whether this machine has what a build of the pages takes: without it the system ends it in the middle, without a word. */
import { readFileSync } from 'node:fs'
import { totalmem } from 'node:os'

/** Measured on a bare server: 1.1 GB at the most, and the system and a database beside it. */
const neededMb = 1_300
const mb = 1_048_576

/** What a container may take, or all of this machine with the disk that stands in for memory. */
export function readMemoryMb(): number {
  const limit = process.constrainedMemory()
  if (limit > 0 && limit < totalmem()) return Math.round(limit / mb)
  return Math.round((totalmem() + readSwapKb() * 1_024) / mb)
}

/** Says at once what a machine with so much lacks. */
export function findMemoryLack(memoryMb: number): string | undefined {
  if (memoryMb >= neededMb) return undefined
  return (
    `A build takes ${neededMb} MB of memory, and here are ${memoryMb}. As root, add disk that stands in for it: ` +
    'fallocate -l 1G /swapfile && chmod 600 /swapfile && mkswap /swapfile && swapon /swapfile. ' +
    'Or build on another machine: npm run release.'
  )
}

function readSwapKb(): number {
  try {
    return Number(/^SwapTotal:\s+(\d+) kB/m.exec(readFileSync('/proc/meminfo', 'utf8'))?.[1] ?? 0)
  } catch {
    // Another system than Linux: what it has besides is not known.
    return 0
  }
}
