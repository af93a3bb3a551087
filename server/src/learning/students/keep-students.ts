import type { Actor } from '../../http/actor.ts'
import type { Services } from '../../services.ts'
import { updateKept } from './students.queries.ts'

/** Keeps the whole list of whoever asks, or some of it, beyond the school year, or lets it go with it. Answers whom that changed. */
export function keepStudents(
  { database }: Services,
  { actor, ids, kept }: { actor: Actor; ids: readonly string[] | undefined; kept: boolean },
): Promise<string[]> {
  return database.transaction((tx) => updateKept(tx, { teacherId: actor.userId, ids, kept }))
}
