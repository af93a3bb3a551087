import { mostCounted } from '@tower/contract/page.ts'
import type { PageQuery } from '@tower/contract/page.contract.ts'
import { everyRow } from '../../../http/every-row.ts'
import { Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import { parseSearch, type PaymentSearch } from '../payments/parse-search.ts'
import {
  type AccountRow,
  countPostings,
  findAccount,
  findAccounts,
  listFoundAfter,
  listHouseAccounts,
  listPostings,
  type PostingRow,
} from './desk-ledger.queries.ts'

/** The house's own accounts, or those that words find; and whether there are more. */
export function listAccounts(
  services: Services,
  { q = '' }: { q?: string | undefined },
): Promise<{ accounts: AccountRow[]; hasMore: boolean }> {
  const search = parseSearch(q)
  return services.database.read(async (tx) =>
    isEmpty(search) ? { accounts: await listHouseAccounts(tx), hasMore: false } : findAccounts(tx, search),
  )
}

/** The same for a file: of everybody whom the words find. */
export async function* exportAccounts(
  services: Services,
  { q = '' }: { q?: string | undefined },
): AsyncGenerator<readonly AccountRow[]> {
  const search = parseSearch(q)
  if (isEmpty(search)) yield await services.database.read(listHouseAccounts)
  else yield* everyRow<AccountRow>(services, (tx, stretch) => listFoundAfter(tx, search, stretch))
}

const isEmpty = (search: PaymentSearch) => Object.keys(search).length === 0

export type AccountPage = { account: AccountRow; rows: PostingRow[]; total: number; hasMore: boolean }

/** A page of what happened to an account, the newest first. */
export function browseAccount(
  services: Services,
  { accountId, page: { page, pageSize } }: { accountId: string; page: PageQuery },
): Promise<AccountPage> {
  return services.database.read(async (tx) => {
    const account = await findAccount(tx, accountId)
    if (!account) throw new Refusal('desk.account_not_found')
    const rows = await listPostings(tx, { accountId, limit: pageSize, offset: (page - 1) * pageSize })
    const counted = await countPostings(tx, accountId)
    return { account, rows, total: Math.min(counted, mostCounted), hasMore: counted > mostCounted }
  })
}

/** The account itself; refused where there is none. */
export async function getAccount(services: Services, accountId: string): Promise<AccountRow> {
  const account = await services.database.read((tx) => findAccount(tx, accountId))
  if (!account) throw new Refusal('desk.account_not_found')
  return account
}

const rowsAtOnce = 1_000

/** All postings of an account, the newest first, some at a time; what is booked meanwhile is left out. */
export async function* exportPostings(services: Services, accountId: string): AsyncGenerator<PostingRow[]> {
  let before: { id: number; balanceCents: number } | undefined
  for (;;) {
    const from = before
    const rows = await services.database.read((tx) =>
      listPostings(tx, { accountId, limit: rowsAtOnce, ...(from && { before: from }) }),
    )
    if (rows.length > 0) yield rows
    const last = rows.at(-1)
    if (!last || rows.length < rowsAtOnce) return
    before = { id: last.id, balanceCents: last.balance_cents - last.amount_cents }
  }
}
