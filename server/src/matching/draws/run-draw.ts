import { Id } from '@tower/contract/id.contract.ts'
import { classroomPool } from '@tower/contract/matching/slots.ts'
import type { DrawEntry } from '@tower/contract/matching/tower-draw-list.ts'
import { pickWinners } from '@tower/contract/matching/tower-draw-pick.ts'
import { drawSeed } from '@tower/contract/matching/tower-draw.ts'
import type { Tx } from '../../database/database.ts'
import { Refusal } from '../../refusal.ts'
import { findSlotDonors } from '../../money/giving/minting/find-slot-donors.ts'
import type { Services } from '../../services.ts'
import type { PublicNumber } from '../../vendors/drand/beacon.ts'
import { listHeldSlots } from '../slots/list-held-slots.ts'
import { lockWaitingSlots, type WaitingSlot } from '../slots/lock-waiting-slots.ts'
import { matchSlots } from '../slots/match-slots.ts'
import { awaitNumber } from './await-number.ts'
import { confirmRound } from './confirm-round.ts'
import { listEntries } from './draw-entries.queries.ts'
import { insertWinners, type Winner } from './draw-results.queries.ts'
import { updateToCompleted } from './draw-moves.queries.ts'
import { findDrawForUpdate, holdPool, type HeldDraw } from './draws.queries.ts'
import { requirePublishedList } from './require-published-list.ts'
import { openSeed } from './seal-seed.ts'
import { sha256 } from './sha256.ts'
import { startRun } from './start-run.ts'
import { tellOfLateNumber } from './tell-of-late-number.ts'
import { tellOfResult } from './tell-of-result.ts'

export type RunDraw = {
  drawId: string
  /** Null: the schedule runs it. */
  actor: { userId: string } | null
  /** Leave a draw alone that someone else is running at this moment, instead of waiting for them. */
  skipBusy?: boolean
}

/** How many slots found their classroom. A draw that waits for its public number says when that comes out. */
export type DrawRun = { assigned: number; waitsUntil?: Date }

/** What a run holds: the draw, its fixed list, and the slots that wait, oldest first. */
type Run = {
  draw: HeldDraw
  entries: readonly DrawEntry[]
  slots: readonly WaitingSlot[]
  number: PublicNumber | undefined
  at: Date
  actorId: string | null
}

/**
 * Draws the winners of a draw, once, and matches each with a waiting slot, all or nothing. Run again, it assigns none.
 * Its list is fixed first, then the public number is waited for, then the winners follow from both. Staff may run it
 * early; early and with nothing to give, nothing changes. A due draw completes even then.
 */
export async function runDraw(services: Services, request: RunDraw): Promise<DrawRun> {
  const drawId = Id.safeParse(request.drawId)
  if (!drawId.success) throw new Refusal('request.invalid', 'slot_id is not valid.')
  const start = {
    drawId: drawId.data,
    actorId: request.actor?.userId ?? null,
    skipBusy: request.skipBusy ?? false,
  }
  const started = await services.database.transaction((tx) => startRun(services, tx, start))
  if (!started) return { assigned: 0 }
  const round = await confirmRound(services, started.id)
  // Somebody else has completed it meanwhile, or it is from before draws had a number.
  if (!round) return completeRun(services, start, undefined)

  const number = await awaitNumber(services, round.beacon, round.numberAt)
  if (number) return completeRun(services, start, number)
  await tellOfLateNumber(services, { ...started, number_at: round.numberAt })
  return { assigned: 0, waitsUntil: round.numberAt }
}

function completeRun(
  services: Services,
  { drawId, actorId, skipBusy }: { drawId: string; actorId: string | null; skipBusy: boolean },
  number: PublicNumber | undefined,
): Promise<DrawRun> {
  return services.database.transaction(async (tx) => {
    const draw = await findDrawForUpdate(tx, drawId, { skipBusy })
    if (draw?.state === 'voided') throw new Refusal('draws.voided')
    // Somebody else has completed it, or is about to.
    if (draw?.state !== 'frozen') return { assigned: 0 }
    await holdPool(tx, classroomPool)
    const slots = await lockWaitingSlots(tx, { poolId: classroomPool, limit: draw.capacity })
    const entries = await listEntries(tx, draw.id)
    const at = services.clock.now()
    return { assigned: await drawWinners(services, tx, { draw, entries, slots, number, at, actorId }) }
  })
}

async function drawWinners(services: Services, tx: Tx, run: Run): Promise<number> {
  const { draw, entries, number, at, actorId } = run
  const publicValue = number?.value ?? ''
  const serverSeed = openSeed(services, draw)
  if (serverSeed === undefined) throw new Refusal('draws.seed_locked')
  const seed = drawSeed(
    { serverSeed, drawId: draw.id, entriesHash: requirePublishedList(draw, entries), publicValue },
    sha256,
  )
  const winners = givePicksTheirSlots(run, seed)
  await matchSlots(
    { ...services, findSlotDonors },
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
  const signature = number?.signature ?? null
  await updateToCompleted(tx, {
    drawId: draw.id,
    at,
    serverSeed,
    seed,
    publicValue,
    signature,
    runBy: actorId,
    skippedSlots: await listSkipped(tx, run),
  })
  await tellOfResult(tx, { draw, assigned: winners.length, entriesCount: entries.length, at, actorId })
  return winners.length
}

/** The oldest slot goes to the first winner. */
function givePicksTheirSlots({ entries, slots }: Run, seed: string): Winner[] {
  const picks = pickWinners({ entries, seed, count: slots.length }, sha256)
  return picks.flatMap((pick, index) => {
    const slot = slots[index]
    return slot === undefined ? [] : [{ ...pick, slotId: slot.id }]
  })
}

/** The numbers of slots that would have been given, were the money behind them not contested, asked back or missing. */
async function listSkipped(tx: Tx, { draw, entries, slots }: Run): Promise<number[]> {
  const wanted = Math.min(draw.capacity, entries.length)
  const held = await listHeldSlots(tx, classroomPool)
  const last = slots[wanted - 1]?.number ?? Infinity
  return wanted === 0 ? [] : held.items.map(({ number }) => number).filter((number) => number < last)
}
