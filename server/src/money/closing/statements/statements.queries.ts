import { sql } from 'kysely'
import type { Tx } from '../../../database/database.ts'
import { giftsOfYear, leftWithoutAmount } from '../givers/gifts-of-year.queries.ts'

/** Where word of somebody's gifts goes: nowhere, where an account is disabled or never proved its address. */
const address = sql`case when donor.user_id is null then case when donor.email not like '%@erased.invalid' then donor.email end
  when account.email_verified_at is not null and account.disabled_at is null and account.erased_at is null
    then account.email end`

const givers = sql`donors donor left join users account on account.id = donor.user_id`
const isGiver = sql`donor.kind = 'person' and donor.merged_into_id is null`

export type StatementRow = {
  donor_id: string
  name: string | null
  address: string | null
  locale: string | null
  gifts: number
  given_cents: number
  returned_cents: number
  kept_cents: number
  fund_cents: number
  stock_cents: number
}

const statement = (year: number, donorId: ReturnType<typeof sql>) => sql`
  select count(*)::int as gifts, sum(gift.cents)::bigint as given_cents,
    sum(gift.returned_cents)::bigint as returned_cents, sum(gift.cents - gift.returned_cents)::bigint as kept_cents,
    ${leftWithoutAmount}
  from (${giftsOfYear(year, sql`and payment.donor_id = ${donorId}`)}) gift
  having sum(gift.cents - gift.returned_cents) > 0`

/** In which a giver reads: the language of their account, else the last one they gave in. */
const reader = sql`coalesce(account.full_name, donor.display_name) as name, ${address} as address,
  coalesce(account.locale, (select checkout.language from payments paid
    join checkouts checkout on checkout.id = paid.checkout_id
    where paid.donor_id = donor.id order by paid.settled_at desc limit 1)) as locale`

/** Who is owed a statement among the donors that follow one, by id, with what is already looked at. */
export async function listUnmailed(
  tx: Tx,
  year: number,
  { after, limit }: { after: string | null; limit: number },
): Promise<{ rows: StatementRow[]; lastId: string | undefined }> {
  const { rows: looked } = await sql<{ id: string }>`
    select id from donors where ${after === null ? sql`true` : sql`id > ${after}::uuid`}
    order by id limit ${limit}`.execute(tx)
  const ids = looked.map(({ id }) => id)
  const { rows } = await sql<StatementRow>`
    select donor.id as donor_id, ${reader}, own.* from ${givers}
    cross join lateral (${statement(year, sql`donor.id`)}) own
    where donor.id = any(${ids}::uuid[]) and ${isGiver}
      and not exists (select from year_statements sent where sent.year = ${year} and sent.donor_id = donor.id)
    order by donor.id`.execute(tx)
  return { rows, lastId: ids.at(-1) }
}

/** The statement of one giver, sent or not. */
export async function findStatement(
  tx: Tx,
  year: number,
  donorId: string,
): Promise<StatementRow | undefined> {
  const { rows } = await sql<StatementRow>`
    select donor.id as donor_id, ${reader}, own.* from ${givers}
    cross join lateral (${statement(year, sql`donor.id`)}) own
    where donor.id = ${donorId} and ${isGiver}`.execute(tx)
  return rows[0]
}

export type StatementCounts = { to_mail: number; mailed: number; without_address: number }

/** How many are owed a statement, have it, and can't be written to. */
export async function countStatements(tx: Tx, year: number): Promise<StatementCounts> {
  const { rows } = await sql<StatementCounts>`
    select count(*) filter (where sent.donor_id is null and ${address} is not null)::int as to_mail,
      count(*) filter (where sent.donor_id is not null)::int as mailed,
      count(*) filter (where sent.donor_id is null and ${address} is null)::int as without_address
    from (select donor_id from (${giftsOfYear(year)}) gift group by donor_id
      having sum(cents - returned_cents) > 0) given
    join donors donor on donor.id = given.donor_id and ${isGiver}
    left join users account on account.id = donor.user_id
    left join year_statements sent on sent.year = ${year} and sent.donor_id = donor.id`.execute(tx)
  return rows[0] ?? { to_mail: 0, mailed: 0, without_address: 0 }
}

export type Run = {
  id: string
  year: number
  wanted: number
  mailed: number
  looked_until: string | null
  asked_by: string | null
  asked_at: Date
  done_at: Date | null
}

/** The last time that the statements of a year were mailed. */
export async function findLastRun(tx: Tx, year: number): Promise<Run | undefined> {
  const { rows } = await sql<Run>`
    select run.*, coalesce(staff.full_name, staff.email) as asked_by
    from year_statement_runs run left join users staff on staff.id = run.asked_by_id
    where run.year = ${year} order by run.asked_at desc limit 1`.execute(tx)
  return rows[0]
}

/** Begins to mail; undefined while it is being done already. */
export async function insertRun(
  tx: Tx,
  run: { year: number; wanted: number; actorId: string; at: Date },
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    insert into year_statement_runs (year, wanted, asked_by_id, asked_at)
    values (${run.year}, ${run.wanted}, ${run.actorId}, ${run.at})
    on conflict (year) where done_at is null do nothing returning id`.execute(tx)
  return rows[0]?.id
}

/** Work that is not done, for this transaction alone. */
export async function takeOpenRun(tx: Tx): Promise<Pick<Run, 'id' | 'year' | 'looked_until'> | undefined> {
  const { rows } = await sql<Pick<Run, 'id' | 'year' | 'looked_until'>>`
    select id, year, looked_until from year_statement_runs where done_at is null
    order by asked_at limit 1 for update skip locked`.execute(tx)
  return rows[0]
}

export async function moveRun(
  tx: Tx,
  run: { id: string; mailed: number; lookedUntil: string | undefined; at: Date },
): Promise<void> {
  await sql`
    update year_statement_runs set mailed = mailed + ${run.mailed},
      looked_until = coalesce(${run.lookedUntil ?? null}::uuid, looked_until),
      done_at = ${run.lookedUntil === undefined ? run.at : null}
    where id = ${run.id}`.execute(tx)
}

/** Writes down who is mailed; answers whom this was new of. */
export async function insertStatements(
  tx: Tx,
  { year, runId, donorIds, at }: { year: number; runId: string; donorIds: readonly string[]; at: Date },
): Promise<Set<string>> {
  const { rows } = await sql<{ donor_id: string }>`
    insert into year_statements (year, donor_id, run_id, mailed_at)
    select ${year}, id, ${runId}, ${at} from unnest(${donorIds}::uuid[]) as id
    on conflict on constraint year_statements__once do nothing returning donor_id`.execute(tx)
  return new Set(rows.map(({ donor_id }) => donor_id))
}

/** One that is mailed by itself, be it for the first time or again. */
export async function keepStatement(
  tx: Tx,
  { year, donorId, at }: { year: number; donorId: string; at: Date },
): Promise<void> {
  await sql`
    insert into year_statements (year, donor_id, mailed_at) values (${year}, ${donorId}, ${at})
    on conflict on constraint year_statements__once do update set mailed_at = excluded.mailed_at`.execute(tx)
}
