import { encode } from 'uqr'
import type { Shape } from './sheet.ts'

/** An address as a code to scan: dark squares of one unit each, and how many there are on a side. */
export function qrShape(address: string, fill: string): { shape: Shape; side: number } {
  const { data, size } = encode(address, { border: 0, ecc: 'M' })
  const runs = data.flatMap((row, y) => runsOf(row).map(({ from, to }) => runAt(from, to, y)))
  return { shape: { d: runs.join(''), fill }, side: size }
}

const runAt = (from: number, to: number, y: number) => `M${from} ${y}H${to}V${y + 1}H${from}Z`

/** Where a row is dark, from and until. */
function runsOf(row: readonly boolean[]): { from: number; to: number }[] {
  const runs: { from: number; to: number }[] = []
  for (const [at, isDark] of row.entries()) {
    const last = runs.at(-1)
    if (isDark && last?.to === at) last.to = at + 1
    else if (isDark) runs.push({ from: at, to: at + 1 })
  }
  return runs
}
