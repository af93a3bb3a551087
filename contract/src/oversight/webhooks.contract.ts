import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id } from '../id.contract.ts'
import { listFilter, pageOf, PageQuery, withPage } from '../page.contract.ts'
import { oneLine } from '../name.contract.ts'
import {
  deliveryStates,
  maxWebhookNoteLength,
  maxWebhookUrlLength,
  webhookEvents,
  webhookTestEvent,
} from './webhooks.ts'

/** An address of another system that hears of what happens here. */
export const Webhook = z.object({
  id: Id,
  url: z.string(),
  events: z.array(z.enum(webhookEvents)),
  note: z.string(),
  active: z.boolean(),
  created_at: z.string(),
  updated_at: z.string(),
  /** Messages that wait for an answer, counted up to a thousand. */
  waiting: z.number().int(),
  /** Since when nothing arrives there; null where the last message did. */
  failing_since: z.string().nullable(),
})
export type Webhook = z.infer<typeof Webhook>

/** One message, and how its delivery went. */
export const WebhookDelivery = z.object({
  id: Id,
  event: z.enum([...webhookEvents, webhookTestEvent]),
  /** What it says: ids, numbers and amounts, never a person. */
  data: z.record(z.string(), z.unknown()),
  occurred_at: z.string(),
  state: z.enum(deliveryStates),
  attempts: z.number().int(),
  last_attempt_at: z.string().nullable(),
  /** When it is tried next; null when it is not. */
  next_attempt_at: z.string().nullable(),
  last_status: z.number().int().nullable(),
  last_error: z.string().nullable(),
})
export type WebhookDelivery = z.infer<typeof WebhookDelivery>

const Wish = {
  url: z.string().trim().min(1).max(maxWebhookUrlLength),
  events: z.array(z.enum(webhookEvents)).min(1).max(webhookEvents.length),
  note: oneLine(maxWebhookNoteLength).default(''),
}
const params = z.object({ webhookId: Id })
const deliveryFilters = { state: listFilter(z.enum(deliveryStates)) }
const Secret = z.object({ item: Webhook, secret: z.string() })
const perStaff = { max: 60, windowSeconds: 600, per: 'account' } as const
const urlErrors = ['webhooks.not_https', 'webhooks.private_address', 'webhooks.address_known'] as const

/** Superadmins let other systems hear of what happens, as Standard Webhooks describes. */
export const webhookEndpoints = {
  list: endpoint({
    name: 'webhooks.list',
    method: 'GET',
    path: '/api/admin/webhooks',
    summary: 'Every webhook, the oldest first.',
    access: 'superadmin',
    output: z.object({ items: z.array(Webhook) }),
    errors: [],
  }),
  add: endpoint({
    name: 'webhooks.add',
    method: 'POST',
    path: '/api/admin/webhooks',
    summary: 'Adds a webhook. Its secret is answered this once.',
    access: 'superadmin',
    body: z.object({ ...Wish, request_key: z.guid() }),
    output: Secret,
    errors: ['identity.proof_needed', 'webhooks.too_many', ...urlErrors],
    rateLimit: perStaff,
  }),
  change: endpoint({
    name: 'webhooks.change',
    method: 'POST',
    path: '/api/admin/webhooks/:webhookId',
    summary: 'Changes what a webhook hears and where. While it is off, nothing is kept for it.',
    access: 'superadmin',
    params,
    body: z.object({ ...Wish, active: z.boolean(), seen_updated_at: z.iso.datetime() }),
    output: Webhook,
    errors: ['identity.proof_needed', 'webhooks.not_found', 'webhooks.changed_meanwhile', ...urlErrors],
    rateLimit: perStaff,
  }),
  renewSecret: endpoint({
    name: 'webhooks.renew-secret',
    method: 'POST',
    path: '/api/admin/webhooks/:webhookId/secret',
    summary: 'Makes a new secret, answered this once. The old one signs nothing from now on.',
    access: 'superadmin',
    params,
    output: Secret,
    errors: ['identity.proof_needed', 'webhooks.not_found'],
    rateLimit: perStaff,
  }),
  remove: endpoint({
    name: 'webhooks.remove',
    method: 'POST',
    path: '/api/admin/webhooks/:webhookId/remove',
    summary: 'Removes a webhook with what waits for it and its log.',
    access: 'superadmin',
    params,
    output: z.object({ ok: z.literal(true) }),
    errors: ['identity.proof_needed', 'webhooks.not_found'],
    rateLimit: perStaff,
  }),
  test: endpoint({
    name: 'webhooks.test',
    method: 'POST',
    path: '/api/admin/webhooks/:webhookId/test',
    summary: 'Sends a message that says nothing but that it is a test.',
    access: 'superadmin',
    params,
    output: WebhookDelivery,
    errors: ['webhooks.not_found'],
    rateLimit: perStaff,
  }),
  listDeliveries: endpoint({
    name: 'webhooks.list-deliveries',
    method: 'GET',
    path: '/api/admin/webhooks/:webhookId/deliveries',
    summary: 'The messages of the last 30 days to a webhook, the newest first.',
    access: 'superadmin',
    params,
    query: PageQuery.in.extend(deliveryFilters).transform(withPage),
    output: pageOf(WebhookDelivery),
    errors: ['webhooks.not_found'],
  }),
  deliveriesCsv: endpoint({
    name: 'webhooks.list-deliveries-csv',
    method: 'GET',
    path: '/api/admin/webhooks/:webhookId/deliveries.csv',
    summary:
      'The messages of the last 30 days to a webhook, without what they say, as a file for spreadsheets.',
    access: 'superadmin',
    params,
    query: z.object(deliveryFilters),
    output: z.string(),
    answer: 'file',
    fileType: 'text/csv',
    errors: ['webhooks.not_found'],
    rateLimit: { max: 20, windowSeconds: 600, per: 'account' },
  }),
  resend: endpoint({
    name: 'webhooks.resend',
    method: 'POST',
    path: '/api/admin/webhook-deliveries/:deliveryId/resend',
    summary: 'Sends a message again under the same id, so that its receiver knows it.',
    access: 'superadmin',
    params: z.object({ deliveryId: Id }),
    output: WebhookDelivery,
    errors: ['webhooks.delivery_not_found', 'webhooks.still_waiting'],
    rateLimit: perStaff,
  }),
}
