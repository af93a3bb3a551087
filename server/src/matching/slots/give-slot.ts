import { ClassroomId, UserId } from '@tower/contract/ids.ts'
import type { Actor } from '../../http/actor.ts'
import { Refusal } from '../../refusal.ts'
import type { Services } from '../../services.ts'
import { matchSlot } from './match-slots.ts'
import { findTeacherClassroom, hasPool, listWaitingForUpdate } from './slots.queries.ts'

export type GiveSlot = {
  actor: Actor
  teacherId: string | null | undefined
  poolId: string | null | undefined
}

/** Staff give the pool's oldest waiting slot to a teacher's confirmed classroom. An empty pool gives nothing. */
export async function giveSlot(
  services: Services,
  { actor, teacherId, poolId }: GiveSlot,
): Promise<{ slotId: string }> {
  if (!teacherId) throw new Refusal('slots.teacher_required')
  if (!poolId) throw new Refusal('slots.pool_required')
  const teacher = UserId.safeParse(teacherId)
  if (!teacher.success) throw new Refusal('slots.teacher_not_found')
  return services.database.transaction(async (tx) => {
    if (!(await hasPool(tx, poolId))) throw new Refusal('slots.pool_not_found')
    const found = await findTeacherClassroom(tx, teacher.data)
    if (!found) throw new Refusal('slots.teacher_not_found')
    if (!found.classroom_id || !found.confirmed_at) throw new Refusal('classrooms.not_confirmed')
    const [slot] = await listWaitingForUpdate(tx, { poolId, limit: 1, skipHeld: true })
    if (!slot) throw new Refusal('slots.none_unassigned')
    await matchSlot(services, tx, {
      slotId: slot.id,
      classroomId: ClassroomId.parse(found.classroom_id),
      how: 'staff',
      at: services.clock.now(),
      actorId: actor.userId,
    })
    return { slotId: slot.id }
  })
}
