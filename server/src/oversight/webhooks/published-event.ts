import type { WebhookEvent } from '@tower/contract/oversight/webhooks.ts'

/** Something that other systems may hear of. */
export type PublishedEvent = {
  event: WebhookEvent
  /** The fact that it is: told once. */
  key: string
  /** Ids, numbers and amounts. Names and addresses of people never leave this way. */
  data: Record<string, string | number | boolean | null>
  at: Date
}
