import { setTimeout as sleep } from 'node:timers/promises'
import { findLostEvents } from '../../auditor/find-lost-events.ts'
import { processesOf } from '../site/run-site.ts'
import type { Year } from '../year.ts'

const readyWithinMs = 300_000

/** Waits until every process says that it is ready again. */
export async function untilReady({ site }: Pick<Year, 'site'>): Promise<void> {
  for (const { name, port } of processesOf(site)) await untilAnswered(`http://127.0.0.1:${port}/readyz`, name)
}

/** Waits until something answers with 200. */
export async function untilAnswered(url: string, name: string): Promise<void> {
  const deadline = Date.now() + readyWithinMs
  while (Date.now() < deadline) {
    const answer = await fetch(url).catch(() => undefined)
    await answer?.body?.cancel()
    if (answer?.ok) return
    await sleep(100)
  }
  throw new Error(`${name} was not ready again within ${readyWithinMs / 60_000} minutes`)
}

/** Every event of the provider that was ever answered with 200 must be in the database as it is now. */
export async function noteLostEvents({ provider, database, diary }: Year): Promise<void> {
  for (const id of await findLostEvents(database, await provider.listAcknowledged())) diary.lostEvents.add(id)
}
