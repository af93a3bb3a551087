import type { Services } from '../../../services.ts'
import { updateTriageGivenUp } from './triage.queries.ts'

/** A ticket that could not be looked at several times stays without a suggestion, like any that NUMA knows nothing of. */
export function giveUpTriage({ database }: Services, ticketId: string): Promise<void> {
  return database.transaction((tx) => updateTriageGivenUp(tx, ticketId))
}
