import { fileURLToPath } from 'node:url'
import { systemClock, systemPause, systemRandom } from '@tower/server/clock.ts'
import { readConfig } from '@tower/server/config.ts'
import { createDatabase } from '@tower/server/database/database.ts'
import { migrate } from '@tower/server/database/migrate.ts'
import { openPostgres } from '@tower/server/database/postgres-engine.ts'
import { captureMailer } from '@tower/server/mail/mailer.ts'
import { everyMail } from '@tower/server/mail-templates.ts'
import { keepGate } from '@tower/server/oversight/gate/keep-gate.ts'
import { keepCharity } from '@tower/server/outreach/charity/keep-charity.ts'
import {
  buildDraw,
  buildClassrooms,
  buildSlots,
} from '@tower/server/test-builders/matching/draws/build-draw.ts'
import { freezeDraw } from '@tower/server/matching/draws/freeze-draw.ts'
import { readWholeProof } from '@tower/server/matching/draws/proof/read-proof.ts'
import { runDraw } from '@tower/server/matching/draws/run-draw.ts'
import type { Services } from '@tower/server/services.ts'
import { openBeacon } from '@tower/server/vendors/drand/open-beacon.ts'
import { pino } from 'pino'
import type { BenchRow } from './draw-bench.ts'

/** How many classrooms and slots the measured draw has. */
export interface RunDrawBenchOptions {
  readonly databaseUrl: string
  readonly classrooms?: number
  readonly slots?: number
}

const nominators = 6
/** One gift can't be larger than what brings so many slots. */
const slotsPerGift = 1000

/**
 * Measures a whole draw as it happens in the product, on an empty PostgreSQL: fixing the list, the run with
 * every match, budget, mail and audit row, and reading the proof.
 */
export async function benchRunDraw(options: RunDrawBenchOptions): Promise<BenchRow[]> {
  const { databaseUrl, classrooms = 10_000, slots = 100 } = options
  const { services, close } = await openServices(databaseUrl)
  try {
    await buildClassrooms(services, Array<number>(classrooms).fill(nominators))
    for (let left = slots; left > 0; left -= slotsPerGift)
      await buildSlots(services, Math.min(left, slotsPerGift))
    await services.database.script('analyze')
    // Its start and its public number are past already: what is measured waits for nothing.
    const drawId = await buildDraw(services, { capacity: slots, inMinutes: -1 })
    const before = { ...services, clock: { now: () => new Date(Date.now() - 2 * 3_600_000) } }
    const what = `${classrooms.toLocaleString('en-US')} classrooms, ${slots.toLocaleString('en-US')} slots`
    return [
      await measure(`draw list fixed: ${what}`, () => freezeDraw(before, { drawId })),
      await measure(`draw run with its matches: ${what}`, () => runDraw(services, { drawId, actor: null })),
      await measure(`draw proof read: ${what}`, () => readWholeProof(services, { drawId })),
    ]
  } finally {
    await close()
  }
}

async function measure(name: string, work: () => Promise<unknown>): Promise<BenchRow> {
  const startedAt = performance.now()
  await work()
  const ms = performance.now() - startedAt
  return { name, unit: 'ms', median: ms, rounds: [ms] }
}

async function openServices(url: string): Promise<{ services: Services; close: () => Promise<void> }> {
  const database = createDatabase(openPostgres({ url, onConnectionError: () => undefined }))
  await migrate(database)
  const config = readConfig({ NODE_ENV: 'test', ORIGIN: 'http://tower.test', LOG_LEVEL: 'silent' })
  const log = pino({ level: 'silent' })
  const { beacon, close: closeBeacon } = await openBeacon(config, systemClock)
  // A draw asks nobody for money or cards, and looks at no file.
  const payments = {} as Services['payments']
  const cardIssuer = {} as Services['cardIssuer']
  const fileStore = {} as Services['fileStore']
  const charity = keepCharity({ database, config, log })
  const outside = {
    clock: systemClock,
    pause: systemPause,
    delayAnswer: systemPause,
    random: systemRandom,
    beacon,
  }
  return {
    services: {
      config,
      database,
      ...outside,
      charity,
      gate: keepGate({ charity, database, clock: outside.clock, log }),
      mailer: captureMailer,
      mails: async () => everyMail,
      payments,
      cardIssuer,
      fileStore,
      log,
    },
    close: async () => {
      await closeBeacon()
      await database.close()
    },
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [classrooms, slots] = process.argv.slice(2).map(Number)
  const databaseUrl = process.env.DATABASE_URL ?? ''
  const rows = await benchRunDraw({ databaseUrl, ...(classrooms && slots ? { classrooms, slots } : {}) })
  for (const { name, median } of rows) console.log(`${name}: ${median.toFixed(0)} ms`)
}
