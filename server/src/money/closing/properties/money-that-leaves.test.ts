// @module-tag some-on-pglite: the long form walks there too.
import { test } from 'vitest'
import { buildLeaving } from '../../../../test/money/closing/leaving/build-leaving.ts'
import { walk, type Walked } from '../../../../test/money/closing/leaving/walk.ts'

/** PROPERTY_RUNS asks for a longer walk, PROPERTY_SEED for one that was seen before, PROPERTY_STEPS for its length. */
const runs = Number(process.env.PROPERTY_RUNS ?? 0)
const isLong = runs > 0
const asked = process.env.PROPERTY_SEED
const seed = asked === undefined ? Date.now() % 2 ** 31 : Number(asked)
const stepsOfRun = process.env.TEST_DATABASE_URL ? 100 : 25
const steps = Number(process.env.PROPERTY_STEPS ?? (isLong ? runs * stepsOfRun : 30))

/** Against hanging alone. */
const mostMs = isLong ? 3 * 60 * 60_000 : 600_000

const tell = (walked: Walked) =>
  [...walked]
    .map(([name, { done, refused }]) => `${name}: ${done}, ${JSON.stringify([...refused])}`)
    .join('\n')

test(
  'whoever lets out, pays, bounces, takes back, matches and closes in whatever order, each step is done or refused in words, and no rule breaks',
  { timeout: mostMs, retry: 0, tags: process.env.SOAK === 'true' ? ['on-pglite-too'] : [] },
  async ({ task }) => {
    process.stdout.write(`walk of what leaves: PROPERTY_SEED=${seed} PROPERTY_STEPS=${steps}\n`)
    const world = await buildLeaving()
    try {
      const walked = await walk(world, { seed, steps, asks: isLong || asked ? 'after each' : 'at the end' })
      task.meta.rows = steps
      if (process.env.TEST_LOG) process.stdout.write(`${tell(walked)}\n`)
    } finally {
      await world.close()
    }
  },
)
