import type { NomineeState } from '@tower/contract/matching/nominees.ts'
import type { Services } from '../../../services.ts'
import { keepNominees } from './keep-nominees.ts'
import { listNomineesAfter, type NomineeRow } from './nominees.queries.ts'
import { parseNomineeSearch } from './parse-nominee-search.ts'

const rowsAtOnce = 1_000

/** What the filters show of the nominees, some at a time: no connection waits for a slow reader. */
export async function* exportNominees(
  services: Services,
  { q, state }: { q: string | undefined; state: NomineeState | undefined },
): AsyncGenerator<NomineeRow[]> {
  const words = q ? parseNomineeSearch(q) : undefined
  if (q && words === undefined) return
  await keepNominees(services)
  for (let after = ''; ;) {
    const rows = await services.database.read((tx) =>
      listNomineesAfter(tx, { words, state }, { after, limit: rowsAtOnce }),
    )
    if (rows.length > 0) yield rows
    const last = rows.at(-1)
    if (!last || rows.length < rowsAtOnce) return
    after = last.key
  }
}
