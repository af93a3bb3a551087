import type { Tx } from '../../database/database.ts'
import { insertConsent } from './prospects.queries.ts'
import { clearProspect, listProspectsOfForUpdate } from './prospect-traces.queries.ts'

/** The names of the profiles a person keeps. */
export async function listProspectNames(tx: Tx, userId: string): Promise<string[]> {
  const prospects = await listProspectsOfForUpdate(tx, userId)
  return prospects
    .filter(({ owner_id }) => owner_id === userId)
    .map(({ first_name, last_name }) => `${first_name} ${last_name}`)
}

/**
 * Takes a person out of the profiles: their own are hidden and emptied, and a consent they gave as a guardian ends.
 * What gifts refer to stays, without a name.
 */
export async function eraseProspects(tx: Tx, { userId, at }: { userId: string; at: Date }): Promise<void> {
  for (const { id, owner_id, consent_id } of await listProspectsOfForUpdate(tx, userId)) {
    if (consent_id !== null) {
      const end = { granted: false, guardianId: null, recordedById: userId, evidence: null }
      await insertConsent(tx, { ...end, prospectId: id, at })
    }
    if (owner_id === userId) await clearProspect(tx, id, at)
  }
}
