import { dayMs, hourMs } from '@tower/contract/durations.ts'
import { readConfig } from '@tower/server/config.ts'
import { createAssignmentSlot } from '@tower/server/matching/draws/create-assignment-slot.ts'
import { freezeDraw } from '@tower/server/matching/draws/freeze-draw.ts'
import { readProof, writeProof } from '@tower/server/matching/draws/proof/read-proof.ts'
import { runDraw } from '@tower/server/matching/draws/run-draw.ts'
import { openServices } from '@tower/server/open-services.ts'
import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { openBeacon } from '@tower/server/vendors/drand/open-beacon.ts'
import type { Services } from '@tower/server/services.ts'
import { figureOf, type Figure } from '../figures/figure.ts'
import { productionEnvironment } from '../servers/server-process.ts'
import { runTower } from '../tower/run-tower.ts'

/** A draw by the real operations: list fixed, run with every slot matched, proof written, and drawn again from it. */
export async function runWholeDraw(
  databaseUrl: string,
  { capacity, folder }: { capacity: number; folder: string },
): Promise<Figure[]> {
  const environment = { ...productionEnvironment(databaseUrl), LOG_LEVEL: 'silent' }
  const { services: open, close } = await openServices(readConfig(environment))
  const local = await openBeacon({ BEACON: 'local', BEACON_RELAYS: [] }, open.clock)
  const services = { ...open, beacon: local.beacon }
  try {
    const drawId = await schedule(services, capacity)
    const proofFile = join(folder, `proof-${capacity}.json`)
    const what = `draw of ${capacity}`
    const entries = await countEntriesAfter(services, () => freezeDraw(at(services, 2 * hourMs), { drawId }))
    const run = await timed(() => runDraw(services, { drawId, actor: null }))
    if (run.result.assigned !== capacity)
      throw new Error(`the draw gave ${run.result.assigned} of ${capacity}`)
    const written = await timed(() => saveProof(services, drawId, proofFile))
    const verified = await runTower(databaseUrl, ['verify-draw', proofFile])
    return [
      figureOf({
        name: `${what}: list of ${entries.count} classrooms fixed`,
        unit: 's',
        rounds: [entries.seconds],
      }),
      figureOf({ name: `${what}: run, every slot matched`, unit: 's', rounds: [run.seconds] }),
      figureOf({ name: `${what}: proof written`, unit: 's', rounds: [written.seconds] }),
      figureOf({
        name: `${what}: tower verify-draw, the proof holds`,
        unit: 's',
        rounds: [verified.seconds],
      }),
    ]
  } finally {
    await local.close()
    await close()
  }
}

/** The services as they were so long ago. */
function at(services: Services, agoMs: number): Services {
  return { ...services, clock: { now: () => new Date(Date.now() - agoMs) } }
}

async function schedule(services: Services, capacity: number): Promise<string> {
  // Its start and its public number are past already: what is measured waits for nothing.
  const slotStarts = new Date(Date.now() - 60_000).toISOString()
  const form = { slotName: `Draw of ${capacity}`, slotStarts, capacity }
  return (await createAssignmentSlot(at(services, 7 * dayMs), { ...form, actor: null })).id
}

async function countEntriesAfter(services: Services, freeze: () => Promise<boolean>) {
  const { result, seconds } = await timed(freeze)
  if (!result) throw new Error('the list was not fixed')
  const row = await services.database.read((tx) =>
    tx
      .selectFrom('assignment_slots')
      .select('entries_count')
      .orderBy('frozen_at', (order) => order.desc().nullsLast())
      .limit(1)
      .executeTakeFirstOrThrow(),
  )
  return { count: row.entries_count ?? 0, seconds }
}

async function saveProof(services: Services, drawId: string, file: string): Promise<void> {
  await pipeline(writeProof(await readProof(services, { drawId })), createWriteStream(file))
}

async function timed<Result>(work: () => Promise<Result>): Promise<{ result: Result; seconds: number }> {
  const startedAt = performance.now()
  const result = await work()
  return { result, seconds: (performance.now() - startedAt) / 1000 }
}
