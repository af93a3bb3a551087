import { mostCounted } from '@tower/contract/page.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../../database/database.ts'
import { Counted, rows as rowsOf } from '../../../database/rows.ts'
import type { RowsAfter } from '../../../http/every-row.ts'
import { areGiversCut, asWords, findGivers } from '../payments/givers.queries.ts'
import type { PaymentSearch } from '../payments/parse-search.ts'

export type AccountRow = {
  id: string
  kind: string
  unit: string
  balance_cents: number
  owner: string | null
  fiscal_year: number | null
}

/** More accounts of one search than this are not shown; more words find fewer. */
const mostFound = 100

/** So many givers, and so many people, a search goes through. */
const mostOwners = 20

const usualOrder = sql`account.unit desc, account.kind, owner, account.id`

/** The house's own accounts: a few, however many givers there are. */
export async function listHouseAccounts(tx: Tx): Promise<AccountRow[]> {
  return named(tx, sql`select * from ledger_accounts where owner_id is null`)
}

/** Accounts of a slot, and of some givers and teachers by address or name; and whether there are more than are shown. */
export async function findAccounts(
  tx: Tx,
  search: PaymentSearch,
): Promise<{ accounts: AccountRow[]; hasMore: boolean }> {
  const found = foundBy(search, mostOwners)
  if (!found) return { accounts: [], hasMore: false }
  const accounts = await named(tx, found, { order: usualOrder, limit: mostFound + 1 })
  const hasMore =
    accounts.length > mostFound ||
    (await areGiversCut(tx, search, mostOwners)) ||
    (await arePeopleCut(tx, search))
  return { accounts: accounts.slice(0, mostFound), hasMore }
}

/** The same of every giver and teacher that the search finds, by id, some from one on. */
export async function listFoundAfter(
  tx: Tx,
  search: PaymentSearch,
  { after, limit }: RowsAfter<AccountRow>,
): Promise<AccountRow[]> {
  const found = foundBy(search, Number.POSITIVE_INFINITY)
  if (!found) return []
  const later = after ? sql`where id > ${after.id}::uuid` : sql``
  const order = sql`account.id`
  return named(tx, sql`select * from (${found}) account ${later} order by id limit ${limit}`, {
    order,
    limit,
  })
}

/** Undefined where it can be no account. */
function foundBy(search: PaymentSearch, most: number): RawBuilder<unknown> | undefined {
  const { receiptNumber: slotNumber, address, nameWords } = search
  const places: RawBuilder<unknown>[] = []
  if (slotNumber !== undefined)
    places.push(sql`select account.* from slots join ledger_accounts account
      on account.kind = 'slot' and account.owner_id = slots.id where slots.number = ${slotNumber}`)
  const givers = findGivers(address, nameWords, most)
  if (givers)
    places.push(sql`select account.* from (${givers}) giver join ledger_accounts account
      on account.kind = 'donor_program' and account.owner_id = giver.id`)
  const people = findPeople(search, most)
  if (people)
    places.push(
      sql`select account.* from (${people}) person
        join teacher_budgets budget on budget.teacher_id = person.id
        join ledger_accounts account on account.kind = 'budget' and account.owner_id = budget.id`,
      // Whoever never gave holds credits too, if somebody gave them some.
      sql`select account.* from (${people}) person
        join ledger_accounts account on account.kind in ('wallet', 'tools_wallet') and account.owner_id = person.id`,
    )
  return places.length === 0 ? undefined : sql.join(places, sql` union `)
}

/** People whose address begins so, or whose name has these words; at most so many. */
function findPeople({ address, nameWords }: PaymentSearch, most: number): RawBuilder<unknown> | undefined {
  const limit = Number.isFinite(most) ? sql.lit(most) : sql`all`
  const branches: RawBuilder<unknown>[] = []
  if (address !== undefined)
    branches.push(sql`(select id from users where email ~>=~ ${address} and email ~<~ ${`${address}\u{10FFFF}`}
      limit ${limit})`)
  if (nameWords !== undefined)
    // Planned for all of that name and read only as far as needed, as in payments/givers.queries.ts.
    branches.push(sql`(with named as materialized (
        select id from users where to_tsvector('simple', plain_words(full_name)) @@ ${asWords(nameWords)} and full_name is not null
      ) select id from named limit ${limit})`)
  if (branches.length === 0) return undefined
  return sql`select id from (${sql.join(branches, sql` union `)}) found limit ${limit}`
}

async function arePeopleCut(tx: Tx, search: PaymentSearch): Promise<boolean> {
  const people = findPeople(search, mostOwners + 1)
  if (!people) return false
  const { count } = await rowsOf(Counted)`select count(*)::int as count from (${people}) person`.one(tx)
  return count > mostOwners
}

