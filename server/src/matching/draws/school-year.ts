import { freezeMinutes, type DrawState } from '@tower/contract/matching/draws.ts'

/** When a draw whose list is not fixed yet will be run: at its start, or an hour from now if that is later. */
export function plannedRun(slotStarts: Date, now: Date): Date {
  return new Date(Math.max(slotStarts.getTime(), now.getTime() + freezeMinutes * 60_000))
}

/** When a draw that is still to come will run: as its list says once that is fixed, until then as planned. */
export function comingRun(
  draw: { state: DrawState; slot_starts: Date; frozen_at: Date | null; number_at: Date | null },
  now: Date,
): Date | undefined {
  if (draw.state === 'scheduled') return plannedRun(draw.slot_starts, now)
  if (draw.state === 'frozen') return draw.number_at ?? plannedRun(draw.slot_starts, draw.frozen_at ?? now)
  return undefined
}
