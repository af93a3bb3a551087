import type { PageQuery } from '@tower/contract/page.contract.ts'
import type { Services } from '../../services.ts'
import type { DrawRow } from './draws.queries.ts'
import { listDraws as listRows } from './listed-draws.queries.ts'

/** A page of all draws: those to come, the next one first, then the past ones. */
export function listDraws(services: Services, query: PageQuery): Promise<{ rows: DrawRow[]; total: number }> {
  return services.database.read((tx) => listRows(tx, query))
}
