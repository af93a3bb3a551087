import type { TwinRow } from '../../classrooms/twins/twin-rows.ts'
import { Refusal } from '../../../refusal.ts'

export type Pair = { keptId: string; absorbedId: string }
export type Twins = { kept: TwinRow; absorbed: TwinRow }

export function requireTwo({ keptId, absorbedId }: Pair): void {
  if (keptId === absorbedId) throw new Refusal('classrooms.merge_same')
}

/** The two as they may be merged, as far as the classrooms themselves say: the one that goes has no teacher of its own. */
export function requireTwins({ keptId, absorbedId }: Pair, found: readonly TwinRow[]): Twins {
  const kept = found.find(({ id }) => id === keptId)
  const absorbed = found.find(({ id }) => id === absorbedId)
  if (!kept || !absorbed) throw new Refusal('classrooms.not_found')
  if (kept.mergedInto !== null || absorbed.mergedInto !== null) throw new Refusal('classrooms.merge_done')
  requireOneTeacher(kept, absorbed)
  return { kept, absorbed }
}

/** Whoever confirmed or leads the one that goes has to be the teacher of the one that stays. */
function requireOneTeacher(kept: TwinRow, absorbed: TwinRow): void {
  if (!isLed(absorbed)) return
  if (!isLed(kept)) throw new Refusal('classrooms.merge_led')
  const isSame =
    absorbed.teacherId === null && kept.teacherId === null
      ? absorbed.teacherEmail !== null && absorbed.teacherEmail === kept.teacherEmail
      : absorbed.teacherId === kept.teacherId
  if (!isSame) throw new Refusal('classrooms.merge_teachers')
  if (absorbed.confirmedAt !== null && kept.confirmedAt === null) throw new Refusal('classrooms.merge_led')
}

const isLed = ({ teacherId, confirmedAt }: TwinRow) => teacherId !== null || confirmedAt !== null
