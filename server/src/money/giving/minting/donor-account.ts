import type { AccountRef } from '../../ledger/accounts.ts'

/** Where a donor's program money lies until it is a slot: each in an account of its own, the house's in its fund. */
export function donorAccount(donor: { id: string; kind: 'person' | 'house' | 'matching' }): AccountRef {
  return donor.kind === 'house' ? { kind: 'fund_classrooms' } : { kind: 'donor_program', ownerId: donor.id }
}
