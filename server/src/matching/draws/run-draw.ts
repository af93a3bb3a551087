import { DrawId } from '@tower/contract/ids.ts'
import { classroomPool } from '@tower/contract/matching/slots.ts'
import type { DrawEntry } from '@tower/contract/matching/tower-draw-list.ts'
import { pickWinners } from '@tower/contract/matching/tower-draw-pick.ts'
import { drawSeed } from '@tower/contract/matching/tower-draw.ts'
import type { Tx } from '../../database/database.ts'
import { Refusal } from '../../refusal.ts'
import type { Services } from '../../services.ts'
import { lockWaitingSlots } from '../slots/lock-waiting-slots.ts'
import { matchSlots } from '../slots/match-slots.ts'
import { listEntries } from './draw-entries.queries.ts'
import { insertWinners, type Winner } from './draw-results.queries.ts'
import { findDrawForUpdate, holdPool, updateToCompleted, type HeldDraw } from './draws.queries.ts'
import { fixEntryList, publishCommitment } from './fix-entry-list.ts'
import { requirePublishedList } from './require-published-list.ts'
import { openSeed } from './seal-seed.ts'
import { sha256 } from './sha256.ts'
import { tellOfResult } from './tell-of-result.ts'

export type RunDraw = {
  drawId: string
  /** Null: the schedule runs it. */
  actor: { userId: string } | null
  /** Leave a draw alone that someone else is running at this moment, instead of waiting for them. */
  skipBusy?: boolean
}

/** What a run holds: the draw, its fixed list, and the slots that wait, oldest first. */
type Run = {
  draw: HeldDraw
  entries: readonly DrawEntry[]
  entriesHash: string
  slotIds: string[]
  at: Date
  actorId: string | null
}

/**
 * Draws the winners of a draw, once, and matches each with a waiting slot, all or nothing. Run again, it assigns none.
 * Staff may run it early; early and with nothing to give, nothing changes. A due draw completes even then.
 */
export async function runDraw(services: Services, request: RunDraw): Promise<{ assigned: number }> {
  const drawId = DrawId.safeParse(request.drawId)
  if (!drawId.success) throw new Refusal('request.invalid', 'slot_id is not valid.')
  return services.database.transaction(async (tx) => {
    const draw = await findDrawForUpdate(tx, drawId.data, { skipBusy: request.skipBusy ?? false })
    if (!draw && request.skipBusy) return { assigned: 0 }
    if (!draw) throw new Refusal('draws.not_found')
    if (draw.state === 'voided') throw new Refusal('draws.voided')
    if (draw.state === 'completed') return { assigned: 0 }
    const run = await prepareRun(services, tx, draw, request.actor?.userId ?? null)
    return { assigned: run ? await completeRun(services, tx, run) : 0 }
  })
}

/** Takes hold of what the run needs; nothing when an early run has nothing to give. */
async function prepareRun(
  services: Services,
  tx: Tx,
  draw: HeldDraw,
  actorId: string | null,
): Promise<Run | undefined> {
  await holdPool(tx, classroomPool)
  const at = services.clock.now()
  const early = at < draw.slot_starts
  const slots = await lockWaitingSlots(tx, { poolId: classroomPool, limit: draw.capacity })
  if (early && slots.length === 0) return undefined

  const known = draw.entries_hash
  const entries =
    known === null ? await fixEntryList(tx, { draw, runsAt: at }) : await listEntries(tx, draw.id)
  if (known !== null) requirePublishedList(draw, entries)
  if (early && entries.length === 0) return undefined
  const entriesHash = known ?? (await publishCommitment(tx, { draw, entries, at, runsAt: at, actorId }))
  return { draw, entries, entriesHash, slotIds: slots.map(({ id }) => id), at, actorId }
}

async function completeRun(services: Services, tx: Tx, run: Run): Promise<number> {
  const { draw, entries, at, actorId } = run
  // Reserved for the randomness of a public beacon; none is configured yet.
  const publicValue = ''
  const serverSeed = openSeed(services, draw)
  if (serverSeed === undefined) throw new Refusal('draws.seed_locked')
  const seed = drawSeed({ serverSeed, drawId: draw.id, entriesHash: run.entriesHash, publicValue }, sha256)
  const winners = givePicksTheirSlots(run, seed)
  await matchSlots(
    services,
    tx,
    winners.map(({ id: classroomId, slotId }) => ({
      slotId,
      classroomId,
      how: 'draw' as const,
      drawId: draw.id,
      at,
      actorId,
    })),
  )
  if (winners.length > 0) await insertWinners(tx, draw.id, winners)
  await updateToCompleted(tx, { drawId: draw.id, at, serverSeed, seed, publicValue, runBy: actorId })
  await tellOfResult(tx, { draw, assigned: winners.length, entriesCount: entries.length, at, actorId })
  return winners.length
}

/** The oldest slot goes to the first winner. */
function givePicksTheirSlots({ entries, slotIds }: Run, seed: string): Winner[] {
  const picks = pickWinners({ entries, seed, count: slotIds.length }, sha256)
  return picks.flatMap((pick, index) => {
    const slotId = slotIds[index]
    return slotId === undefined ? [] : [{ ...pick, slotId }]
  })
}
