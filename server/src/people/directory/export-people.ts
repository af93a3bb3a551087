import type { Services } from '../../services.ts'
import type { PersonRow } from '../identity/accounts/lock-person.ts'
import { listPeopleAfter, type PeopleFilters } from './directory.queries.ts'

const rowsAtOnce = 1_000

/** What the filters show of the directory, by address, some rows at a time: no connection waits for a slow reader. */
export async function* exportPeople(services: Services, filters: PeopleFilters): AsyncGenerator<PersonRow[]> {
  for (let after = ''; ;) {
    const rows = await services.database.read((tx) =>
      listPeopleAfter(tx, filters, { after, limit: rowsAtOnce }),
    )
    if (rows.length > 0) yield rows
    const last = rows.at(-1)
    if (!last || rows.length < rowsAtOnce) return
    after = last.email
  }
}
