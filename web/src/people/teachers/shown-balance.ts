/** What the specification shows of a profile that names no balance. The server always names it. */
const unnamedBalanceCents = 12_345

/** The credits of a profile as they are shown, in cents of one. */
export const shownBalanceCents = (profile: { balance_cents?: number | null } | undefined): number =>
  profile?.balance_cents ?? unnamedBalanceCents
