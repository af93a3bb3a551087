import { updatePoster } from '@tower/contract/people/prospect-portal.ts'
import type { ReceivedFile } from '../../../http/uploads/received-file.ts'
import { keepFile, type KeptFile } from '../../../oversight/files/keep-file.ts'
import { Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import { getOwn } from '../portal/read-own.ts'
import { isProspectId } from '../prospect-id.ts'
import { requireKeeper, requirePicturesAllowed, type ProspectActor } from '../prospects.access.ts'

type KeepPoster = { actor: ProspectActor; prospectId: string; file: ReceivedFile }

/** Keeps a frame of a film of an athlete that is about to be sent: it shows the child as the film does, so nothing of it is stored before a yes. */
export async function keepPoster(
  services: Services,
  { actor, prospectId: asked, file }: KeepPoster,
): Promise<KeptFile> {
  requireKeeper(actor)
  const prospectId = asked.toLowerCase()
  if (!isProspectId(prospectId)) throw new Refusal('prospects.not_found')
  requirePicturesAllowed(await services.database.read((tx) => getOwn(tx, { actor, prospectId })))
  return keepFile(services, { ownerId: actor.userId, rule: updatePoster, file })
}
