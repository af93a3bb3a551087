import type { Tx } from '../database/database.ts'

/** What screens may hear about. Payloads are ids only; whoever may see more asks for it. */
export type LiveTopic =
  'slot.minted' | 'slot.matched' | 'slot.voided' | 'draw.changed' | 'notification.created'

export type LiveEvent = {
  topic: LiveTopic
  /** The person it concerns, or staff. */
  audience: 'staff' | { userId: string }
  payload?: Record<string, string | number>
}

/** Tells open screens of a change; heard when the transaction commits, never when it doesn't. */
export async function announce(tx: Tx, { topic, audience, payload = {} }: LiveEvent): Promise<void> {
  await tx
    .insertInto('live_events')
    .values({
      topic,
      audience_user_id: audience === 'staff' ? null : audience.userId,
      payload: JSON.stringify(payload),
    })
    .execute()
}
