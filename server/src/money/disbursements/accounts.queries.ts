import type { AthleteAccountSort, AthleteAccountState } from '@tower/contract/money/disbursements.ts'
import type { Duty } from '@tower/contract/people/duties.ts'
import { sql, type SqlBool } from 'kysely'
import { type BoundedTotal, countUpToBound } from '../../database/bounded-total.ts'
import type { Tx } from '../../database/database.ts'
import type { RowsAfter } from '../../http/every-row.ts'
import { searchedName } from '../../people/prospects/athlete-for.ts'
import { says } from '../../word-query.ts'

export type AccountFilters = {
  q?: string | undefined
  state?: AthleteAccountState | undefined
  /** Of who asks. */
  duties: readonly Duty[]
}

export type AccountRow = {
  account_id: string
  prospect_id: string
  goal_id: string | null
  athlete: string
  title: string | null
  state: AthleteAccountState
  target_cents: number | null
  raised_cents: number
  disbursed_cents: number
  balance_cents: number
  waiting_cents: number
  moves_at: Date | null
  is_unreached: boolean
}

/** Every account of an athlete that ever held money, with whose it is. */
const accounts = sql`
  ledger_accounts account
  left join prospect_goals goal on goal.id = account.owner_id
  join prospects prospect on prospect.id = coalesce(goal.prospect_id, account.owner_id)`

const state = sql`case when prospect.status <> 'approved' then 'hidden' when goal.id is null then 'general'
  when not goal.is_active then 'archived' when goal.raised_cents >= goal.target_cents then 'reached' else 'open' end`

const raised = sql`case when goal.id is null
  then prospect.raised_cents - coalesce((select sum(raised_cents) from prospect_goals where prospect_id = prospect.id), 0)
  else goal.raised_cents end`

const name = sql`prospect.first_name || ' ' || prospect.last_name`

/** The page is found first, so that the rest is looked up for its rows alone. */
const rowsOf = (page: ReturnType<typeof sql>) => sql<AccountRow>`
  select shown.*, coalesce(spent.balance_cents, 0)::bigint as disbursed_cents,
    coalesce((select sum(amount_cents) from disbursements waiting where waiting.state = 'waiting'
      and waiting.prospect_id = shown.prospect_id and coalesce(waiting.goal_id, waiting.prospect_id) = shown.account_id), 0)::bigint as waiting_cents,
    (select moves_at from unused_money unused where unused.ended_at is null
      and coalesce(unused.goal_id, unused.prospect_id) = shown.account_id) as moves_at
  from (${page}) shown
  left join ledger_accounts spent on spent.kind = 'prospect_spent' and spent.owner_id = shown.account_id
  order by shown.place`

const columns = sql`account.owner_id as account_id, prospect.id as prospect_id, goal.id as goal_id, ${name} as athlete,
  goal.title, ${state} as state, goal.target_cents, (${raised})::bigint as raised_cents, account.balance_cents,
  coalesce(goal.is_active and goal.raised_cents < goal.target_cents, false) as is_unreached`

/** Each order ends with the id, which is unique: pages neither overlap nor leave gaps. */
const orders: Record<AthleteAccountSort, ReturnType<typeof sql>> = {
  '-balance': sql`account.balance_cents desc, account.id`,
  balance: sql`account.balance_cents, account.id`,
  athlete: sql`fold_letters(${name}), account.id`,
  '-athlete': sql`fold_letters(${name}) desc, account.id`,
  '-raised': sql`(${raised}) desc, account.id`,
  raised: sql`(${raised}), account.id`,
}

/** One page of where money of athletes lies, and how much of it the filters show in all. */
export async function listAccountRows(
  tx: Tx,
  filters: AccountFilters,
  { sort, limit, offset }: { sort: AthleteAccountSort; limit: number; offset: number },
): Promise<{ rows: AccountRow[] } & BoundedTotal> {
  const order = orders[sort]
  const page = sql`select ${columns}, row_number() over (order by ${order}) as place from ${accounts}
    where ${matches(filters)} order by ${order} limit ${limit} offset ${offset}`
  const { rows } = await rowsOf(page).execute(tx)
  const counted = await countUpToBound(tx, sql`select from ${accounts} where ${matches(filters)}`)
  return { rows, ...counted }
}

/** Some of the accounts that the filters show, by their ids: of any other order the last row may have moved meanwhile. */
export async function listAccountsAfter(
  tx: Tx,
  filters: AccountFilters,
  { after, limit }: RowsAfter<Pick<AccountRow, 'account_id'>>,
): Promise<AccountRow[]> {
  const later = after ? sql<SqlBool>`account.owner_id > ${after.account_id}::uuid` : sql<SqlBool>`true`
  const page = sql`select ${columns}, row_number() over (order by account.owner_id) as place from ${accounts}
    where ${matches(filters)} and ${later} order by account.owner_id limit ${limit}`
  const { rows } = await rowsOf(page).execute(tx)
  return rows
}

/** The money of a goal, or of an athlete for none; one that never held any is not found. */
export async function findAccount(tx: Tx, accountId: string): Promise<AccountRow | undefined> {
  const page = sql`select ${columns}, 1 as place from ${accounts}
    where account.kind = 'prospect_goal' and account.owner_id = ${accountId}`
  const { rows } = await rowsOf(page).execute(tx)
  return rows[0]
}

function matches({ q, state: wanted, duties }: AccountFilters) {
  const conditions = [
    sql<SqlBool>`account.kind = 'prospect_goal'`,
    ...(q ? [isNamed(q, duties)] : []),
    ...(wanted ? [sql<SqlBool>`${state} = ${wanted}`] : []),
  ]
  return sql.join(conditions, sql` and `)
}

const isId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

function isNamed(q: string, duties: readonly Duty[]) {
  if (isId.test(q)) return sql<SqlBool>`(prospect.id = ${q} or goal.id = ${q})`
  return sql<SqlBool>`(${says(searchedName(duties), q)} or ${says(sql`goal.title`, q)})`
}
