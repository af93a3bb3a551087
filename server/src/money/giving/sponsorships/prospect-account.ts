import type { RaisedFor } from '../../../people/prospects/add-to-raised.ts'
import type { AccountRef } from '../../ledger/accounts.ts'

/** Where a gift to athletes lies: with the goal it is for, with the prospect when it is for none, else in the fund of all. */
export function prospectAccount(raisedFor: RaisedFor | undefined): AccountRef {
  if (!raisedFor) return { kind: 'fund_prospects' }
  return { kind: 'prospect_goal', ownerId: raisedFor.goalId ?? raisedFor.prospectId }
}
