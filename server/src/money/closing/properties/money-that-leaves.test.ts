// @module-tag some-on-pglite: the long walk goes there too.
import { test } from 'vitest'
import { buildLeaving } from '../../../../test/money/closing/leaving/build-leaving.ts'
import { walk } from '../../../../test/money/closing/leaving/walk.ts'

/** PROPERTY_RUNS asks for the long walk, PROPERTY_STEPS for one of this length, PROPERTY_SEED for one that was seen before. */
const runs = Number(process.env.PROPERTY_RUNS ?? 0)
const stepsOfRun = process.env.TEST_DATABASE_URL ? 100 : 25
const isLong = runs > 0
const steps = Number(process.env.PROPERTY_STEPS ?? (isLong ? runs * stepsOfRun : 20))
const seed = Number(process.env.PROPERTY_SEED ?? Date.now() % 2 ** 31)

/** Against hanging alone. */
const mostMs = isLong ? 6 * 60 * 60_000 : 600_000

async function live(asks: 'after each' | 'at the end'): Promise<void> {
  process.stdout.write(`walk of what leaves: PROPERTY_SEED=${seed} PROPERTY_STEPS=${steps}\n`)
  const world = await buildLeaving()
  try {
    await walk(world, { seed, steps, asks })
  } finally {
    await world.close()
  }
}

test.runIf(!isLong)(
  'whoever lets out, pays, bounces, takes back, matches and closes in whatever order, each step is done or refused in words, and no rule breaks',
  { timeout: mostMs, retry: 0 },
  async ({ task }) => {
    await live('at the end')
    task.meta.rows = steps
  },
)

test.runIf(isLong)(
  'in a long walk no rule breaks after any step either',
  { timeout: mostMs, retry: 0, tags: 'on-pglite-too' },
  async ({ task }) => {
    await live('after each')
    task.meta.rows = steps
  },
)
