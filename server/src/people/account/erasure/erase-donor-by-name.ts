import { giveStandIn } from '../../../money/giving/donors/stand-in-address.ts'
import type { Services } from '../../../services.ts'
import { requireRecentProof } from '../../identity/sessions/require-recent-proof.ts'
import { eraseAddress, type EraseAddress } from './erase-address.ts'

/**
 * Erases a donor of whom only the name is known, such as whoever wrote a check: an address of nobody takes its place, and what
 * lies under that is erased like anybody's. Others of the same name keep theirs.
 */
export async function eraseDonorByName(
  services: Services,
  { donorId, ...wish }: Omit<EraseAddress, 'email' | 'names' | 'subject'> & { donorId: string },
): Promise<void> {
  if (wish.actor) requireRecentProof(wish.actor, services.clock.now())
  const email = await services.database.transaction((tx) => giveStandIn(tx, donorId))
  await eraseAddress(services, { ...wish, email, names: [], subject: { kind: 'donor', id: donorId } })
}
