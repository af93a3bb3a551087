import type * as contract from '@tower/contract/matching/draws.ts'

// Written again, and held to the contract by its type: the contract's file would bring its schemas along.
const freezeMinutes: typeof contract.freezeMinutes = 60

/** When the list of a draw that starts at this instant is fixed. */
export function freezeTime(starts: string): Date {
  return new Date(new Date(starts).getTime() - freezeMinutes * 60_000)
}

/** When a draw that has not run will be: at its start, or when a list that was fixed late has been public for an hour. */
export function plannedRun(draw: { slot_starts: string; frozen_at: string | null }): Date {
  const starts = new Date(draw.slot_starts)
  if (draw.frozen_at === null) return starts
  return new Date(Math.max(starts.getTime(), new Date(draw.frozen_at).getTime() + freezeMinutes * 60_000))
}
