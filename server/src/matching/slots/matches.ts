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
  /** Whoever stands behind the slot hears of the match in another mail of the same moment. */
  sponsorKnows?: boolean
}

/** Who stands behind a slot. */
export type SlotDonor = {
  id: string
  user_id: string | null
  email: string | null
  /** Whoever made the payment that minted it was signed in as the donor's account. */
  payer_signed_in: boolean
  /** How a donor without an account is called and reads, as they said when they gave. */
  name: string | null
  language: string | null
}

/** A match with those it concerns. */
export type Matched = {
  match: Match
  slot: { id: string; number: number }
  donor: SlotDonor
  classroom: { id: string; name: string; teacherId: string }
}
