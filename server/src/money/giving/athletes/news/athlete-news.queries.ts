import { sql } from 'kysely'
import type { Tx } from '../../../../database/database.ts'

/** News of an athlete that a supporter was not told of yet, and where they read. */
export type UntoldNews = {
  donor_id: string
  news_id: string
  kind: 'update' | 'paid'
  /** The update’s words, or what was paid for. */
  words: string | null
  amount_cents: number | null
  prospect_id: string
  raised_cents: number
  paid_cents: number
  first_name: string
  last_name: string
  email: string
  name: string | null
  language: string | null
}

/** One run at a time: two would read the same as untold. */
export async function lockNews(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('athlete news', 0))`.execute(tx)
}

/** Holds what a mail is about to show: a guardian who says no waits until it is queued, and then withdraws it. */
export async function lockShown(tx: Tx, prospectIds: readonly string[]): Promise<void> {
  if (prospectIds.length === 0) return
  await sql`select id from prospects where id = any (${prospectIds}::uuid[]) order by id for share`.execute(
    tx,
  )
}

type Reading = { at: Date; since: Date; notToldSince: Date; donors: number }

/**
 * The news that some supporters are to be told of: approved updates and what was paid, of athletes who may be seen at this
 * moment, since they first gave. Nobody who was erased, whose gifts all went back, or who had a mail within the week.
 */
export async function listUntoldNews(
  tx: Tx,
  { at, since, notToldSince, donors }: Reading,
): Promise<UntoldNews[]> {
  const { rows } = await sql<UntoldNews>`
    with news as (
      select id, prospect_id, 'update' as kind, caption as words, null::bigint as amount_cents, created_at as happened_at
        from public_prospect_updates where created_at > ${since}
      union all
      select paid.id, paid.prospect_id, 'paid', paid.paid_for, paid.amount_cents, paid.decided_at
        from disbursements paid join public_prospects shown on shown.id = paid.prospect_id
        where paid.state = 'paid' and paid.decided_at > ${since}
    ), supporter as (
      select gift.prospect_id, payment.donor_id, min(payment.settled_at) as since
      from sponsorships gift
      join payments payment on payment.sponsorship_id = gift.id and payment.state = 'settled'
        and payment.refunded_cents < payment.amount_cents
      join checkouts requested on requested.id = gift.checkout_id and requested.erased_at is null
      where payment.donor_id is not null and gift.prospect_id in (select prospect_id from news)
      group by gift.prospect_id, payment.donor_id
    ), reader as (
      select supporter.donor_id, supporter.prospect_id, supporter.since, coalesce(account.email, donor.email) as email,
        coalesce(account.full_name, donor.display_name) as name, account.locale as language
      from supporter join donors donor on donor.id = supporter.donor_id left join users account on account.id = donor.user_id
      where coalesce(account.email, donor.email) is not null and account.erased_at is null
    ), untold as (
      select reader.*, news.id as news_id, news.kind, news.words, news.amount_cents, news.happened_at
      from reader join news on news.prospect_id = reader.prospect_id and news.happened_at >= reader.since
      where not exists (select from athlete_news told where told.donor_id = reader.donor_id and told.news_id = news.id)
        and not exists (select from athlete_news lately where lately.donor_id = reader.donor_id
          and lately.told_at > ${notToldSince} and lately.told_at <= ${at})
    ), chosen as (select distinct donor_id from untold order by donor_id limit ${donors})
    select untold.donor_id, untold.news_id, untold.kind, untold.words, untold.amount_cents, untold.prospect_id,
      shown.first_name, shown.last_name, shown.raised_cents,
      (select coalesce(sum(amount_cents), 0)::bigint from disbursements spent
        where spent.prospect_id = shown.id and spent.state = 'paid') as paid_cents, untold.email, untold.name, untold.language
    from untold join chosen on chosen.donor_id = untold.donor_id
    join public_prospects shown on shown.id = untold.prospect_id
    order by untold.donor_id, shown.first_name, untold.prospect_id, untold.happened_at desc, untold.news_id`.execute(
    tx,
  )
  return rows
}

/** Notes what supporters are told of. */
export async function insertTold(tx: Tx, news: readonly UntoldNews[], at: Date): Promise<void> {
  if (news.length === 0) return
  await tx
    .insertInto('athlete_news')
    .values(news.map(({ donor_id, news_id }) => ({ donor_id, news_id, told_at: at })))
    .onConflict((conflict) => conflict.constraint('athlete_news__once').doNothing())
    .execute()
}
