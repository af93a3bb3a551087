/** How fast this processor is, so that budgets in CPU seconds mean the same on another. */
import { createHash } from 'node:crypto'

const rounds = 40

/**
 * CPU seconds of a fixed piece of work, the least of forty tries: text is parsed, sorted and hashed, about as tests do. The
 * least is what the processor can do, whatever else runs beside it.
 */
export function measurePace(): number {
  const rows = JSON.stringify(Array.from({ length: 50_000 }, (_, at) => ({ id: (at * 7_919) % 50_021, at })))
  return Math.min(...Array.from({ length: rounds }, () => secondsOf(() => workThrough(rows))))
}

function secondsOf(work: () => void): number {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1_000_000
}

function workThrough(rows: string): void {
  const parsed = JSON.parse(rows) as { id: number }[]
  const sorted = parsed.toSorted((one, other) => one.id - other.id)
  createHash('sha256').update(JSON.stringify(sorted)).digest('hex')
}
