import { Id } from '@tower/contract/id.contract.ts'
import type { Tx } from '../../database/database.ts'
import type { HandedDown } from '../../handed-down.ts'
import type { Actor } from '../../http/actor.ts'
import { letOut } from '../../money/approvals/let-out.ts'
import { lockApprovals } from '../../money/approvals/lock-approvals.ts'
import { groundOfReserve } from '../../money/approvals/ground-of-reserve.ts'
import type { AskedAct, CarryOut, Hands } from '../../outbound-act.ts'
import { requireRecentProof } from '../../people/identity/sessions/require-recent-proof.ts'
import { Refusal } from '../../refusal.ts'
import { hadOneThisYear } from './by-hand.queries.ts'
import { matchSlot, type MatchServices } from './match-slots.ts'
import { describeSlot, type SlotByHand, slotOf, wishOf } from './slot-by-hand.ts'
import { hasMoreWaiting, holdPool, listClassroomsOfTeacher, listWaitingForUpdate } from './slots.queries.ts'

export type GiveSlot = {
  actor: Actor
  teacherId: string | null | undefined
  poolId: string | null | undefined
  /** Which of the teacher's classrooms; a teacher with one confirmed classroom needs no naming of it. */
  classroomId?: string | null | undefined
  /** Why it is given by hand: it stands beside the slot for everyone. */
  reason?: string | null | undefined
  /** A superadmin's word that a teacher gets another one in a school year. */
  another?: boolean | undefined
}

type GiveServices = MatchServices & Pick<HandedDown, 'countSlotsOfFixedDraw'>
type Given = { slotId: string; number: number }

/**
 * Staff give the pool's oldest waiting slot to a teacher's confirmed classroom, once a second person agreed. An empty pool
 * gives nothing, and what a draw whose list is fixed could give stays in the pool: a gift by hand would take from the
 * chances that are public by then.
 */
export async function giveSlot(services: GiveServices & Hands, input: GiveSlot): Promise<Given> {
  const { actor, another = false } = input
  const { teacherId, poolId, reason } = readWish(input)
  const at = services.clock.now()
  if (another && actor.role !== 'superadmin') throw new Refusal('identity.role_not_allowed')
  requireRecentProof(actor, at)
  const given = await services.database.transaction(async (tx) => {
    // Before the pool, as whoever decides about such a gift does.
    await lockApprovals(tx)
    const slot = await findGift(services, tx, poolId)
    const classroomId = await getReceiver(tx, teacherId, input.classroomId ?? undefined)
    const wish = { teacherId, classroomId, poolId, reason, another }
    await requireNoneThisYear(tx, wish, at)
    const waits = await mayBeGiven(services, tx, { actor, wish, at })
    if (waits) return waits
    await give(services, tx, { slot, wish, at, actorId: actor.userId })
    return { slotId: slot.id, number: slot.number }
  })
  if (given instanceof Refusal) throw given
  return given
}

/** Gives what a second person approved, in the name of who asked; throws where it can't be given any more. */
export async function giveApproved({ services, tx, at }: CarryOut, asked: AskedAct): Promise<void> {
  const wish = slotOf(asked)
  const slot = await findGift(services, tx, wish.poolId)
  await requireNoneThisYear(tx, wish, at)
  await give(services, tx, { slot, wish, at, actorId: asked.askedBy })
}

function readWish({ teacherId, poolId, reason }: GiveSlot) {
  if (!teacherId) throw new Refusal('slots.teacher_required')
  if (!poolId) throw new Refusal('slots.pool_required')
  const teacher = Id.safeParse(teacherId)
  if (!teacher.success) throw new Refusal('slots.teacher_not_found')
  const why = reason?.trim()
  if (!why) throw new Refusal('slots.reason_required')
  return { teacherId: teacher.data, poolId, reason: why }
}

/** The slot that is given next; the list of a draw that is being fixed holds the pool, so the gift comes before or after it. */
async function findGift(
  services: GiveServices,
  tx: Tx,
  poolId: string,
): Promise<{ id: string; number: number }> {
  if (!(await holdPool(tx, poolId))) throw new Refusal('slots.pool_not_found')
  const [slot] = await listWaitingForUpdate(tx, { poolId, limit: 1, skipHeld: true })
  if (!slot) throw new Refusal('slots.none_unassigned')
  const kept = await services.countSlotsOfFixedDraw(tx)
  if (kept > 0 && !(await hasMoreWaiting(tx, { poolId, than: kept })))
    throw new Refusal('slots.kept_for_draw')
  return slot
}

async function requireNoneThisYear(tx: Tx, { teacherId, another }: SlotByHand, at: Date): Promise<void> {
  if (!another && (await hadOneThisYear(tx, { teacherId, at }))) throw new Refusal('slots.had_one')
}

async function mayBeGiven(
  services: GiveServices & Hands,
  tx: Tx,
  { actor, wish, at }: { actor: Actor; wish: SlotByHand; at: Date },
): Promise<Refusal | undefined> {
  const act = await describeSlot(tx, wish)
  if (!act) throw new Refusal('classrooms.not_confirmed')
  const always = services.config.STAFF_OF_ONE ? await groundOfReserve(services, tx) : 'kind'
  return letOut(services, tx, { actor, act, at, always, reason: wish.reason, wish: wishOf(wish) })
}

type Giving = { slot: { id: string }; wish: SlotByHand; at: Date; actorId: string }

function give(services: GiveServices, tx: Tx, { slot, wish, at, actorId }: Giving): Promise<void> {
  return matchSlot(services, tx, {
    slotId: slot.id,
    classroomId: wish.classroomId,
    how: 'staff',
    reason: wish.reason,
    at,
    actorId,
  })
}

/** The classroom that is meant. Where several could be, none is chosen for staff. */
async function getReceiver(tx: Tx, teacherId: string, classroomId: string | undefined): Promise<string> {
  const classrooms = await listClassroomsOfTeacher(tx, teacherId)
  if (classrooms.length === 0) throw new Refusal('slots.teacher_not_found')
  const meant = classrooms.filter(
    ({ id }) => id !== null && (classroomId === undefined || id === classroomId),
  )
  if (classroomId !== undefined && meant.length === 0) throw new Refusal('classrooms.not_found')
  const confirmed = meant.filter(({ confirmed_at }) => confirmed_at !== null)
  if (confirmed.length > 1) throw new Refusal('slots.classroom_required')
  const [one] = confirmed
  if (!one) throw new Refusal('classrooms.not_confirmed')
  return Id.parse(one.id)
}
