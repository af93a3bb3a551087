import { sql } from 'kysely'
import { z } from 'zod'
import type { Tx } from '../../../database/database.ts'
import { rows } from '../../../database/rows.ts'
import { giftsOfYear, leftWithoutAmount } from '../givers/gifts-of-year.queries.ts'

/** Where word of somebody's gifts goes: nowhere, where an account is disabled or never proved its address. */
const address = sql`case when donor.user_id is null then case when donor.email not like '%@erased.invalid' then donor.email end
  when account.email_verified_at is not null and account.disabled_at is null and account.erased_at is null
    then account.email end`

const givers = sql`donors donor left join users account on account.id = donor.user_id
  left join donor_contacts contact on contact.donor_id = donor.id`
const isGiver = sql`donor.kind = 'person' and donor.merged_into_id is null`

const StatementRow = z.object({
  donor_id: z.string(),
  name: z.string().nullable(),
  address: z.string().nullable(),
  locale: z.string().nullable(),
  gifts: z.number(),
  given_cents: z.number(),
  returned_cents: z.number(),
  kept_cents: z.number(),
  fund_cents: z.number(),
  stock_cents: z.number(),
})
export type StatementRow = z.infer<typeof StatementRow>

const WithId = z.object({ id: z.string() })

const statement = (year: number, donorId: ReturnType<typeof sql>) => sql`
  select count(*)::int as gifts, sum(gift.cents)::bigint as given_cents,
    sum(gift.returned_cents)::bigint as returned_cents, sum(gift.cents - gift.returned_cents)::bigint as kept_cents,
    ${leftWithoutAmount}
  from (${giftsOfYear(year, sql`and payment.donor_id = ${donorId}`)}) gift
  having sum(gift.cents - gift.returned_cents) > 0`

/** In which a giver reads: the language of their account, else the one that staff wrote down, else the last one they gave in. */
const reader = sql`coalesce(account.full_name, donor.display_name) as name, ${address} as address,
  coalesce(account.locale, contact.language, (select checkout.language from payments paid
    join checkouts checkout on checkout.id = paid.checkout_id
    where paid.donor_id = donor.id order by paid.settled_at desc limit 1)) as locale`

/** Who is owed a statement among the donors that follow one, by id, with what is already looked at. */
export async function listUnmailed(
  tx: Tx,
  year: number,
  { after, limit }: { after: string | null; limit: number },
): Promise<{ rows: StatementRow[]; lastId: string | undefined }> {
  const looked = await rows(WithId)`
    select id from donors where ${after === null ? sql`true` : sql`id > ${after}::uuid`}
    order by id limit ${limit}`.all(tx)
  const ids = looked.map(({ id }) => id)
  const unmailed = await rows(StatementRow)`
    select donor.id as donor_id, ${reader}, own.* from ${givers}
    cross join lateral (${statement(year, sql`donor.id`)}) own
    where donor.id = any(${ids}::uuid[]) and ${isGiver}
      and not exists (select from year_statements sent where sent.year = ${year} and sent.donor_id = donor.id)
    order by donor.id`.all(tx)
  return { rows: unmailed, lastId: ids.at(-1) }
}

/** The statement of one giver, sent or not. */
export function findStatement(tx: Tx, year: number, donorId: string): Promise<StatementRow | undefined> {
  return rows(StatementRow)`
    select donor.id as donor_id, ${reader}, own.* from ${givers}
    cross join lateral (${statement(year, sql`donor.id`)}) own
    where donor.id = ${donorId} and ${isGiver}`.first(tx)
}

const StatementCounts = z.object({ to_mail: z.number(), mailed: z.number(), without_address: z.number() })
export type StatementCounts = z.infer<typeof StatementCounts>

/** How many are owed a statement, have it, and can't be written to. */
export function countStatements(tx: Tx, year: number): Promise<StatementCounts> {
  return rows(StatementCounts)`
    select count(*) filter (where sent.donor_id is null and ${address} is not null)::int as to_mail,
      count(*) filter (where sent.donor_id is not null)::int as mailed,
      count(*) filter (where sent.donor_id is null and ${address} is null)::int as without_address
    from (select donor_id from (${giftsOfYear(year)}) gift group by donor_id
      having sum(cents - returned_cents) > 0) given
    join donors donor on donor.id = given.donor_id and ${isGiver}
    left join users account on account.id = donor.user_id
    left join year_statements sent on sent.year = ${year} and sent.donor_id = donor.id`.one(tx)
}

const Run = z.object({
  id: z.string(),
  year: z.number(),
  wanted: z.number(),
  mailed: z.number(),
  looked_until: z.string().nullable(),
  asked_by: z.string().nullable(),
  asked_at: z.date(),
  done_at: z.date().nullable(),
})
export type Run = z.infer<typeof Run>

const OpenRun = Run.pick({ id: true, year: true, looked_until: true })

/** The last time that the statements of a year were mailed. */
export function findLastRun(tx: Tx, year: number): Promise<Run | undefined> {
  return rows(Run)`
    select run.*, coalesce(staff.full_name, staff.email) as asked_by
    from year_statement_runs run left join users staff on staff.id = run.asked_by_id
    where run.year = ${year} order by run.asked_at desc limit 1`.first(tx)
}

/** Begins to mail; undefined while it is being done already. */
export async function insertRun(
  tx: Tx,
  run: { year: number; wanted: number; actorId: string; at: Date },
): Promise<string | undefined> {
  const begun = await rows(WithId)`
    insert into year_statement_runs (year, wanted, asked_by_id, asked_at)
    values (${run.year}, ${run.wanted}, ${run.actorId}, ${run.at})
    on conflict (year) where done_at is null do nothing returning id`.first(tx)
  return begun?.id
}

/** Work that is not done, for this transaction alone. */
export function takeOpenRun(tx: Tx): Promise<z.infer<typeof OpenRun> | undefined> {
  return rows(OpenRun)`
    select id, year, looked_until from year_statement_runs where done_at is null
    order by asked_at limit 1 for update skip locked`.first(tx)
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
  const written = await rows(z.object({ donor_id: z.string() }))`
    insert into year_statements (year, donor_id, run_id, mailed_at)
    select ${year}, id, ${runId}, ${at} from unnest(${donorIds}::uuid[]) as id
    on conflict on constraint year_statements__once do nothing returning donor_id`.all(tx)
  return new Set(written.map(({ donor_id }) => donor_id))
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

const isOnPaper = sql`donor.by_name and donor.user_id is null and donor.email is null
  and donor.merged_into_id is null and donor.display_name is not null`

const OnPaper = z.object({
  id: z.string(),
  name: z.string(),
  postal_address: z.string().nullable(),
  gifts: z.number(),
})

/** Who is owed a statement and is known by name alone, by name: theirs is printed. */
export function listOnPaper(
  tx: Tx,
  year: number,
  { limit, offset }: { limit: number; offset: number },
): Promise<z.infer<typeof OnPaper>[]> {
  return rows(OnPaper)`
    select donor.id, donor.display_name as name, contact.postal_address, own.gifts from donors donor
    left join donor_contacts contact on contact.donor_id = donor.id
    cross join lateral (${statement(year, sql`donor.id`)}) own
    where ${isOnPaper} order by fold_letters(donor.display_name), donor.id limit ${limit} offset ${offset}`.all(
    tx,
  )
}

/** How many they are. */
export async function countOnPaper(tx: Tx, year: number): Promise<number> {
  const { count } = await rows(z.object({ count: z.number() }))`
    select count(*)::int as count from donors donor cross join lateral (${statement(year, sql`donor.id`)}) own
    where ${isOnPaper}`.one(tx)
  return count
}
