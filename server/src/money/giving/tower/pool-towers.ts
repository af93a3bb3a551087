import type { Services } from '../../../services.ts'
import { workThrough } from '../../../work-through.ts'
import { announcePooling } from './announce-pooling.ts'
import { poolTower } from './pool-tower.ts'
import { listDue, listUntouched } from './pooling.queries.ts'
import { poolingRule } from './pooling-rule.ts'

/** How many of each a run takes: what is left waits for the next day. */
const atOnce = 5_000

/** So that no gift waits for ever: lets the towers join the shared one whose time has come, and announces the next ones. */
export async function poolTowers(services: Services): Promise<void> {
  const { clock, config, database } = services
  const at = clock.now()
  const since = poolingRule(config).untouchedSince(at)
  const { due, untouched } = await database.read(async (tx) => ({
    due: await listDue(tx, { at, limit: atOnce }),
    untouched: await listUntouched(tx, { since, limit: atOnce }),
  }))
  const steps = [
    ...due.map(({ id }) => ({ id, step: poolTower })),
    ...untouched.map(({ id }) => ({ id, step: announcePooling })),
  ]
  await workThrough(services, steps, ({ id, step }) => database.transaction((tx) => step(services, tx, id)))
}
