import type { Tx } from '../../database/database.ts'
import { forgetGuardian } from './consents/consent-traces.queries.ts'
import { emptyProspect, endWords } from './empty-prospect.ts'
import { shortNameOf } from './short-name.ts'
import {
  handOver,
  leaveToNobody,
  listProspectsOfForUpdate,
  type TracedProspect,
} from './prospect-traces.queries.ts'

/** The profiles that go with a person, locked; the same before and after they were emptied. */
export async function listProspectsGoingWith(tx: Tx, userId: string): Promise<string[]> {
  const prospects = await listProspectsOfForUpdate(tx, userId)
  return prospects.filter((prospect) => goesWith(prospect, userId)).map(({ id }) => id)
}

/** The names of the profiles that go with a person, in full and as mails shorten them. */
export async function listProspectNames(tx: Tx, userId: string): Promise<string[]> {
  const prospects = await listProspectsOfForUpdate(tx, userId)
  return prospects
    .filter((prospect) => goesWith(prospect, userId))
    .flatMap((prospect) => [`${prospect.first_name} ${prospect.last_name}`, shortNameOf(prospect)])
}

/**
 * Takes a person out of the profiles. An athlete's own is hidden and emptied, and so is one that nobody is left to keep;
 * another passes to a guardian or the athlete. What a guardian said ends, and what shows that they said it goes at once.
 * What gifts refer to stays, without a name.
 */
export async function eraseProspects(tx: Tx, { userId, at }: { userId: string; at: Date }): Promise<void> {
  for (const prospect of await listProspectsOfForUpdate(tx, userId)) {
    if (goesWith(prospect, userId)) {
      await emptyProspect(tx, prospect, at)
      await leaveToNobody(tx, { prospectId: prospect.id, userId, at })
      continue
    }
    if (prospect.guardian_row_id !== null) {
      await endWords(tx, { prospect, of: prospect.guardian_row_id, at })
      await forgetGuardian(tx, prospect.guardian_row_id)
    }
    if (prospect.owner_id === userId && prospect.heir_id !== null)
      await handOver(tx, { prospectId: prospect.id, ownerId: prospect.heir_id, at })
  }
}

/** Whether a profile goes when somebody goes: the athlete's own, and one without anybody else to keep it. */
function goesWith({ owner_id, athlete_id, heir_id }: TracedProspect, userId: string): boolean {
  return athlete_id === userId || (owner_id === userId && heir_id === null)
}
