import type { RefundChange } from './changes.ts'

export type RefundState = RefundChange['status']

/** How far along each state is. Providers tell them in any order, and again: only a step forward is news. */
const stages: Record<RefundState, number> = {
  requires_action: 0,
  pending: 1,
  succeeded: 2,
  failed: 3,
  canceled: 3,
}

/** Whether a refund told to be in a state has moved on from the one we know. What failed or was called off stays so. */
export function isStepForward(known: RefundState | undefined, told: RefundState): boolean {
  return known === undefined || stages[told] > stages[known]
}

/** A refund on its way is promised: what it takes can't be given back a second time. */
export function isOnItsWay(state: RefundState): boolean {
  return state === 'requires_action' || state === 'pending'
}
