import type { Tx } from '../../database/database.ts'
import { Refusal } from '../../refusal.ts'
import { findProspectForUpdate, setAthlete } from './prospects.queries.ts'

/** Says which account is the athlete's own. Refuses where one is named already: nobody takes a profile over from anybody. */
export async function nameAthlete(
  tx: Tx,
  { prospectId, athleteId, at }: { prospectId: string; athleteId: string; at: Date },
): Promise<void> {
  const prospect = await findProspectForUpdate(tx, prospectId)
  if (!prospect) throw new Refusal('prospects.not_found')
  if (prospect.athlete_id !== null) throw new Refusal('prospects.has_account')
  await setAthlete(tx, { prospectId, athleteId, at })
}
