import { dayOf } from '@tower/contract/org-days.ts'
import { webhookRetrySeconds } from '@tower/contract/oversight/webhooks.ts'
import { NameHeld } from '../../gate.ts'
import type { Services } from '../../services.ts'
import type { Tx } from '../../database/database.ts'
import { postOutside } from '../../vendors/webhooks/post-outside.ts'
import { notifyStaff } from '../inbox/notify-staff.ts'
import { keepAttempt, takeDueDeliveries, type Attempt, type DueDelivery } from './deliveries.queries.ts'
import { signedHeaders, webhookSecret } from './webhook-secret.ts'
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
  // What names a child names it at the next try, too.
  const delaySeconds = attempt.isHeld ? undefined : webhookRetrySeconds[delivery.attempts - 1]
  await services.database.transaction(async (tx) => {
    await keepAttempt(tx, delivery.id, { ...attempt, delaySeconds })
    if (attempt.isHeld) return tellHeld(tx, delivery)
    await setFailing(tx, delivery.webhook_id, !hasArrived)
    if (hasArrived || delivery.attempts < attemptsBeforeNotice) return
    const day = dayOf(services.clock.now())
    await notifyStaff(tx, {
      type: 'webhook_failing',
      title: 'A webhook does not answer',
      message: `Messages to ${new URL(delivery.url).host} fail; they are tried for three days. The page of webhooks says why.`,
      dedupeKey: `webhook_failing:${delivery.webhook_id}:${day}`,
    })
  })
  return hasArrived
}

async function tellHeld(tx: Tx, { id }: DueDelivery): Promise<void> {
  await notifyStaff(tx, {
    type: 'webhook_held',
    title: 'A message to another system was held back',
    message: 'A name of a child stands in it, so it has not left. The page of webhooks lists it as given up.',
    dedupeKey: `webhook_held:${id}`,
  })
}

/** One try. What went wrong is told in words, without what the receiver said. */
async function post(services: Services, delivery: DueDelivery, stopping?: AbortSignal): Promise<Attempt> {
  const timeout = AbortSignal.timeout(answerWithinMs)
  try {
    const status = await postOutside({
      url: delivery.url,
      message: await passMessage(services, delivery),
      headersOf: (body) => headersOf(services, delivery, body),
      mayBePrivate: services.config.WEBHOOKS_TO_PRIVATE_NETWORKS,
      signal: stopping ? AbortSignal.any([timeout, stopping]) : timeout,
    })
    const isTaken = status >= 200 && status < 300
    return { status, error: isTaken ? null : `answered ${status}` }
  } catch (error) {
    if (error instanceof NameHeld) return { status: null, error: error.message, isHeld: true }
    services.log.warn({ err: error, delivery: delivery.id }, 'a webhook could not be reached')
    if (timeout.aborted) return { status: null, error: `no answer within ${answerWithinMs / 1000} s` }
    return { status: null, error: error instanceof Error ? error.message : String(error) }
  }
}

function passMessage({ gate }: Services, { event, occurred_at: at, data }: DueDelivery) {
  return gate.pass('webhook', { type: event, timestamp: at.toISOString(), data })
}

function headersOf(services: Services, { id, salt }: DueDelivery, body: string): Record<string, string> {
  return signedHeaders(webhookSecret(services, salt), { id: `msg_${id}`, at: services.clock.now(), body })
}
