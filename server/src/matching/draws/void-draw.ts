import { voidableAfterHours } from '@tower/contract/matching/draws.ts'
import { hour } from '../../scheduled-job.ts'
import { Refusal } from '../../refusal.ts'
import type { Actor } from '../../http/actor.ts'
import { writeAudit } from '../../oversight/audit/write-audit.ts'
import { notifyStaff } from '../../oversight/inbox/notify-staff.ts'
import type { Tx } from '../../database/database.ts'
import { announce } from '../../realtime/announce.ts'
import type { Services } from '../../services.ts'
import { awaitNumber } from './await-number.ts'
import { listEntries } from './draw-entries.queries.ts'
import { updateToVoided } from './draw-moves.queries.ts'
import { findDraw, findDrawForUpdate, type HeldDraw } from './draws.queries.ts'
import { requireNotOver } from './require-not-over.ts'
import { isPublishedList } from './require-published-list.ts'
import { openSeed } from './seal-seed.ts'

export type VoidDraw = { drawId: string; reason: string; actor: Pick<Actor, 'userId' | 'role'> }

/**
 * Calls a draw off for good, before its number is out, for a reason everyone can read. Only a superadmin may, and the seed is
 * opened with it: anyone can see what the draw would have brought, so that none is called off for its result in secret.
 */
export async function voidDraw(services: Services, { drawId, reason, actor }: VoidDraw): Promise<void> {
  const publicReason = reason.trim()
  if (actor.role !== 'superadmin') throw new Refusal('identity.role_not_allowed')
  if (publicReason === '') throw new Refusal('draws.reason_required')
  const isNumberThere = await findNumberOf(services, drawId)
  return services.database.transaction(async (tx) => {
    const draw = await findDrawForUpdate(tx, drawId)
    if (!draw) throw new Refusal('draws.not_found')
    await requireNotOver(tx, draw)
    const at = services.clock.now()
    // A seed that was sealed under a lost SECRET can't be opened by anyone: the draw must still come to its end.
    const serverSeed = openSeed(services, draw) ?? null
    if (serverSeed !== null && (await isDecided(tx, { draw, at, isNumberThere })))
      throw new Refusal('draws.number_out')
    await updateToVoided(tx, { drawId, at, reason: publicReason, serverSeed, voidedBy: actor.userId })
    await announce(tx, { topic: 'draw.changed', audience: 'staff', payload: { drawId } })
    await notifyStaff(tx, {
      type: 'draw_voided',
      title: 'Draw voided',
      message: `${draw.slot_name}: ${publicReason}`,
      dedupeKey: `draw-voided:${drawId}`,
    })
    await writeAudit(tx, {
      at,
      actorId: actor.userId,
      action: 'draws.void',
      targetKind: 'draw',
      targetId: drawId,
      details: { reason: publicReason, was: draw.state, seed_opened: serverSeed !== null },
    })
  })
}

/** Whether the number of a fixed list can be shown now, asked outside of any transaction. */
async function findNumberOf(services: Services, drawId: string): Promise<boolean> {
  const draw = await services.database.read((tx) => findDraw(tx, drawId))
  if (draw?.state !== 'frozen' || draw.beacon === null || draw.number_at === null) return false
  if (services.clock.now() < draw.number_at) return false
  return (await awaitNumber(services, draw.beacon, draw.number_at)) !== undefined
}

type Decided = { draw: HeldDraw; at: Date; isNumberThere: boolean }

/**
 * From when its number is out whoever holds the seed can know the result, so nobody may call the draw off for it. Only one
 * that can not come to its end may: its number is hours late, or its list is not the one that was published.
 */
async function isDecided(tx: Tx, { draw, at, isNumberThere }: Decided): Promise<boolean> {
  const { state, number_at: numberAt } = draw
  if (state !== 'frozen' || numberAt === null || at < numberAt) return false
  if (!isNumberThere && at.getTime() - numberAt.getTime() > voidableAfterHours * hour * 1_000) return false
  return isPublishedList(draw, await listEntries(tx, draw.id))
}
