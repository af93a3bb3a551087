/** A slot for a classroom, and why. */
export type Match = {
  slotId: string
  classroomId: string
  how: 'draw' | 'designation' | 'staff'
  drawId?: string
  /** Why staff give it by hand, as everyone may read it. */
  reason?: string | null
  at: Date
  actorId: string | null
}

/** Who stands behind a slot. */
export type SlotDonor = { id: string; user_id: string | null; email: string | null }

/** A match with those it concerns. */
export type Matched = {
  match: Match
  slot: { id: string; number: number }
  donor: SlotDonor
  classroom: { id: string; name: string; teacherId: string }
}
