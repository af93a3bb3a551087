import type { Tx } from '../../../database/database.ts'
import { Refusal } from '../../../refusal.ts'
import { looksAfterChildren, type ProspectActor, type ReachedProspect } from '../prospects.access.ts'
import type { Voice } from './consents.queries.ts'
import { findGuardianOf } from './guardians.queries.ts'

/** In whose name an account speaks: a guardian in their own, an athlete of age in theirs, staff in that of a signed paper. */
export async function findVoice(tx: Tx, actor: ProspectActor, prospect: ReachedProspect): Promise<Voice> {
  if (looksAfterChildren(actor)) return { role: 'guardian', guardianId: null }
  if (actor.role === 'athlete') return { role: 'athlete' }
  const guardian = await findGuardianOf(tx, { prospectId: prospect.id, userId: actor.userId })
  if (!guardian) throw new Refusal('prospects.not_found')
  return { role: 'guardian', guardianId: guardian.id }
}
