import type { AthleteAccountSort } from '@tower/contract/money/disbursements.ts'
import type { PageQuery } from '@tower/contract/page.contract.ts'
import type { BoundedTotal } from '../../database/bounded-total.ts'
import { everyRow } from '../../http/every-row.ts'
import type { Services } from '../../services.ts'
import { type AccountFilters, listAccountRows, listAccountsAfter } from './accounts.queries.ts'
import { type DisbursementRow, listOfAccount } from './disbursements.queries.ts'
import { type Contested, getAccount, type StandingAccount, withStanding } from './read-account.ts'

type Reading = Pick<Services, 'database'> & Contested

/** A page of where money of athletes lies. */
export function listAccounts(
  { database, ...above }: Reading,
  {
    filters,
    sort,
    page: { page, pageSize },
  }: { filters: AccountFilters; sort: AthleteAccountSort; page: PageQuery },
): Promise<{ rows: StandingAccount[] } & BoundedTotal> {
  return database.read(async (tx) => {
    const offset = (page - 1) * pageSize
    const { rows, ...counted } = await listAccountRows(tx, filters, { sort, limit: pageSize, offset })
    return { rows: await withStanding(tx, above, rows), ...counted }
  })
}

/** One account with everything that was paid out of it. */
export function readAccount(
  { database, ...above }: Reading,
  { accountId }: { accountId: string },
): Promise<{ account: StandingAccount; disbursements: DisbursementRow[] }> {
  return database.read(async (tx) => ({
    account: await getAccount(tx, above, accountId),
    disbursements: await listOfAccount(tx, accountId),
  }))
}

/** What the filters show, for a file, by the id of each account. */
export const exportAccounts = ({ database, ...above }: Reading, filters: AccountFilters) =>
  everyRow<StandingAccount>({ database }, async (tx, stretch) =>
    withStanding(tx, above, await listAccountsAfter(tx, filters, stretch)),
  )
