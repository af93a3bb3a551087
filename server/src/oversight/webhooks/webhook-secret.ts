import { createHmac, randomBytes } from 'node:crypto'
import { webhookKey } from '../../secret-keys.ts'
import type { Services } from '../../services.ts'

/** What a webhook's secret is derived from. */
export function makeSalt(): string {
  return randomBytes(24).toString('base64url')
}

/**
 * The secret that a receiver checks signatures with, in the form of Standard Webhooks (`whsec_` and 32 bytes in base64). It
 * is kept nowhere: it follows from the webhook's salt and the secret of the server.
 */
export function webhookSecret({ config }: Pick<Services, 'config'>, salt: string): string {
  return `whsec_${webhookKey(config, salt).toString('base64')}`
}

/** The headers of a message as Standard Webhooks writes it: the same id at every try, a signature over id, time and body. */
export function signedHeaders(
  secret: string,
  { id, at, body }: { id: string; at: Date; body: string },
): Record<string, string> {
  const timestamp = Math.floor(at.getTime() / 1000)
  return {
    'content-type': 'application/json',
    'user-agent': 'Project-Tower-Webhooks',
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': signMessage(secret, { id, timestamp, body }),
  }
}

/**
 * A message's signature as Standard Webhooks 1.0 defines it: HMAC-SHA256 over id, time and body, joined by dots.
 *
 * @param secret in the form of {@link webhookSecret}
 * @param timestamp in whole seconds
 */
export function signMessage(
  secret: string,
  { id, timestamp, body }: { id: string; timestamp: number; body: string },
): string {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
  return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`
}
