import type { WebhookEvent } from '@tower/contract/oversight/webhooks.ts'
import type { Tx } from '../../../src/database/database.ts'
import { makeSalt } from '../../../src/oversight/webhooks/webhook-secret.ts'
import { insertWebhook, updateWebhook } from '../../../src/oversight/webhooks/webhooks.queries.ts'
import { hour } from '../../../src/scheduled-job.ts'
import type { Services } from '../../../src/services.ts'
import { demoId } from '../../demo-chance.ts'
import { demoMessages, type DemoMessage } from './demo-messages.ts'

const day = 24 * hour

type DemoWebhook = { url: string; note: string; events: WebhookEvent[]; messages: readonly DemoMessage[] }

const webhooks: readonly DemoWebhook[] = [
  {
    ...{ url: 'https://crm.demo-systems.test/tower', note: 'Demo: the list of givers. Switched off.' },
    events: ['donation.succeeded', 'slot.minted', 'slot.matched', 'nomination.created'],
    messages: demoMessages.ofGivers,
  },
  {
    ...{ url: 'https://chat.demo-systems.test/help-desk', note: 'Demo: a chat that is gone. Switched off.' },
    events: ['ticket.created', 'ticket.answered', 'ticket.closed'],
    messages: demoMessages.ofTickets,
  },
]

/**
 * Writes down two webhooks with the log of what they were told. Both are off, so nothing is sent, and their addresses end in
 * .test, so that nothing arrives anywhere should somebody switch them on.
 */
export function openDemoWebhooks({ database, clock }: Services): Promise<void> {
  const at = clock.now()
  const before = (seconds: number) => new Date(at.getTime() - seconds * 1_000)
  return database.transaction(async (tx) => {
    const there = await tx.selectFrom('webhooks').select('id').limit(1).executeTakeFirst()
    if (there) return
    for (const { messages, ...wish } of webhooks) {
      const requestKey = demoId(`webhook ${wish.url}`)
      const id = await insertWebhook(tx, { ...wish, salt: makeSalt(), requestKey, at: before(20 * day) })
      await updateWebhook(tx, id, { ...wish, active: false, at: before(day) })
      await tx
        .insertInto('webhook_deliveries')
        .values(messages.map((message, index) => ({ webhook_id: id, ...rowOf(message, index, before) })))
        .execute()
      const failing = messages.find(({ end }) => end === 'given up')
      if (failing) await setFailingSince(tx, id, before(failing.hoursAgo * hour))
    }
  })
}

const setFailingSince = (tx: Tx, id: string, since: Date) =>
  tx.updateTable('webhooks').set({ failing_since: since }).where('id', '=', id).execute()

function rowOf(message: DemoMessage, index: number, before: (seconds: number) => Date) {
  const { event, data, hoursAgo, tries, status, error, end } = message
  const last = before(hoursAgo * hour - (tries - 1) * 300)
  return {
    ...{
      event,
      event_key: `demo:${index}`,
      data: JSON.stringify(data),
      occurred_at: before(hoursAgo * hour),
    },
    ...{ attempts: tries, last_attempt_at: last, last_status: status, last_error: error },
    next_attempt_at: before(-2 * day),
    delivered_at: end === 'delivered' ? last : null,
    given_up_at: end === 'given up' ? last : null,
  }
}
