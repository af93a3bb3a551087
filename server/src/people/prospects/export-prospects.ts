import type { Tx } from '../../database/database.ts'
import { listOwnGuardianships, listOwnProspects, listOwnWords } from './prospect-file.queries.ts'

/** The profiles that concern a person, for their file. */
export function exportProspects(tx: Tx, userId: string) {
  return listOwnProspects(tx, userId)
}

/** What a person said about what may be shown of an athlete, for their file. */
export async function exportConsents(tx: Tx, userId: string) {
  return { guardian_of: await listOwnGuardianships(tx, userId), said: await listOwnWords(tx, userId) }
}
