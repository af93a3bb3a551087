import type { ErasureState } from '@tower/contract/people/account.ts'
import type { PageQuery } from '@tower/contract/page.contract.ts'
import { sql } from 'kysely'
import type { Actor } from '../../../http/actor.ts'
import type { Services } from '../../../services.ts'
import { shownTo } from '../../identity/accounts/seen-people.ts'
import { listErasureCases, type ErasureCaseRow } from '../account.queries.ts'

/** Requests to be erased, open ones first; those that were taken back only when asked for. */
export function listErasureRequests(
  services: Services,
  { duties }: Pick<Actor, 'duties'>,
  query: PageQuery & { state: ErasureState | undefined },
): Promise<{ rows: ErasureCaseRow[]; total: number }> {
  return services.database.read((tx) =>
    listErasureCases(tx, { ...query, only: shownTo(duties, sql`person.role`) }),
  )
}
