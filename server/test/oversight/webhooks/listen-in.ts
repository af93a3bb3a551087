import { webhookEvents } from '@tower/contract/oversight/webhooks.ts'
import { randomUUID } from 'node:crypto'
import { insertWebhook } from '../../../src/oversight/webhooks/webhooks.queries.ts'
import type { TestServices } from '../../../src/test/test-services.ts'

/** Adds a webhook that hears of everything, and answers how to read what it was told. */
export async function listenIn({ database, clock }: TestServices) {
  const wish = { url: 'https://example.org/hook', events: webhookEvents, note: '', salt: 'salt' }
  await database.transaction((tx) =>
    insertWebhook(tx, { ...wish, requestKey: randomUUID(), at: clock.now() }),
  )
  return () =>
    database.read((tx) =>
      tx.selectFrom('webhook_deliveries').select(['event', 'data']).orderBy('event').execute(),
    )
}
