import type { Actor } from '../../../http/actor.ts'
import type { PersonalData } from '../../../personal-parts.ts'
import type { Services } from '../../../services.ts'
import { getPerson } from '../../directory/get-person.ts'
import { requireRecentProof } from '../../identity/sessions/require-recent-proof.ts'
import { exportPerson, type OwnFile } from './export-person.ts'

/** Makes the file of a person who asked staff for it. Needs a recent proof; the log says who made it. */
export async function exportForPerson(
  services: Services,
  { actor, userId, personalData }: { actor: Actor; userId: string; personalData: readonly PersonalData[] },
): Promise<OwnFile> {
  requireRecentProof(actor, services.clock.now())
  await services.database.read((tx) => getPerson(tx, userId))
  return exportPerson(services, { userId, actorId: actor.userId, personalData })
}
