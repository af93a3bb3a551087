import type { Services } from '../../services.ts'
import {
  listPublicGoals,
  listPublicProspectRows,
  listPublicSports,
  type PublicGoalRow,
  type PublicProspectRow,
} from './public-prospects.queries.ts'

export type PublicProspects = {
  items: (PublicProspectRow & { goals: PublicGoalRow[] })[]
  /** Every sport found, whichever is asked for. */
  sports: string[]
}

/** Everyone who may be seen, or those of one sport. */
export function listPublicProspects(
  { database }: Services,
  { sport }: { sport?: string | undefined },
): Promise<PublicProspects> {
  return database.read(async (tx) => {
    const rows = await listPublicProspectRows(tx, { sport: sport || undefined })
    const goals = await listPublicGoals(
      tx,
      rows.map(({ id }) => id),
    )
    const items = rows.map((row) => ({ ...row, goals: goals.filter((goal) => goal.prospect_id === row.id) }))
    return { items, sports: await listPublicSports(tx) }
  })
}
