import type { NomineeSort, NomineeState } from '@tower/contract/matching/nominees.ts'
import { mostCounted } from '@tower/contract/page.ts'
import type { PageQuery } from '@tower/contract/page.contract.ts'
import type { Services } from '../../../services.ts'
import { keepNominees } from './keep-nominees.ts'
import { countNominees, listNomineeRows, type NomineeRow } from './nominees.queries.ts'
import { parseNomineeSearch } from './parse-nominee-search.ts'

export type ListNominees = {
  q: string | undefined
  state: NomineeState | undefined
  sort: NomineeSort | undefined
  page: PageQuery
}

export type NomineePage = { rows: NomineeRow[]; total: number; hasMore: boolean }

/** A page of those who were nominated, up to the moment. */
export async function listNominees(
  services: Services,
  { q, state, sort = '-count', page: { page, pageSize } }: ListNominees,
): Promise<NomineePage> {
  const words = q ? parseNomineeSearch(q) : undefined
  if (q && words === undefined) return { rows: [], total: 0, hasMore: false }
  await keepNominees(services)
  return services.database.read(async (tx) => {
    const stretch = { sort, limit: pageSize, offset: (page - 1) * pageSize }
    const rows = await listNomineeRows(tx, { words, state }, stretch)
    const counted = await countNominees(tx, { words, state })
    const hasMore = words !== undefined && counted > mostCounted
    return { rows, total: hasMore ? mostCounted : counted, hasMore }
  })
}
