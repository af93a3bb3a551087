import type { BroadcastKind, BroadcastTransition } from '@tower/contract/outreach/broadcasts.ts'
import { sql } from 'kysely'
import type { Tx } from '../../database/database.ts'
import type { LastDraw, LiveTotals } from './word-live-slide.ts'

export type SlideRow = {
  id: string
  kind: BroadcastKind
  title: string
  body: string
  media_url: string | null
  cta_href: string | null
  cta_label: string | null
  is_urgent: boolean
  pin: boolean
  position: number
  duration_sec: number | null
  transition: BroadcastTransition
  publish_at: Date
  expires_at: Date | null
}

/** Every slide that shows now or will by itself. */
export async function listComingSlides(tx: Tx, now: Date): Promise<SlideRow[]> {
  const { rows } = await sql<SlideRow>`
    select id, kind, title, body, media_url, cta_href, cta_label, is_urgent, pin, position, duration_sec, transition,
      publish_at, expires_at
    from broadcasts where status <> 'draft' and (expires_at is null or expires_at > ${now})
    order by position, id`.execute(tx)
  return rows
}

/** Counts what the live slides and the page about us tell of. Gifts are settled payments less what went back. */
export async function readLiveTotals(tx: Tx): Promise<LiveTotals> {
  const { rows } = await sql<LiveTotals>`
    select
      (select count(*) from classrooms where confirmed_at is not null)::int as classrooms,
      (select count(distinct classroom_id) from slots where assigned and voided_at is null)::int as "matchedClassrooms",
      (select count(distinct slot.donor_id) from slots slot join donors donor on donor.id = slot.donor_id
        where slot.voided_at is null and donor.kind = 'person')::int as "slotSponsors",
      gifts.count::int as gifts, gifts.cents::bigint as "givenCents",
      (select count(*) from users where role = 'teacher' and disabled_at is null)::int as teachers,
      (select count(*) from users where role = 'sponsor' and disabled_at is null)::int as sponsors
    from (
      select count(*) as count, coalesce(sum(greatest(amount_cents - refunded_cents, 0)), 0) as cents
      from payments where state = 'settled' and destination <> 'credits'
    ) gifts`.execute(tx)
  const [totals] = rows
  if (!totals) throw new Error('counting answered nothing')
  return totals
}

/** So many classrooms of a draw are named on a slide. */
export const shownNames = 12

/** The latest completed draw that gave something, with its seed and the classrooms in the order they were picked. */
export async function findLastDraw(tx: Tx, shownNames: number): Promise<LastDraw | undefined> {
  const { rows } = await sql<LastDraw>`
    select draw.id, draw.completed_at as "completedAt", draw.draw_seed as seed,
      array(select classroom.name from draw_winners winner join classrooms classroom on classroom.id = winner.classroom_id
        where winner.draw_id = draw.id order by winner.position limit ${shownNames}) as names
    from assignment_slots draw
    where draw.winners_count > 0
    order by draw.completed_at desc, draw.id limit 1`.execute(tx)
  return rows[0]
}
