import type { LiveTopic } from '@tower/contract/live-topics.ts'
import { sql, type Compilable, type RawBuilder } from 'kysely'
import type { Tx } from '../database/database.ts'

export type LiveEvent = {
  topic: LiveTopic
  /** The person it concerns, or staff. */
  audience: 'staff' | { userId: string }
  payload?: Record<string, string | number>
}

/** Tells open screens of a change; heard when the transaction commits, never when it doesn't. */
export function announce(tx: Tx, event: LiveEvent): Promise<void> {
  return announceAll(tx, [event])
}

/** Tells open screens of many changes, in their order. `alongside` is another statement that is sent with it. */
export async function announceAll(
  tx: Tx,
  events: readonly LiveEvent[],
  alongside?: RawBuilder<unknown>,
): Promise<void> {
  if (events.length === 0) return void (await alongside?.execute(tx))
  const telling = tx.insertInto('live_events').values(
    events.map(({ topic, audience, payload = {} }) => ({
      topic,
      audience_user_id: audience === 'staff' ? null : audience.userId,
      payload: JSON.stringify(payload),
    })),
  )
  if (alongside) await sql`with alongside as (${alongside}) ${telling}`.execute(tx)
  else await telling.execute()
}

/** Tells open screens of something that is over in a moment: nobody hears of it later, and no row of it stays. */
export async function announceInPassing(tx: Tx, { topic, audience, payload = {} }: LiveEvent): Promise<void> {
  const { id } = await tx
    .insertInto('live_events')
    .values({
      topic,
      audience_user_id: audience === 'staff' ? null : audience.userId,
      payload: JSON.stringify(payload),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx.deleteFrom('live_events').where('id', '=', id).execute()
}

/**
 * The parts of a statement that write rows and tell the staff's screens of each, by its id. `rows` writes them and answers
 * the ids.
 */
export const announcingEach = (topic: LiveTopic, rows: Compilable<{ id: string }>): RawBuilder<unknown> =>
  sql`told as (${rows}), announced as (
    insert into live_events (topic, payload) select ${topic}, jsonb_build_object('id', id) from told
  )`
