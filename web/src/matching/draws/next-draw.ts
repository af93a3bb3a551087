import type { DrawSummary } from '@tower/contract/matching/draws.ts'

/** The draw that runs next: the soonest of those that are neither completed nor voided and still to come. */
export function findNextDraw(draws: readonly DrawSummary[], now: Date): DrawSummary | undefined {
  return draws
    .filter((draw) => draw.state === 'scheduled' || draw.state === 'frozen')
    .filter((draw) => new Date(draw.slot_starts) > now)
    .toSorted((one, other) => one.slot_starts.localeCompare(other.slot_starts))[0]
}
