import type { Actor } from '../../../http/actor.ts'
import type { Services } from '../../../services.ts'
import { removeCardOf } from './saved-cards.queries.ts'

/** Nobody gives with this card any more; the provider is told by a job. Without a card nothing changes. */
export function removeOwnCard({ database, clock }: Services, { userId }: Actor): Promise<void> {
  return database.transaction((tx) => removeCardOf(tx, userId, clock.now()))
}
