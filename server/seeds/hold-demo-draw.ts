import { seedHash } from '@tower/contract/matching/tower-draw.ts'
import { freezeDraw } from '../src/matching/draws/freeze-draw.ts'
import { runDraw } from '../src/matching/draws/run-draw.ts'
import { sha256 } from '../src/matching/draws/sha256.ts'
import { writeAudit } from '../src/oversight/audit/write-audit.ts'
import type { Services } from '../src/services.ts'
import { demoId } from './demo-chance.ts'

export type DemoDraw = { name: string; startsAt: Date; capacity: number; actorId: string }

/**
 * Schedules, freezes and runs a draw of the past. Its id is fixed, because the result depends on it:
 * every installation of the demo shows the same winners and the same proof. The clock stands at its start.
 */
export async function holdDemoDraw(services: Services, draw: DemoDraw): Promise<void> {
  const drawId = demoId(draw.name)
  await scheduleDraw(services, drawId, draw)
  const frozenAt = new Date(draw.startsAt.getTime() - 3_600_000)
  await freezeDraw({ ...services, clock: { now: () => frozenAt } }, { drawId })
  await runDraw(services, { drawId, actor: null })
}

function scheduleDraw(services: Services, drawId: string, draw: DemoDraw): Promise<void> {
  const { name, startsAt, capacity, actorId } = draw
  const serverSeed = services.random.bytes(32).toString('hex')
  const sealed = seedHash(serverSeed, sha256)
  const at = new Date(startsAt.getTime() - 6 * 86_400_000)
  return services.database.transaction(async (tx) => {
    const added = await tx
      .insertInto('assignment_slots')
      .values({
        id: drawId,
        slot_name: name,
        slot_starts: startsAt,
        capacity,
        source: 'staff',
        created_by: actorId,
        created_at: at,
        server_seed: serverSeed,
        seed_hash: sealed,
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!added) return
    const details = {
      slot_name: name,
      slot_starts: startsAt.toISOString(),
      capacity,
      source: 'staff',
      seed_hash: sealed,
    }
    await writeAudit(tx, {
      at,
      actorId,
      action: 'draws.create',
      targetKind: 'draw',
      targetId: drawId,
      details,
    })
  })
}
