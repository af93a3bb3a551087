import { type RawBuilder, sql, type SqlBool } from 'kysely'
import type { Tx } from '../../database/database.ts'
import { rows } from '../../database/rows.ts'
import { beginsWith, fewOf, hasWords, inAnyWay } from '../../found-by.ts'
import { FoundRow, type Search } from '../../searchable.ts'
import { donorAddress, donorName, joinDonor, notReminded } from './pledge-donor.queries.ts'

/** So many donors are gone through by their names, and so many pledges of theirs are enough. */
const donorsLookedAt = 3
/** Where more are called so than that, and they have too few pledges: so many open ones are gone through, the latest first. */
const openLookedAt = 300

/**
 * Pledges: by their number, by the whole amount, or by whose they are where pledges are named or a whole address says who; a name alone
 * finds the donor, whose page has them. Or the latest. Each with its next installment that is open.
 */
export async function findPledges(tx: Tx, search: Search, limit: number): Promise<FoundRow[]> {
  const { number, cents, isLatest, isOfKind = false, address } = search
  const latest = sql`order by entered_at desc, id desc limit ${sql.lit(limit)}`
  const found = inAnyWay([
    number !== undefined && sql`(select id from pledges where number = ${number}::bigint)`,
    cents !== undefined && sql`(select id from pledges where amount_cents = ${cents} ${latest})`,
    isLatest && sql`(select id from pledges ${latest})`,
    (isOfKind || address?.includes('@') === true) && ofDonors(search, Math.min(limit, donorsLookedAt)),
  ])
  if (!found) return []
  // Each by its id ("offset 0"): as a join the latest of all pledges would be gone through until enough of the found ones came.
  return rows(FoundRow)`
    select pledge.id, coalesce(${donorName}, ${donorAddress}, '') as title,
      case when ${donorName} is not null then ${donorAddress} end as detail,
      pledge.number, pledge.amount_cents as "amountCents", pledge.entered_at as at, ${nextOpen} as part,
      ${notReminded} is null as reaches
    from (${found}) found cross join lateral (select * from pledges where id = found.id offset 0) pledge ${joinDonor}
    order by pledge.entered_at desc, pledge.id desc limit ${limit}`.all(tx)
}

const nextOpen = sql`(select part.id from pledge_standings part
  where part.pledge_id = pledge.id and pledge.ended_at is null and part.paid_cents + part.expected_cents < part.amount_cents
  order by part.due_on, part.place limit 1)`

/**
 * The pledges of donors who are called so, and of whoever was joined into them. A name that many have is looked for the other way
 * around, among the pledges that are open: these are few, and the one that is meant is one of them.
 */
function ofDonors(search: Search, enough: number): RawBuilder<unknown> | undefined {
  const { address, words } = search
  const donors = donorsFound({ address, words }, mostDonors)
  return (
    donors &&
    sql`(with named as materialized (select id from (${donors}) named limit ${mostDonors}),
      near as materialized (${pledgesOfNamed}),
      far as (${openPledgesOf(search, enough)})
      select id from near union select id from far)`
  )
}

const mostDonors = sql.lit(donorsLookedAt)

/** Of those in `named`, and of whoever was joined into them. */
const pledgesOfNamed = sql`
  select pledge.id from named cross join lateral (
    select named.id union all select id from donors where merged_into_id = named.id) whole
  join pledges pledge on pledge.donor_id = whole.id`

/** Among the latest that are open, where `named` is as many as are gone through and `near` too few; else none. */
const openPledgesOf = (search: Search, enough: number) => sql`
  select pledge.id from (
    select id, donor_id from pledges where ended_at is null order by entered_at desc, id desc
    limit (select case when (select count(*) from named) < ${mostDonors} or (select count(*) from near) >= ${sql.lit(enough)}
      then 0 else ${sql.lit(openLookedAt)} end)) pledge
  join donors own on own.id = pledge.donor_id
  join donors donor on donor.id = case when own.merged_into_id is null then own.id else donor_heir(own.id) end
  left join users account on account.id = donor.user_id
  where ${isCalled(search)}`

function isCalled({ address, words }: Search): RawBuilder<SqlBool> {
  const ways = [
    ...(words === undefined ? [] : [hasWords(donorName, words)]),
    ...(address === undefined ? [] : [beginsWith(sql`coalesce(account.email, donor.email)`, address)]),
  ]
  return sql<SqlBool>`(${sql.join(ways, sql` or `)})`
}

/** By the beginning of an address or by words of a name, their own or their account's. */
function donorsFound({ address, words }: Pick<Search, 'address' | 'words'>, most: RawBuilder<unknown>) {
  const ofAddress = (table: RawBuilder<unknown>) =>
    address !== undefined &&
    sql`(select id from ${table} where ${beginsWith(sql`email`, address)} order by email using ~<~ limit ${most})`
  const ofName = (table: RawBuilder<unknown>, name: RawBuilder<unknown>) =>
    words !== undefined &&
    fewOf(sql`select id from ${table} where ${hasWords(name, words)} and ${name} is not null`, most)
  const ofAccount = (named: RawBuilder<unknown> | false) =>
    named && sql`(select donors.id from ${named} account join donors on donors.user_id = account.id)`
  return inAnyWay([
    ofAddress(sql`donors`),
    ofAccount(ofAddress(sql`users`)),
    ofName(sql`donors`, sql`display_name`),
    ofAccount(ofName(sql`users`, sql`full_name`)),
  ])
}
