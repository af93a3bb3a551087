import { Id } from '@tower/contract/id.contract.ts'
import type { Tx } from '../../database/database.ts'
import type { HandedDown } from '../../handed-down.ts'
import type { Actor } from '../../http/actor.ts'
import { Refusal } from '../../refusal.ts'
import { matchSlot, type MatchServices } from './match-slots.ts'
import { hasMoreWaiting, holdPool, listClassroomsOfTeacher, listWaitingForUpdate } from './slots.queries.ts'

export type GiveSlot = {
  actor: Actor
  teacherId: string | null | undefined
  poolId: string | null | undefined
  /** Which of the teacher's classrooms; a teacher with one confirmed classroom needs no naming of it. */
  classroomId?: string | null | undefined
  /** Why it is given by hand: it stands beside the slot for everyone. */
  reason?: string | null | undefined
}

/**
 * Staff give the pool's oldest waiting slot to a teacher's confirmed classroom. An empty pool gives nothing, and what a draw
 * whose list is fixed could give stays in the pool: a gift by hand would take from the chances that are public by then.
 */
export async function giveSlot(
  services: MatchServices & Pick<HandedDown, 'countSlotsOfFixedDraw'>,
  { actor, teacherId, poolId, classroomId, reason }: GiveSlot,
): Promise<{ slotId: string; number: number }> {
  if (!teacherId) throw new Refusal('slots.teacher_required')
  if (!poolId) throw new Refusal('slots.pool_required')
  const teacher = Id.safeParse(teacherId)
  if (!teacher.success) throw new Refusal('slots.teacher_not_found')
  return services.database.transaction(async (tx) => {
    // A list that is being fixed holds the pool: the gift comes wholly before or wholly after it.
    if (!(await holdPool(tx, poolId))) throw new Refusal('slots.pool_not_found')
    const receiver = await getReceiver(tx, teacher.data, classroomId ?? undefined)
    const [slot] = await listWaitingForUpdate(tx, { poolId, limit: 1, skipHeld: true })
    if (!slot) throw new Refusal('slots.none_unassigned')
    const kept = await services.countSlotsOfFixedDraw(tx)
    if (kept > 0 && !(await hasMoreWaiting(tx, { poolId, than: kept })))
      throw new Refusal('slots.kept_for_draw')
    await matchSlot(services, tx, {
      slotId: slot.id,
      classroomId: receiver,
      how: 'staff',
      reason: reason?.trim() || null,
      at: services.clock.now(),
      actorId: actor.userId,
    })
    return { slotId: slot.id, number: slot.number }
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
