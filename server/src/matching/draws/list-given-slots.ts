import type { PageQuery } from '@tower/contract/page.ts'
import type { Services } from '../../services.ts'
import { listGivenSlots as listRows, type GivenSlotRow } from './slot-stories.queries.ts'

/** A page of the slots that came to a room without a draw, so that no gift by hand hides among draws. */
export function listGivenSlots(
  services: Services,
  query: PageQuery,
): Promise<{ rows: GivenSlotRow[]; total: number }> {
  return services.database.read((tx) => listRows(tx, query))
}
