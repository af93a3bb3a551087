import type { Services } from '../../../services.ts'
import { type ListedEntrant, listEntrants } from './list-entrants.ts'

const rowsAtOnce = 1_000

/** All classrooms of a draw with their chances, some at a time. */
export async function* exportEntrants(
  services: Services,
  { drawId }: { drawId: string },
): AsyncGenerator<ListedEntrant[]> {
  for (let page = 1; ; page++) {
    const { rows } = await listEntrants(services, { drawId, page: { page, pageSize: rowsAtOnce } })
    if (rows.length > 0) yield rows
    if (rows.length < rowsAtOnce) return
  }
}
