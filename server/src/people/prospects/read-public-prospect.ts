import type { Tx } from '../../database/database.ts'
import { Refusal } from '../../refusal.ts'
import type { Services } from '../../services.ts'
import { isProspectId } from './prospect-id.ts'
import {
  findPublicProspect,
  listPublicGoals,
  listPublicUpdates,
  type PublicGoalRow,
  type PublicProspectRow,
  type PublicUpdateRow,
} from './public-prospects.queries.ts'

export type PublicProspectReport = {
  prospect: PublicProspectRow
  goals: PublicGoalRow[]
  updates: PublicUpdateRow[]
}

/** One prospect as the public may see them. Unknown, unapproved and without consent are the same "not found". */
export function readPublicProspect(
  { database }: Services,
  { prospectId }: { prospectId: string },
): Promise<PublicProspectReport> {
  return database.read(async (tx) => {
    const prospect = await findVisibleProspect(tx, prospectId)
    if (!prospect) throw new Refusal('prospects.not_found')
    const goals = await listPublicGoals(tx, [prospect.id])
    return { prospect, goals, updates: await listPublicUpdates(tx, prospect.id) }
  })
}

/** A prospect while the public may see them. */
export async function findVisibleProspect(
  tx: Tx,
  prospectId: string,
): Promise<PublicProspectRow | undefined> {
  return isProspectId(prospectId) ? findPublicProspect(tx, prospectId) : undefined
}
