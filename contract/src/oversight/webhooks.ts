/** What an address of the charity's own systems may be told of. */
export const webhookEvents = [
  'donation.succeeded',
  'slot.minted',
  'slot.matched',
  'draw.frozen',
  'nomination.created',
  'reimbursement.submitted',
  'reimbursement.approved',
  'reimbursement.rejected',
  'reimbursement.returned',
  'reimbursement.paid',
  'ticket.created',
  'ticket.answered',
  'ticket.closed',
] as const
export type WebhookEvent = (typeof webhookEvents)[number]

/** What the test button sends, to that one address. */
export const webhookTestEvent = 'webhook.test'

/** How far a message is. */
export const deliveryStates = ['waiting', 'delivered', 'given_up'] as const
export type DeliveryState = (typeof deliveryStates)[number]

export const mostWebhooks = 20
export const maxWebhookUrlLength = 2_000
export const maxWebhookNoteLength = 200

/** Seconds between the tries of a message, as Standard Webhooks advises: the last is three days after the first. */
export const webhookRetrySeconds = [5, 300, 1_800, 7_200, 18_000, 36_000, 50_400, 72_000, 86_400] as const

export const webhookErrors = {
  'webhooks.not_found': { status: 404, sentence: 'This webhook is not known.' },
  'webhooks.delivery_not_found': { status: 404, sentence: 'This message is not known.' },
  'webhooks.too_many': { status: 409, sentence: 'There are 20 webhooks already. Remove one first.' },
  'webhooks.not_https': {
    status: 400,
    sentence: 'The address must begin with https:// and name no password.',
  },
  'webhooks.private_address': {
    status: 400,
    sentence: 'This address leads into a private network, where nothing may be sent.',
  },
  'webhooks.address_known': {
    status: 409,
    sentence: 'There is a webhook for this address already. Change what that one hears of instead.',
  },
  'webhooks.changed_meanwhile': {
    status: 409,
    sentence: 'Somebody else changed this webhook. Look again, then save.',
  },
  'webhooks.still_waiting': { status: 409, sentence: 'This message is still on its way.' },
} as const
