import type { DrawSummary } from '@tower/contract/matching/draw-views.contract.ts'

/** The draws to come, the one that runs next first: one whose list was fixed late runs later than it starts. */
export function listComing(draws: readonly DrawSummary[]): DrawSummary[] {
  return draws
    .filter((draw) => draw.runs_at !== null)
    .toSorted((one, other) => (one.runs_at ?? '').localeCompare(other.runs_at ?? ''))
}

/** The draws whose time has come, and that have no result yet: they wait for their public random number. */
export function listDue(draws: readonly DrawSummary[], now: Date): DrawSummary[] {
  return listComing(draws).filter((draw) => draw.runs_at !== null && new Date(draw.runs_at) <= now)
}

/** The draw that runs next. */
export function findNextDraw(draws: readonly DrawSummary[]): DrawSummary | undefined {
  return listComing(draws)[0]
}
