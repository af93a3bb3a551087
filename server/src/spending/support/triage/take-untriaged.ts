import type { Services } from '../../../services.ts'
import { takeDueTriage, type DueTriage } from './triage.queries.ts'

export type { DueTriage as UntriagedTicket }

/** Whoever takes a ticket has so long; after a crash another does. */
const againAfterMs = 10 * 60_000

/** Takes new tickets that NUMA is to look at, each for one process at a time. */
export function takeUntriaged({ database, clock }: Services, limit: number): Promise<DueTriage[]> {
  const at = clock.now()
  const dueAgainAt = new Date(at.getTime() + againAfterMs)
  return database.transaction((tx) => takeDueTriage(tx, { at, dueAgainAt, limit }))
}
