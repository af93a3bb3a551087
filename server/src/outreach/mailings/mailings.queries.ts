import { donorSegments } from '@tower/contract/money/desk.ts'
import { mailingStates, type LeftOutReason, leftOutReasons } from '@tower/contract/outreach/mailings.ts'
import { sql, type UpdateObject } from 'kysely'
import { z } from 'zod'
import type { Tx } from '../../database/database.ts'
import { Counted, rows } from '../../database/rows.ts'
import type { DB } from '../../database/schema.generated.ts'
import type { Segment } from '../../money/giving/donors/segment-donors.ts'

/** What of it is written. A language has both or neither. */
export type MailingWords = { subject_en: string; text_en: string; subject_es: string; text_es: string }

const Mailing = z.object({
  id: z.string(),
  segment: z.enum(donorSegments),
  classroom_id: z.string().nullable(),
  classroom_name: z.string().nullable(),
  slot_number: z.number().nullable(),
  since: z.string().nullable(),
  tag: z.string().nullable(),
  subject_en: z.string(),
  text_en: z.string(),
  subject_es: z.string(),
  text_es: z.string(),
  state: z.enum(mailingStates),
  readers: z.number().nullable(),
  author_id: z.string(),
  author: z.string().nullable(),
  asked_by_id: z.string().nullable(),
  asked_by: z.string().nullable(),
  asked_at: z.date().nullable(),
  decided_by: z.string().nullable(),
  decided_at: z.date().nullable(),
  decision_reason: z.string().nullable(),
  canceled_by: z.string().nullable(),
  canceled_at: z.date().nullable(),
  updated_at: z.date(),
})
/** A mailing, with the addresses of whoever had a hand in it. */
export type MailingRow = z.infer<typeof Mailing>

/** The subject by which staff name it: in English where there is one. */
export const subjectOf = sql<string>`coalesce(nullif(mailing.subject_en, ''), mailing.subject_es)`

/** Whom an account is of, by their address; nobody where they were erased. */
export const emailOf = (account: string) =>
  sql<
    string | null
  >`case when ${sql.ref(`${account}.erased_at`)} is null then ${sql.ref(`${account}.email`)} end`

export function findMailing(tx: Tx, id: string): Promise<MailingRow | undefined> {
  return rows(Mailing)`
    select mailing.id, mailing.segment, mailing.classroom_id, classroom.name as classroom_name, mailing.slot_number,
      to_char(mailing.since, 'YYYY-MM-DD') as since, mailing.tag, mailing.subject_en, mailing.text_en, mailing.subject_es,
      mailing.text_es, mailing.state, mailing.readers, mailing.author_id, ${emailOf('author')} as author,
      mailing.asked_by as asked_by_id, ${emailOf('asker')} as asked_by, mailing.asked_at, ${emailOf('decider')} as decided_by, mailing.decided_at,
      mailing.decision_reason, ${emailOf('canceler')} as canceled_by, mailing.canceled_at, mailing.updated_at
    from mailings mailing
    left join classrooms classroom on classroom.id = mailing.classroom_id
    left join users author on author.id = mailing.author_id
    left join users asker on asker.id = mailing.asked_by
    left join users decider on decider.id = mailing.decided_by
    left join users canceler on canceler.id = mailing.canceled_by
    where mailing.id = ${id}`.first(tx)
}

/** The same, locked until the transaction ends. */
export async function findMailingForUpdate(tx: Tx, id: string): Promise<MailingRow | undefined> {
  await tx.selectFrom('mailings').select('id').where('id', '=', id).forUpdate().execute()
  return findMailing(tx, id)
}

type Written = Segment & MailingWords
type NewMailing = { wish: Written; authorId: string; requestKey: string; digest: string; at: Date }

