import { freezeMinutes } from '@tower/contract/matching/draws.ts'
import { seedHash } from '@tower/contract/matching/tower-draw.ts'
import type { Tx } from '../../database/database.ts'
import { writeAudit } from '../../oversight/audit/write-audit.ts'
import { announce } from '../../realtime/announce.ts'
import { Refusal } from '../../refusal.ts'
import type { Services } from '../../services.ts'
import { insertDraw } from './draws.queries.ts'
import { sealSeed } from './seal-seed.ts'
import { sha256 } from './sha256.ts'

export type AddDraw = {
  slotName: string
  startsAt: Date
  capacity: number
  source: 'staff' | 'schedule'
  actorId: string | null
}

/**
 * Schedules a draw and seals its seed: the hash of 32 fresh random bytes is public from this moment, the bytes
 * with the result and encrypted until then. A draw starts an hour from now at the earliest, so that its list can be
 * public for that long. Answers nothing when the schedule already has a draw at that instant.
 */
export async function addDraw(services: Services, tx: Tx, draw: AddDraw): Promise<string | undefined> {
  const at = services.clock.now()
  if (draw.startsAt.getTime() < at.getTime() + freezeMinutes * 60_000)
    throw new Refusal('draws.start_too_soon')
  const serverSeed = services.random.bytes(32).toString('hex')
  const sealed = seedHash(serverSeed, sha256)
  const drawId = services.random.uuid()
  const sealedSeed = sealSeed(services, drawId, serverSeed)
  const plannedFor = draw.source === 'schedule' ? draw.startsAt : null
  const sealedDraw = {
    ...draw,
    id: drawId,
    createdBy: draw.actorId,
    at,
    plannedFor,
    sealedSeed,
    seedHash: sealed,
  }
  if (!(await insertDraw(tx, sealedDraw))) return undefined
  await announce(tx, { topic: 'draw.changed', audience: 'staff', payload: { drawId } })
  await writeAudit(tx, {
    at,
    actorId: draw.actorId,
    action: 'draws.create',
    targetKind: 'draw',
    targetId: drawId,
    details: {
      slot_name: draw.slotName,
      slot_starts: draw.startsAt.toISOString(),
      capacity: draw.capacity,
      source: draw.source,
      seed_hash: sealed,
    },
  })
  return drawId
}
