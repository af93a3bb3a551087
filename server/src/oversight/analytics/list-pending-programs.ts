import type { Duty } from '@tower/contract/people/duties.ts'
import type { Services } from '../../services.ts'
import { listPendingRows, type PendingRow } from './analytics.queries.ts'

/** Classrooms to be confirmed and athletes to be approved, the newest first. */
export function listPendingPrograms(
  { database }: Pick<Services, 'database'>,
  { limit, duties }: { limit: number; duties: readonly Duty[] },
): Promise<PendingRow[]> {
  return database.read((tx) => listPendingRows(tx, limit, duties))
}