/** Writes a mailing as a draft; undefined where this press of the button wrote it before. */
export async function insertMailing(
  tx: Tx,
  { wish, authorId, requestKey, digest, at }: NewMailing,
): Promise<string | undefined> {
  const row = await tx
    .insertInto('mailings')
    .values({
      ...{ ...wish, author_id: authorId, request_key: requestKey, request_digest: digest },
      ...{ created_at: at, updated_at: at },
    })
    .onConflict((conflict) => conflict.constraint('mailings__once').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

/** What the press of the button with this key wrote, and what was asked for by it. */
export function findOfKey(tx: Tx, requestKey: string) {
  return tx
    .selectFrom('mailings')
    .select(['id', 'request_digest'])
    .where('request_key', '=', requestKey)
    .executeTakeFirst()
}

/** Each form of a mailing has a time of its own, also of two written in one millisecond: by it whoever saw it names it. */
export async function updateMailing(
  tx: Tx,
  { id, at }: { id: string; at: Date },
  change: UpdateObject<DB, 'mailings'>,
): Promise<void> {
  const next = sql<Date>`greatest(${at}, date_trunc('milliseconds', updated_at) + interval '1 millisecond')`
  await tx
    .updateTable('mailings')
    .set({ ...change, updated_at: next })
    .where('id', '=', id)
    .execute()
}

/** Whether there is a classroom, or a slot, of which a segment is. */
export async function isThere(tx: Tx, { classroom_id: classroomId, slot_number: number }: Segment) {
  const { count } = await rows(Counted)`
    select case
      when ${classroomId}::uuid is not null then (select count(*) from classrooms where id = ${classroomId}::uuid)
      when ${number}::bigint is not null then (select count(*) from slots where number = ${number}::bigint)
      else 1 end::int as count`.one(tx)
  return count > 0
}

/** Mailings that somebody agreed to and that have readers left to queue, the longest waiting first. */
export function listLeaving(tx: Tx): Promise<{ id: string }[]> {
  return rows(z.object({ id: z.string() }))`
    select id from mailings where state = 'leaving' order by decided_at, id`.all(tx)
}

const Progress = z.object({
  sent: z.number(),
  waiting: z.number(),
  bounced: z.number(),
  held: z.number(),
  withheld: z.number(),
})
const LeftOut = z.object({ reason: z.enum(leftOutReasons), count: z.number() })

export type MailingProgress = z.infer<typeof Progress> & {
  left_out: { reason: LeftOutReason; count: number }[]
}

/** What became of a mailing so far: each reader is counted once, by their mail where they have one. */
export async function readProgress(tx: Tx, mailingId: string): Promise<MailingProgress> {
  const progress = await rows(Progress)`
    select
      (count(*) filter (where state = 'sent'))::int as sent, (count(*) filter (where state = 'waiting'))::int as waiting,
      (count(*) filter (where state = 'bounced'))::int as bounced, (count(*) filter (where state = 'held'))::int as held,
      (count(*) filter (where state = 'withheld'))::int as withheld
    from (
      select case
        when reader.state = 'waiting' then 'waiting'
        when mail.failure in ('refused', 'reported') then 'bounced'
        when mail.sent_at is not null then 'sent'
        when mail.held_at is not null and mail.released_at is null then 'held'
        when mail.id is null or mail.given_up_at is not null then 'withheld'
        else 'waiting' end as state
      from mailing_readers reader
      left join mails mail on mail.dedupe_key = 'mailing:' || reader.mailing_id || ':' || reader.donor_id
      where reader.mailing_id = ${mailingId} and reader.state <> 'left_out') reader`.one(tx)
  const leftOut = await rows(LeftOut)`
    select left_out as reason, count(*)::int as count from mailing_readers
    where mailing_id = ${mailingId} and state = 'left_out' group by left_out order by count(*) desc, left_out`.all(
    tx,
  )
  return { ...progress, left_out: leftOut }
}

/** Nobody else of a mailing that was canceled is written to. Answers how many these are. */
export async function dropReaders(tx: Tx, mailingId: string): Promise<number> {
  const { count } = await rows(Counted)`
    with dropped as (
      update mailing_readers set state = 'queued' where mailing_id = ${mailingId} and state = 'waiting' returning donor_id
    )
    select count(*)::int as count from dropped`.one(tx)
  return count
}
