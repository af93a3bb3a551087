import { setTimeout as sleep } from 'node:timers/promises'
import type { Year } from '../year.ts'
import { noteLostEvents, untilReady } from './until-ready.ts'

/** After so long the unit of a process that ended by itself starts it again (RestartSec). */
const restartAfterMs = 2_000

/** A web process is gone from one instant to the next, with whatever it had in hand. */
export async function crashWeb({ site: { webs } }: Year): Promise<void> {
  await webs[0].kill()
  await sleep(restartAfterMs)
  await webs[0].start()
}

/** PostgreSQL ends as in a crash, and recovers from its log. */
export async function crashDatabase(year: Year): Promise<void> {
  await year.daily.pause()
  try {
    await year.cluster.restart('immediate')
    await untilReady(year)
    await noteLostEvents(year)
  } finally {
    year.daily.resume()
  }
}
