import { sql } from 'kysely'
import { z } from 'zod'
import type { Tx } from '../../database/database.ts'
import { rows } from '../../database/rows.ts'
import { endMail } from '../mails.queries.ts'

/** Holds a mail back; it is due no more. False where it ended meanwhile, and there is nothing to hold. */
export function markHeld(tx: Tx, id: string): Promise<boolean> {
  return endMail(tx, id, { held_at: sql`now()`, given_up_at: sql`now()`, last_error: null })
}

/** What becomes of `held_at` with a mail whose words go: nobody can read or send it any more. That one was sent after a look stays. */
export const heldNoMore = sql<Date | null>`case when released_at is not null then held_at end`

const Held = z.object({ id: z.string(), to_email: z.string(), held_at: z.date() })
export type HeldRow = z.infer<typeof Held>

/** Mails that are held back, the newest first. */
export function selectHeld(tx: Tx, limit: number) {
  return rows(Held)`
    select id, to_email, held_at from mails
    where held_at is not null and released_at is null order by held_at desc, id limit ${limit}`.all(tx)
}

const Words = z.object({
  to: z.string(),
  locale: z.string(),
  template: z.string(),
  params: z.unknown(),
  held_at: z.date(),
})

/** What a mail that is held back would say. */
export function findHeldWords(tx: Tx, id: string) {
  return rows(Words)`
    select to_email as "to", locale, template, params, held_at from mails
    where id = ${id} and held_at is not null and released_at is null`.first(tx)
}

const Touched = z.object({ id: z.string() })

/** Makes it due again, and marks who did; undefined where it is not held back. */
export function updateToReleased(tx: Tx, { id, actorId, at }: { id: string; actorId: string; at: Date }) {
  return rows(Touched)`
    update mails set released_at = ${at}, released_by_id = ${actorId}, given_up_at = null, attempts = 0, next_attempt_at = now()
    where id = ${id} and held_at is not null and released_at is null and sent_at is null
    returning id`.first(tx)
}

/** Takes its words away for good; undefined where it is not held back. */
export function deleteHeldWords(tx: Tx, id: string) {
  return rows(Touched)`
    update mails set params = '{}', held_at = null, last_error = null
    where id = ${id} and held_at is not null and released_at is null and sent_at is null
    returning id`.first(tx)
}
