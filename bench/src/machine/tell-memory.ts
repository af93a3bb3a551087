/**
 * Loaded into a measured server before its own program: tells the bench, when asked, what only the process itself knows
 * of its memory. Asked to tidy up, it first throws away what nobody holds any more.
 */
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

export type MemoryOrder = 'tell' | 'tidy up'
export type ToldMemory = Pick<NodeJS.MemoryUsage, 'heapTotal' | 'heapUsed' | 'external'>

process.on('message', (order: MemoryOrder) => {
  if (order === 'tidy up') collectGarbage()
  const { heapTotal, heapUsed, external } = process.memoryUsage()
  process.send?.({ heapTotal, heapUsed, external } satisfies ToldMemory)
})
// Listening keeps no process alive.
process.channel?.unref()

function collectGarbage(): void {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  collect()
}
