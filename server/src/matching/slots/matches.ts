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
export type SlotDonor = {
  id: string
  user_id: string | null
  email: string | null
  /** Whoever made the payment that minted it was signed in as the donor's account. */
  payer_signed_in: boolean
}

/** A match with those it concerns. */
export type Matched = {
  match: Match
  slot: { id: string; number: number }
  donor: SlotDonor
  classroom: { id: string; name: string; teacherId: string }
}
