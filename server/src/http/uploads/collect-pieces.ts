import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

type Collect = (how: { type: 'minor'; execution: 'sync' }) => void

const betweenBytes = 16 * 1024 * 1024

let collect: Collect | undefined
let arrived = 0

/**
 * Told of every piece of a file that arrives. The bytes of a piece lie outside of V8's heap, so V8 sees a small object and lets
 * sixty megabytes of pieces pile up that nobody holds any more; here those are given back as often as so many have arrived. Only
 * young objects are looked at, which takes a millisecond or two.
 */
export function collectPieces(byteSize: number): void {
  arrived += byteSize
  if (arrived < betweenBytes) return
  arrived = 0
  collect ??= findCollector()
  collect({ type: 'minor', execution: 'sync' })
}

/** Node shows its collector to contexts that are made after it was asked to. */
function findCollector(): Collect {
  setFlagsFromString('--expose-gc')
  return runInNewContext('gc') as Collect
}
