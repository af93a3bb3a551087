import type { RulerEntry } from '../../pictures/tower/ruler-segments.ts'

/** A classroom as the ruler needs it. */
export type ListedClassroom = { id: string; name: string; weight: number }

/** One pick as the ruler needs it; `from` and `to` are points among the classrooms still in. */
export type PlacedPick = {
  position: number
  classroom_id: string
  name: string
  weight: number
  r: number
  remaining_weight: number
  from: number
  to: number
}

/**
 * What lies on the ruler at one pick: all classrooms but those picked before. When the list is too long to draw
 * every classroom, what lies before and after the picked one is one field each.
 */
export function classroomsOnRuler(
  classrooms: readonly ListedClassroom[] | undefined,
  picks: readonly PlacedPick[],
  pick: PlacedPick,
): RulerEntry[] {
  if (!classrooms) return aroundPick(pick)
  const gone = new Set(
    picks.filter(({ position }) => position < pick.position).map((past) => past.classroom_id),
  )
  return classrooms
    .filter(({ id }) => !gone.has(id))
    .map(({ id, name, weight }) => ({ id, weight, label: name }))
}

function aroundPick({ classroom_id, name, weight, from, to, remaining_weight }: PlacedPick): RulerEntry[] {
  const fields = [
    { id: 'before', weight: from, label: '' },
    { id: classroom_id, weight, label: name },
    { id: 'after', weight: remaining_weight - to - 1, label: '' },
  ]
  return fields.filter((field) => field.weight > 0)
}
