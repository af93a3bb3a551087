import type { RulerEntry } from '../../ui/tower/ruler-segments.ts'

/** A room as the ruler needs it. */
export type ListedRoom = { id: string; name: string; weight: number }

/** One pick as the ruler needs it; `from` and `to` are points among the rooms still in. */
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
 * What lies on the ruler at one pick: all rooms but those picked before. When the list is too long to draw
 * every room, what lies before and after the picked one is one field each.
 */
export function roomsOnRuler(
  rooms: readonly ListedRoom[] | undefined,
  picks: readonly PlacedPick[],
  pick: PlacedPick,
): RulerEntry[] {
  if (!rooms) return aroundPick(pick)
  const gone = new Set(
    picks.filter(({ position }) => position < pick.position).map((past) => past.classroom_id),
  )
  return rooms.filter(({ id }) => !gone.has(id)).map(({ id, name, weight }) => ({ id, weight, label: name }))
}

function aroundPick({ classroom_id, name, weight, from, to, remaining_weight }: PlacedPick): RulerEntry[] {
  const fields = [
    { id: 'before', weight: from, label: '' },
    { id: classroom_id, weight, label: name },
    { id: 'after', weight: remaining_weight - to - 1, label: '' },
  ]
  return fields.filter((field) => field.weight > 0)
}
