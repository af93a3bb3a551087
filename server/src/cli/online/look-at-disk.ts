import { existsSync, statfsSync } from 'node:fs'
import { dirname, resolve } from 'node:path'

const gigabyte = 1_000_000_000
/** A tenth of a large disk is plenty; a whole gigabyte of a small one is not. */
const [leastBytes, leastShare, plentyBytes] = [gigabyte, 0.1, 20 * gigabyte]

/** How much space is left where the data lie; throws where it soon will not do. */
export function lookAtDisk(folder: string): string {
  const { bavail, blocks, bsize } = statfsSync(nearestExisting(resolve(folder)))
  return judgeSpace({ free: bavail * bsize, total: blocks * bsize })
}

/** The sentence on so much space; thrown where it is too little. */
export function judgeSpace({ free, total }: { free: number; total: number }): string {
  const said = `${(free / gigabyte).toFixed(1)} of ${(total / gigabyte).toFixed(1)} GB are free`
  if (free < leastBytes || (free < total * leastShare && free < plentyBytes)) throw new Error(`only ${said}`)
  return said
}

function nearestExisting(path: string): string {
  return existsSync(path) ? path : nearestExisting(dirname(path))
}
