import { type LeftOutReason, leftOutReasons } from '@tower/contract/outreach/mailings.ts'
import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import type { Tx } from '../../database/database.ts'
import { Counted, rows } from '../../database/rows.ts'
import { giftLanguageOf } from '../../money/giving/donors/find-gift-language.ts'
import { humanOf, type Segment, segmentDonors } from '../../money/giving/donors/segment-donors.ts'

/**
 * Some donors as they are written to, and why one is not: each with the first reason that holds. The account says where somebody
 * reads, else the donor; in which language the account, staff, or the last gift.
 */
const readersOf = (donors: RawBuilder<unknown>) => sql`
  select known.*, case
    when known.address like '%@erased.invalid' or known.erased_at is not null then 'erased'
    -- Whoever may be a minor is written to by their guardian's word alone.
    when known.role = 'athlete' then 'child'
    when known.disabled_at is not null then 'disabled'
    when known.address is null then 'no_address'
    when known.user_id is not null and known.email_verified_at is null then 'unproven'
    when exists (select from mail_suppressions stopped where stopped.email = lower(known.address)) then 'stopped'
    when exists (select from mail_leaves gone where gone.email = known.address and gone.series = 'charity_letters') then 'left'
    end as reason
  from (
    select donor.id as donor_id, ${humanOf('donor')} as human, donor.user_id, coalesce(account.full_name, donor.display_name) as name,
      coalesce(account.email, donor.email) as address, account.role, account.erased_at, account.disabled_at,
      account.email_verified_at,
      coalesce(account.locale, contact.language, ${giftLanguageOf(sql<string>`donor.id`)}, 'en') as language
    from donors donor
    left join users account on account.id = donor.user_id
    left join donor_contacts contact on contact.donor_id = donor.id
    where donor.kind = 'person' and donor.merged_into_id is null and donor.id in (${donors})) known`

/** The same of a segment: of several accounts of one human one is written to, then of several donors who read at one address. */
const segmentOf = (segment: Segment) => sql`
  select one.donor_id, one.language, coalesce(one.reason,
    case when row_number() over (partition by lower(one.address), one.reason is null order by one.donor_id) > 1
      then 'twice' end) as reason
  from (
    select reader.donor_id, reader.language, reader.address, coalesce(reader.reason,
      case when row_number() over (partition by reader.human, reader.reason is null
        order by reader.donor_id <> reader.human, reader.donor_id) > 1 then 'twice' end) as reason
    from (${readersOf(segmentDonors(segment))}) reader) one`

export type CountedSegment = {
  readers: number
  english: number
  spanish: number
  left_out: { reason: LeftOutReason; count: number }[]
}

const Part = z.object({
  reason: z.enum(leftOutReasons).nullable(),
  count: z.number(),
  english: z.number(),
})

/** How many of a segment would be written to now, and why others would not. */
export async function countSegment(tx: Tx, segment: Segment): Promise<CountedSegment> {
  const parts = await rows(Part)`
    select reason, count(*)::int as count, (count(*) filter (where language <> 'es'))::int as english
    from (${segmentOf(segment)}) reader group by reason order by count(*) desc, reason`.all(tx)
  const { count = 0, english = 0 } = parts.find(({ reason }) => reason === null) ?? {}
  return {
    ...{ readers: count, english, spanish: count - english },
    left_out: parts.flatMap(({ reason, count: some }) => (reason === null ? [] : [{ reason, count: some }])),
  }
}

/** Keeps who is in a segment now, each once; answers how many of them are written to. */
export async function insertReaders(tx: Tx, mailingId: string, segment: Segment): Promise<number> {
  const { count } = await rows(Counted)`
    with kept as (
      insert into mailing_readers (mailing_id, donor_id, state, left_out)
      select ${mailingId}::uuid, donor_id, case when reason is null then 'waiting' else 'left_out' end, reason
      from (${segmentOf(segment)}) reader
      returning state
    )
    select (count(*) filter (where state = 'waiting'))::int as count from kept`.one(tx)
  return count
}

const Reader = z.object({
  donor_id: z.string(),
  /** The same of all accounts of one human. */
  human: z.string(),
  name: z.string().nullable(),
  address: z.string().nullable(),
  language: z.string(),
  reason: z.enum(leftOutReasons).nullable(),
})
export type MailingReader = z.infer<typeof Reader>

/** Takes hold of some whose turn it is, as they are by now: whoever left meanwhile, or was erased, has a reason. */
export async function takeReaders(tx: Tx, mailingId: string, limit: number): Promise<MailingReader[]> {
  const taken = await rows(z.object({ donor_id: z.string() }))`
    select donor_id from mailing_readers where mailing_id = ${mailingId} and state = 'waiting'
    order by donor_id limit ${limit} for update`.all(tx)
  if (taken.length === 0) return []
  const ids = taken.map(({ donor_id: id }) => id)
  const found = await rows(Reader)`
    select reader.donor_id, reader.human, reader.name, reader.address, reader.language, coalesce(reader.reason,
      -- Found to be one human with another giver since, or moved to an address that has the mail already.
      case when exists (select from mails mail where mail.to_email = reader.address and mail.about_id = ${mailingId})
        or exists (select from donors other join mailing_readers had on had.donor_id = other.id and had.mailing_id = ${mailingId}
          where (other.id = reader.human or other.same_as_id = reader.human) and other.id <> reader.donor_id and had.state = 'queued')
        then 'twice' end) as reason
    from (${readersOf(sql`select unnest(${ids}::uuid[])`)}) reader order by reader.donor_id`.all(tx)
  const known = new Map(found.map((reader) => [reader.donor_id, reader]))
  return ids.map((id) => known.get(id) ?? joined(id))
}

/** Somebody who is no donor of their own any more: whom they were joined into gets it, where they are in the segment. */
const joined = (id: string): MailingReader => ({
  ...{ donor_id: id, human: id, name: null, address: null, language: 'en', reason: 'twice' },
})

/** Notes what became of some readers. */
export async function updateReaders(
  tx: Tx,
  mailingId: string,
  settled: readonly { donorId: string; reason: LeftOutReason | null }[],
): Promise<void> {
  await sql`
    update mailing_readers reader set state = case when of.reason is null then 'queued' else 'left_out' end, left_out = of.reason
    from unnest(${settled.map(({ donorId }) => donorId)}::uuid[], ${settled.map(({ reason }) => reason)}::text[]) as of (donor_id, reason)
    where reader.mailing_id = ${mailingId} and reader.donor_id = of.donor_id`.execute(tx)
}
