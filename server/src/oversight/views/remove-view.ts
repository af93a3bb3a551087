import type { Actor } from '../../http/actor.ts'
import { Refusal } from '../../refusal.ts'
import type { Services } from '../../services.ts'
import { deleteView } from './views.queries.ts'

/** Deletes an own saved view. Those of others are not found. */
export async function removeView(
  { database }: Services,
  { actor, id }: { actor: Actor; id: string },
): Promise<void> {
  const isDeleted = await database.transaction((tx) => deleteView(tx, { id, userId: actor.userId }))
  if (!isDeleted) throw new Refusal('views.not_found')
}
