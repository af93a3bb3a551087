import { slotPriceCents } from '@tower/contract/money.ts'
import type { Tx } from '../../database/database.ts'
import type { AskedAct, OutboundAct, Wish } from '../../outbound-act.ts'
import { countOfTeacher, findReceiver } from './by-hand.queries.ts'

/** A slot that somebody of the staff wants to give by hand. */
export type SlotByHand = {
  teacherId: string
  classroomId: string
  poolId: string
  reason: string
  /** Also to a teacher who has had one this school year. */
  another: boolean
}

export const wishOf = ({ classroomId, poolId, reason, another }: SlotByHand): Wish => ({
  ...{ classroomId, poolId, reason, another },
})

/** What was asked for, as it was written down. */
export function slotOf({ subjectId: teacherId, wish }: AskedAct): SlotByHand {
  const { classroomId, poolId, reason, another } = wish ?? {}
  return {
    teacherId,
    classroomId: String(classroomId),
    poolId: String(poolId),
    reason: String(reason),
    another: another === true,
  }
}

/** What leaves by it, as it stands now; undefined where the classroom can't receive it any more. */
export async function describeSlot(
  tx: Tx,
  { teacherId, classroomId, poolId, reason, another }: SlotByHand,
): Promise<OutboundAct | undefined> {
  const receiver = await findReceiver(tx, { teacherId, classroomId })
  if (!receiver) return undefined
  const had = await countOfTeacher(tx, teacherId)
  return {
    kind: 'slot_by_hand',
    subjectId: teacherId,
    what: reason,
    amountCents: slotPriceCents,
    teacherId,
    payee: null,
    facts: [
      { name: 'teacher', value: receiver.teacher },
      { name: 'address', value: receiver.address },
      { name: 'classroom', value: [receiver.classroom, receiver.school].filter(Boolean).join(', ') },
      { name: 'another', value: String(had) },
    ],
    // With one slot more it is another gift: what was approved is given once.
    stamp: JSON.stringify([classroomId, poolId, reason, another, had]),
  }
}
