import type { AccountRef } from '../../money/ledger/accounts.ts'

/** Where a donor's program money lies until it is a slot: people have accounts of their own, the house has its funds. */
export function donorAccount(donor: { id: string; kind: 'person' | 'house' | 'matching' }): AccountRef {
  if (donor.kind === 'house') return { kind: 'fund_classrooms' }
  if (donor.kind === 'matching') return { kind: 'fund_matching' }
  return { kind: 'donor_program', ownerId: donor.id }
}