export async function findAccount(tx: Tx, accountId: string): Promise<AccountRow | undefined> {
  const [account] = await named(tx, sql`select * from ledger_accounts where id = ${accountId}`)
  return account
}

/** Says of each account whose it is. */
async function named(
  tx: Tx,
  accounts: RawBuilder<unknown>,
  { order, limit }: { order: RawBuilder<unknown>; limit: number } = { order: usualOrder, limit: mostFound },
): Promise<AccountRow[]> {
  const { rows } = await sql<AccountRow>`
    select account.id, account.kind, account.unit, account.balance_cents, budget.fiscal_year,
      coalesce(slot.number::text, giver.full_name, donor.display_name, giver.email, donor.email, teacher.full_name,
        teacher.email, holder.full_name, holder.email, classroom.name) as owner
    from (${accounts}) account
    left join slots slot on account.kind = 'slot' and slot.id = account.owner_id
    left join donors donor on account.kind = 'donor_program' and donor.id = account.owner_id
    left join users giver on giver.id = donor.user_id
    left join teacher_budgets budget on account.kind in ('budget', 'reserved', 'spent') and budget.id = account.owner_id
    left join users teacher on teacher.id = budget.teacher_id
    left join users holder on account.kind in ('wallet', 'tools_wallet') and holder.id = account.owner_id
    left join classrooms classroom on account.kind = 'teacher_direct' and classroom.id = account.owner_id
    order by ${order} limit ${sql.lit(limit)}`.execute(tx)
  return rows
}

export type PostingRow = {
  id: number
  at: Date
  kind: string
  memo: string | null
  amount_cents: number
  balance_cents: number
  others: string[]
  payment_id: string | null
  slot_number: number | null
}

type Stretch = {
  accountId: string
  limit: number
  offset?: number
  before?: { id: number; balanceCents: number }
}

/**
 * Postings of an account, the newest first. The balance after each is what the account holds less what was booked later:
 * one statement, so that both are of one moment.
 */
export async function listPostings(
  tx: Tx,
  { accountId, limit, offset = 0, before }: Stretch,
): Promise<PostingRow[]> {
  const { rows } = await sql<PostingRow>`
    select posting.id, fact.occurred_at as at, fact.kind, coalesce(said.note, fact.memo) as memo,
      posting.amount_cents, posting.balance_cents,
      fact.payment_id, slot.number as slot_number,
      array(select distinct account.kind from ledger_postings other
        join ledger_accounts account on account.id = other.account_id
        where other.transaction_id = posting.transaction_id and other.account_id <> ${accountId}
        order by account.kind) as others
    from (
      select id, transaction_id, amount_cents,
        (${held(accountId, before)} - coalesce(sum(amount_cents) over (
          order by id desc rows between unbounded preceding and 1 preceding), 0))::bigint as balance_cents
      from (select id, transaction_id, amount_cents from ledger_postings
        where account_id = ${accountId} ${before ? sql`and id < ${before.id}` : sql``}
        order by id desc limit ${limit + offset}) newest
      order by id desc limit ${limit} offset ${offset}
    ) posting join ledger_transactions fact on fact.id = posting.transaction_id
    left join slots slot on slot.id = fact.slot_id
    left join grant_notes said on said.transaction_id = fact.id
    order by posting.id desc`.execute(tx)
  return rows
}

function held(accountId: string, before: Stretch['before']): RawBuilder<unknown> {
  if (before) return sql`${before.balanceCents}::bigint`
  return sql`(select balance_cents from ledger_accounts where id = ${accountId})`
}

/** How many postings an account has, counted up to a bound. */
export async function countPostings(tx: Tx, accountId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select from ledger_postings where account_id = ${accountId} limit ${sql.lit(mostCounted + 1)}) shown`.execute(
    tx,
  )
  return rows[0]?.count ?? 0
}

type Verification = { at: Date; broken: { rule: string; rows: string[] }[] }

/** What the last proof of the books found. */
export async function findLastVerification(tx: Tx): Promise<Verification | undefined> {
  const { rows } = await sql<Verification>`
    select at, broken from ledger_verifications order by at desc, id desc limit 1`.execute(tx)
  return rows[0]
}

/** When every rule held last. */
export async function findLastWholeAt(tx: Tx): Promise<Date | undefined> {
  const { rows } = await sql<{ at: Date }>`
    select at from ledger_verifications where broken = '[]'::jsonb order by at desc, id desc limit 1`.execute(
    tx,
  )
  return rows[0]?.at
}
