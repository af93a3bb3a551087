import type { AssignmentSlot } from '@tower/contract/matching/draw-views.contract.ts'

/** Whether the public random number that a fixed list waits for should be out by now. */
export function isNumberLate(
  { state, number_at: numberAt }: Pick<AssignmentSlot, 'state' | 'number_at'>,
  now: Date,
): boolean {
  return state === 'frozen' && numberAt !== null && new Date(numberAt) <= now
}
