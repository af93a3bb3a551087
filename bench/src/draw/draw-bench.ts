import { hash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { entriesHash, inListOrder, type DrawEntry } from '@tower/contract/matching/tower-draw-list.ts'
import { pickWinners } from '@tower/contract/matching/tower-draw-pick.ts'
import { drawByReservoir, drawBySorting } from './peer-samplers.ts'

/** One figure: the median of its rounds, all rounds, and what it is held against. */
export interface BenchRow {
  readonly name: string
  readonly unit: 'ns/entry' | 'ms' | 'times'
  readonly median: number
  readonly rounds: readonly number[]
  readonly goal?: string
  readonly met?: boolean
}

/** `large` adds ten million entries, which takes some minutes and `node --max-old-space-size=7000`. */
export interface DrawBenchOptions {
  readonly large?: boolean
}

const ROUNDS = 5
const SEED = 'c3'.repeat(32)
const sha256 = (bytes: Uint8Array) => hash('sha256', bytes, 'buffer')

/**
 * Measures the draw beside two unseeded samplers that prove nothing, in turn on the same entries. These are in
 * list order already, since ordering and hashing belong to the freeze; what both cost is shown by a draw of a
 * million entries and a thousand places as a whole. Last comes how the time grows.
 */
export function benchDraw({ large = false }: DrawBenchOptions = {}): BenchRow[] {
  const rows: BenchRow[] = []
  const medians = new Map<number, number>()
  for (const size of large ? [1e5, 1e6, 1e7] : [1e5, 1e6]) {
    const received = makeEntries(size)
    const list = inListOrder(received)
    for (const count of [10, 1000]) {
      const [draw, ...ratios] = compareSamplers(list, count)
      medians.set(size, draw!.median)
      rows.push(draw!, ...ratios)
    }
    if (size === 1e6) rows.push(...benchWholeDraw(received))
    if (size === 1e7) rows.push(benchManyPlaces(list))
  }
  return [...rows, ...growthRows(medians)]
}

/** The draw, its ratio to each peer round by round, and the peers' own times. */
function compareSamplers(list: readonly DrawEntry[], count: number): BenchRow[] {
  const size = list.length
  const [draw, reservoir, sorting] = inTurn([
    () => pickWinners({ entries: list, seed: SEED, count }, sha256),
    () => drawByReservoir(list, count),
    () => drawBySorting(list, count),
  ]).map((times) => times.map((ms) => (ms * 1e6) / size)) as [number[], number[], number[]]

  const what = `${label(size)} entries, ${count} places`
  const goal = size >= 1e6 ? 25 : Number.POSITIVE_INFINITY
  return [
    row(`draw: ${what}`, 'ns/entry', draw, atMost(goal)),
    row(`  time ÷ unseeded A-Res`, 'times', ratio(draw, reservoir), atMost(1.5)),
    row(`  sorting all keys ÷ time`, 'times', ratio(sorting, draw), atLeast(10)),
    row(`  unseeded A-Res itself`, 'ns/entry', reservoir),
    row(`  sorting all keys itself`, 'ns/entry', sorting),
  ]
}

/** From entries as they come from the database to the winners, step by step. */
function benchWholeDraw(received: readonly DrawEntry[]): BenchRow[] {
  const steps = Array.from({ length: ROUNDS + 1 }, () => {
    const times: number[] = []
    const list = timed(times, () => inListOrder(received))
    timed(times, () => entriesHash(list, sha256))
    timed(times, () => pickWinners({ entries: list, seed: SEED, count: 1000 }, sha256))
    return times
  }).slice(1)
  const step = (at: number) => steps.map((times) => times[at]!)
  return [
    row(
      'whole draw: 1,000,000 entries, 1,000 places',
      'ms',
      steps.map((times) => times.reduce((a, b) => a + b)),
    ),
    row('  put in list order', 'ms', step(0)),
    row('  list written and hashed', 'ms', step(1)),
    row('  winners drawn', 'ms', step(2)),
  ]
}

function benchManyPlaces(list: readonly DrawEntry[]): BenchRow {
  const [few, many] = inTurn(
    [10, 1e5].map((count) => () => pickWinners({ entries: list, seed: SEED, count }, sha256)),
  )
  return row('growth: 10,000,000 entries, 100,000 places ÷ 10 places', 'times', ratio(many!, few!), atMost(3))
}

/** Ten times the entries at a thousand places: the time may grow a little more than tenfold, never by the square. */
function growthRows(medians: ReadonlyMap<number, number>): BenchRow[] {
  const sizes = [...medians.keys()]
  return sizes.slice(1).map((size, at) => {
    const growth = (10 * medians.get(size)!) / medians.get(sizes[at]!)!
    return row(`growth: ${label(sizes[at]!)} → ${label(size)} entries`, 'times', [growth], atMost(15))
  })
}

/** Runs each task once unmeasured, then all of them in turn, round by round; milliseconds per task and round. */
function inTurn(tasks: readonly (() => unknown)[]): number[][] {
  for (const task of tasks) task()
  const times = tasks.map((): number[] => [])
  for (let round = 0; round < ROUNDS; round++) {
    tasks.forEach((task, at) => timed(times[at]!, task))
  }
  return times
}

function timed<Result>(times: number[], task: () => Result): Result {
  const start = performance.now()
  const result = task()
  times.push(performance.now() - start)
  return result
}

// Ids and weights come from a counter, so that every run measures the same draw. Each id is written anew after
// sorting: then the entries lie in memory one after the other, as rows do that arrive from the database by id.
function makeEntries(size: number): DrawEntry[] {
  const ids = Array.from({ length: size }, (_, at) => uuidOf(at)).sort()
  return ids.map((id, at) => ({ id: Buffer.from(id).toString('latin1'), weight: 1 + (at % 35) }))
}

function uuidOf(at: number): string {
  const hex = hash('md5', `entry ${at}`)
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20)}`
}

interface Goal {
  readonly goal: string
  readonly isMet: (median: number) => boolean
}

function atMost(limit: number): Goal | undefined {
  return Number.isFinite(limit) ? { goal: `≤ ${limit}`, isMet: (median) => median <= limit } : undefined
}

function atLeast(limit: number): Goal {
  return { goal: `≥ ${limit}`, isMet: (median) => median >= limit }
}

function row(name: string, unit: BenchRow['unit'], rounds: readonly number[], goal?: Goal): BenchRow {
  const median = rounds.toSorted((a, b) => a - b)[rounds.length >> 1]!
  return { name, unit, median, rounds, ...(goal && { goal: goal.goal, met: goal.isMet(median) }) }
}

function ratio(over: readonly number[], under: readonly number[]): number[] {
  return over.map((time, round) => time / under[round]!)
}

function label(size: number): string {
  return size.toLocaleString('en-US')
}

function printRow({ name, unit, median, rounds, goal, met }: BenchRow): void {
  const verdict = goal ? `  goal ${goal}: ${met ? 'met' : 'MISSED'}` : ''
  const all = rounds.map((value) => value.toFixed(2)).join(' ')
  console.log(`${name.padEnd(58)} ${median.toFixed(2).padStart(9)} ${unit.padEnd(8)} [${all}]${verdict}`)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  benchDraw({ large: process.argv.includes('--large') }).forEach(printRow)
}
