import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, existsSync, cpSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { findChromium } from '../../../scripts/chromium.ts'

/** Of Chromium's trace only what is read here. Times in microseconds; `tdur` is of the processor, as a busy machine does not stretch it. */
export type TraceEvent = { name: string; pid: number; tid: number; ts: number; dur?: number; tdur?: number }

const categories = ['loading', 'v8', 'disabled-by-default-devtools.timeline'].join(',')
const traceSeconds = 15
/** A busy machine writes the trace late. */
const patienceMs = 180_000

/** As Lighthouse counts: its phone is four times slower, and what a task takes above 50 ms blocks. */
const slowdown = 4
const freeMs = 50

/**
 * What a page blocks for in a browser that nobody watches, in milliseconds on Lighthouse's phone: all tasks of its main thread after the
 * first paint. Lighthouse itself looks by the inspector, for which V8 reads React's whole source again to say where three errors
 * were made that are never thrown: 55 to 70 ms of the processor that no visitor pays (docs/decisions/0247).
 *
 * @param profile the folder of a browser that somebody is signed in with; a copy of it is used
 */
export async function measureBlocking(address: string, profile?: string): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'tower-unwatched-'))
  try {
    if (profile !== undefined) cpSync(profile, join(folder, 'profile'), { recursive: true })
    return blockingOf(await traceVisit(address, folder))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function traceVisit(address: string, folder: string): Promise<TraceEvent[]> {
  const file = join(folder, 'trace.json')
  const browser = spawn(
    await findChromium(),
    [
      ...['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
      ...[
        '--window-size=412,823',
        '--force-device-scale-factor=1.75',
        `--user-data-dir=${join(folder, 'profile')}`,
      ],
      ...[`--trace-startup=${categories}`, `--trace-startup-file=${file}`, '--trace-startup-format=json'],
      ...[`--trace-startup-duration=${traceSeconds}`, address],
    ],
    { stdio: 'ignore' },
  )
  try {
    return await readTrace(file)
  } finally {
    browser.kill()
    await new Promise((resolve) => browser.once('exit', resolve))
  }
}

/** It is written whole at its end, which takes a moment. */
async function readTrace(file: string): Promise<TraceEvent[]> {
  const until = Date.now() + patienceMs
  while (Date.now() < until) {
    await sleep(500)
    const events = existsSync(file) && parseTrace(readFileSync(file, 'utf8'))
    if (events) return events
  }
  throw new Error(`Chromium wrote no trace to ${file}`)
}

function parseTrace(text: string): TraceEvent[] | undefined {
  try {
    return (JSON.parse(text) as { traceEvents: TraceEvent[] }).traceEvents
  } catch {
    return undefined
  }
}

/** Sums what blocks after the first paint; throws where the trace knows of none. */
export function blockingOf(events: readonly TraceEvent[]): number {
  const paint = events.find(({ name }) => name === 'firstContentfulPaint')
  if (!paint) throw new Error('the trace holds no paint of the page')
  if (!events.some(({ name, pid }) => name === 'v8.evaluateModule' && pid === paint.pid))
    throw new Error('the trace ended before the scripts of the page ran')
  const tasks = events.filter(
    ({ name, pid, tid, ts, dur = 0 }) =>
      name === 'RunTask' && pid === paint.pid && tid === paint.tid && ts + dur > paint.ts,
  )
  const times = tasks.map(({ tdur = 0 }) => (tdur / 1_000) * slowdown)
  return times.reduce((sum, ms) => sum + Math.max(0, ms - freeMs), 0)
}
