import { peopleList } from '@tower/contract/people/directory.contract.ts'
import { sql } from 'kysely'
import { list } from '../../database/lists/list.ts'
import { searchPeople } from './people-search.queries.ts'
import { says } from '../../word-query.ts'

/** Everybody with an account; whoever was erased is nobody any more. */
export const people = list(peopleList, {
  from: sql`users`,
  where: sql`erased_at is null`,
  // Rises in every order, as the indexes of people do.
  key: { by: sql`email`, stays: true },
  orders: {
    created: [sql`created_at`],
    email: [sql`email`],
    name: [{ by: sql`lower(full_name)`, nullsLast: true }],
  },
  filters: {
    q: (typed) => sql`(${says(sql`email`, typed)} or ${says(sql`full_name`, typed)})`,
    role: (role) => sql`role = ${role}`,
    state: (state) => (state === 'disabled' ? sql`disabled_at is not null` : sql`disabled_at is null`),
  },
  search: searchPeople,
})
