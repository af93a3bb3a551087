import type { DisputeChange } from './changes.ts'
import type { DisputeState } from './disputes.queries.ts'

/** An appeal can turn lost into won; a fact that tells less than we know of the same movements is an old one. */
const stages: Record<DisputeState, number> = { open: 0, lost: 1, won: 2 }

type Known = { state: DisputeState; moves: number; is_inquiry: boolean }

/**
 * Whether a dispute has moved on from where we know it. The provider's movements of money only ever grow in number;
 * between two facts with as many, the later stage is the newer, and an inquiry comes before its dispute.
 */
export function isNewerStanding(known: Known, told: DisputeChange): boolean {
  const steps = [
    told.movements.length - known.moves,
    stages[told.state] - stages[known.state],
    Number(known.is_inquiry) - Number(told.isInquiry),
  ]
  return (steps.find((step) => step !== 0) ?? 0) > 0
}
