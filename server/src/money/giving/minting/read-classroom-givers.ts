import { nameKey } from '@tower/contract/name-key.ts'
import type { Tx } from '../../../database/database.ts'
import { harmlessName } from '../../../mail/harmless-name.ts'
import { listNamesBesideSlotsOf } from './slot-donors.queries.ts'

/** More of them would be a page of their own. */
const mostNamed = 4

/** Who agreed to be named beside a slot that came to a classroom, each once: the names that the pages of those slots show. */
export async function readClassroomGivers(tx: Tx, classroomId: string): Promise<string[]> {
  const names = new Map<string, string>()
  for (const typed of await listNamesBesideSlotsOf(tx, { classroomId, limit: 40 })) {
    const name = harmlessName(typed)
    if (name && !names.has(nameKey(name))) names.set(nameKey(name), name)
  }
  return [...names.values()].slice(0, mostNamed)
}
