import { webhookRetrySeconds } from '@tower/contract/oversight/webhooks.ts'
import type { Services } from '../../services.ts'
import { postOutside } from '../../vendors/webhooks/post-outside.ts'
import { notifyStaff } from '../inbox/notify-staff.ts'
import { keepAttempt, takeDueDeliveries, type Attempt, type DueDelivery } from './deliveries.queries.ts'
import { signMessage, webhookSecret } from './webhook-secret.ts'
import { setFailing } from './webhooks.queries.ts'

const atOnce = 8
const answerWithinMs = 15_000
/** Staff hear of a webhook that keeps failing, not of one hiccup. */
const attemptsBeforeNotice = 4

/**
 * Posts what is due, eight at a time, until nothing is; answers how many messages arrived. A receiver that hangs holds up
 * seven others for fifteen seconds at most.
 */
export async function sendDueDeliveries(services: Services, stopping?: AbortSignal): Promise<number> {
  let arrived = 0
  while (!stopping?.aborted) {
    const due = await services.database.transaction((tx) => takeDueDeliveries(tx, atOnce))
    if (due.length === 0) break
    const outcomes = await Promise.all(due.map((delivery) => send(services, delivery, stopping)))
    arrived += outcomes.filter(Boolean).length
  }
  return arrived
}

async function send(services: Services, delivery: DueDelivery, stopping?: AbortSignal): Promise<boolean> {
  const attempt = await post(services, delivery, stopping)
  const hasArrived = attempt.error === null
  const delaySeconds = webhookRetrySeconds[delivery.attempts - 1]
  await services.database.transaction(async (tx) => {
    await keepAttempt(tx, delivery.id, { ...attempt, delaySeconds })
    await setFailing(tx, delivery.webhook_id, !hasArrived)
    if (hasArrived || delivery.attempts < attemptsBeforeNotice) return
    const day = services.clock.now().toISOString().slice(0, 10)
    await notifyStaff(tx, {
      type: 'webhook_failing',
      title: 'A webhook does not answer',
      message: `Messages to ${new URL(delivery.url).host} fail; they are tried for three days. The page of webhooks says why.`,
      dedupeKey: `webhook_failing:${delivery.webhook_id}:${day}`,
    })
  })
  return hasArrived
}

/** One try. What went wrong is told in words, without what the receiver said. */
async function post(services: Services, delivery: DueDelivery, stopping?: AbortSignal): Promise<Attempt> {
  const timeout = AbortSignal.timeout(answerWithinMs)
  try {
    const status = await postOutside({
      url: delivery.url,
      ...writeMessage(services, delivery),
      mayBePrivate: services.config.WEBHOOKS_TO_PRIVATE_NETWORKS,
      signal: stopping ? AbortSignal.any([timeout, stopping]) : timeout,
    })
    const isTaken = status >= 200 && status < 300
    return { status, error: isTaken ? null : `answered ${status}` }
  } catch (error) {
    services.log.warn({ err: error, delivery: delivery.id }, 'a webhook could not be reached')
    if (timeout.aborted) return { status: null, error: `no answer within ${answerWithinMs / 1000} s` }
    return { status: null, error: error instanceof Error ? error.message : String(error) }
  }
}

/** The message as Standard Webhooks writes it: the same id at every try, a signature over id, time and body. */
function writeMessage(
  services: Services,
  { id, event, occurred_at: at, data, salt }: DueDelivery,
): { headers: Record<string, string>; body: string } {
  const body = JSON.stringify({ type: event, timestamp: at.toISOString(), data })
  const timestamp = Math.floor(services.clock.now().getTime() / 1000)
  return {
    body,
    headers: {
      'content-type': 'application/json',
      'user-agent': 'Project-Tower-Webhooks',
      'webhook-id': `msg_${id}`,
      'webhook-timestamp': String(timestamp),
      'webhook-signature': signMessage(webhookSecret(services, salt), { id: `msg_${id}`, timestamp, body }),
    },
  }
}
