import type { PageQuery } from '@tower/contract/page.contract.ts'
import type { PersonSort } from '@tower/contract/people/directory.ts'
import type { BoundedTotal } from '../../database/bounded-total.ts'
import type { Services } from '../../services.ts'
import type { PersonRow } from '../identity/accounts/lock-person.ts'
import { listPeopleRows, type PeopleFilters } from './directory.queries.ts'

export type ListPeople = { filters: PeopleFilters; sort: PersonSort; page: PageQuery }

/** A page of the directory; whoever was erased is not in it. */
export function listPeople(
  services: Services,
  { filters, sort, page: { page, pageSize } }: ListPeople,
): Promise<{ rows: PersonRow[] } & BoundedTotal> {
  return services.database.read((tx) =>
    listPeopleRows(tx, filters, { sort, limit: pageSize, offset: (page - 1) * pageSize }),
  )
}
