import { z } from 'zod'
import type { Tx } from '../../../database/database.ts'
import { rows } from '../../../database/rows.ts'
import { offlineKinds, offlineStates } from '@tower/contract/money/giving.ts'
import type { Reader } from '../../../reader.ts'
import { withWhole } from './donor-head.queries.ts'

const mostSlots = 100
const mostMails = 50
const mostNotes = 200
const mostHistory = 50

const Slot = z.object({
  id: z.string(),
  number: z.number(),
  created_at: z.date(),
  assigned_at: z.date().nullable(),
  voided_at: z.date().nullable(),
  classroom_id: z.string().nullable(),
  classroom_name: z.string().nullable(),
})

/** The newest slots of some donors, with what they became. */
export function listSlotsOf(tx: Tx, ids: readonly string[]): Promise<z.infer<typeof Slot>[]> {
  return rows(Slot)`
    select slot.id, slot.number, slot.created_at, slot.assigned_at, slot.voided_at, slot.classroom_id,
      classroom.name as classroom_name
    from slots slot left join classrooms classroom on classroom.id = slot.classroom_id
    where slot.donor_id = any(${ids}::uuid[]) order by slot.number desc limit ${mostSlots}`.all(tx)
}

const Expected = z.object({
  id: z.string(),
  kind: z.enum(offlineKinds),
  state: z.enum(offlineStates),
  reference: z.string(),
  amount_cents: z.number(),
})

/** Gifts by check and the like whose money is not there yet. */
export function listExpected(
  tx: Tx,
  { ids, emails }: { ids: readonly string[]; emails: readonly string[] },
): Promise<z.infer<typeof Expected>[]> {
  return rows(Expected)`
    select id, kind, state, reference, amount_cents from offline_gifts
    where state = 'pending' and (email = any(${emails}::text[]) or donor_id in (
      with ${withWhole(ids)} select id from whole))
    order by entered_at desc, id limit ${mostMails}`.all(tx)
}

const Mail = z.object({
  id: z.string(),
  /** Null before it was written. */
  subject: z.string().nullable(),
  to_email: z.string(),
  at: z.date(),
  state: z.enum(['sent', 'waiting', 'bounced']),
})

/** The newest mails to some addresses: what they were about and whether they left, not what they said. */
export function listMailsToDonor(
  tx: Tx,
  emails: readonly string[],
  { hidden }: Reader,
): Promise<z.infer<typeof Mail>[]> {
  return rows(Mail)`
    select id, subject, to_email, coalesce(sent_at, created_at) as at,
      case when given_up_at is not null or failure = 'reported' then 'bounced' when sent_at is null then 'waiting' else 'sent' end as state
    from mails where to_email = any(${emails}::text[]) and not template = any(${hidden.mails}::text[])
    order by created_at desc limit ${mostMails}`.all(tx)
}

const Note = z.object({
  id: z.string(),
  words: z.string(),
  is_task: z.boolean(),
  due_on: z.string().nullable(),
  written_by: z.string(),
  written_at: z.date(),
  done_by: z.string().nullable(),
  done_at: z.date().nullable(),
})

/** What staff wrote down about some donors: first what is to be done, by its day, then the newest. */
export function listNotesOf(tx: Tx, ids: readonly string[]): Promise<z.infer<typeof Note>[]> {
  return rows(Note)`
    select note.id, note.words, note.is_task, to_char(note.due_on, 'YYYY-MM-DD') as due_on,
      coalesce(writer.full_name, writer.email) as written_by, note.written_at,
      coalesce(doer.full_name, doer.email) as done_by, note.done_at
    from donor_notes note join users writer on writer.id = note.written_by left join users doer on doer.id = note.done_by
    where note.donor_id = any(${ids}::uuid[])
    order by note.is_task and note.done_at is null desc, note.due_on nulls last, note.written_at desc, note.id
    limit ${mostNotes}`.all(tx)
}

/** The words by which some donors are found. */
export async function listTagsOf(tx: Tx, ids: readonly string[]): Promise<string[]> {
  const found = await rows(z.object({ tag: z.string() }))`
    select min(tag) as tag from donor_tags where donor_id = any(${ids}::uuid[]) group by name_key(tag)
    order by name_key(tag)`.all(tx)
  return found.map(({ tag }) => tag)
}

const Entry = z.object({
  seq: z.number(),
  at: z.date(),
  by: z.string().nullable(),
  action: z.string(),
})

/** What staff did about some donors, those joined into them, and their newest payments with how these came, the newest first. */
export function listHistoryOf(tx: Tx, ids: readonly string[]): Promise<z.infer<typeof Entry>[]> {
  return rows(Entry)`
    with ${withWhole(ids)}, paid as materialized (
      select id, sponsorship_id from payments where donor_id = any(${ids}::uuid[])
      order by settled_at desc, id desc limit ${mostSlots})
    select entry.seq, entry.at, coalesce(actor.full_name, actor.email) as by, entry.action
    from (
      select 'donor' as kind, id::text as id from whole
      union select 'payment', id::text from paid
      union select 'sponsorship', sponsorship_id::text from paid where sponsorship_id is not null
      union select 'offline_gift', offline.id::text from paid join offline_gifts offline on offline.payment_id = paid.id
      union select 'offline_gift', offline.id::text from whole join offline_gifts offline on offline.donor_id = whole.id) target
    cross join lateral (
      select seq, at, actor_id, action from audit_log own
      where own.target_id = target.id and own.target_kind = target.kind order by seq desc limit ${mostHistory}) entry
    left join users actor on actor.id = entry.actor_id
    order by entry.seq desc limit ${mostHistory}`.all(tx)
}
