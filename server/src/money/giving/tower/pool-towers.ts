import type { Services } from '../../../services.ts'
import { announcePooling } from './announce-pooling.ts'
import { poolTower } from './pool-tower.ts'
import { listDue, listUntouched } from './pooling.queries.ts'
import { poolingRule } from './pooling-rule.ts'

/** How many of each a run takes: what is left waits for the next day. */
const atOnce = 5_000

/** So that no gift waits for ever: announces which towers join the shared one, and lets those join whose time has come. */
export async function poolTowers(services: Services): Promise<{ announced: number; pooled: number }> {
  const at = services.clock.now()
  const since = poolingRule(services.config).untouchedSince(at)
  const due = await services.database.read((tx) => listDue(tx, { at, limit: atOnce }))
  let pooled = 0
  for (const { id } of due)
    if (await services.database.transaction((tx) => poolTower(services, tx, id))) pooled += 1
  const untouched = await services.database.read((tx) => listUntouched(tx, { since, limit: atOnce }))
  for (const { id } of untouched)
    await services.database.transaction((tx) => announcePooling(services, tx, id))
  return { announced: untouched.length, pooled }
}
