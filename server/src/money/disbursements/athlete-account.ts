import type { AccountRef } from '../ledger/accounts.ts'

/** Whose money: a goal's, or an athlete's that is given for none. */
export type AthleteMoney = { prospectId: string; goalId: string | null }

/** Where it lies. */
export function athleteAccount({ prospectId, goalId }: AthleteMoney): AccountRef {
  return { kind: 'prospect_goal', ownerId: goalId ?? prospectId }
}

/** Where it is once it was paid out for what it was given for. */
export function spentAccount({ prospectId, goalId }: AthleteMoney): AccountRef {
  return { kind: 'prospect_spent', ownerId: goalId ?? prospectId }
}
