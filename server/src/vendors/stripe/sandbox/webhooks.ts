import { afterAttempt } from './deliveries.ts'
import type { StoredDelivery } from './objects.ts'
import type { State } from './state.ts'
import { stripeSdk } from '../stripe-sdk.ts'

export interface Webhooks {
  /** Takes deliveries that the state holds already and sends each when it is due. */
  send(deliveries: Iterable<StoredDelivery>): void
  setUrl(url: string): void
  /** Tells of a purchase that waits, and what the receiver decides; undefined where it doesn't say so in time. */
  ask(body: string): Promise<boolean | undefined>
  close(): Promise<void>
}

interface WebhookSettings {
  url: string | undefined
  secret: string
  /** Waits between attempts; the last one repeats until three days have passed. */
  retryDelaysMs: readonly number[]
  now: () => Date
}

const AT_ONCE = 8
const ATTEMPT_TIMEOUT_MS = 10_000
const DECISION_TIMEOUT_MS = 2_000

/**
 * Delivers events until the receiver answers 2xx. Each end of a delivery is kept in the state, so a
 * restart sends again what was not acknowledged, and only that.
 */
export function startWebhooks(state: State, settings: WebhookSettings): Webhooks {
  const waiting = new Map<string, StoredDelivery>()
  const underWay = new Map<string, Promise<void>>()
  const closing = new AbortController()
  let { url } = settings
  let timer: NodeJS.Timeout | undefined

  const nowMs = () => settings.now().getTime()

  function keepWaiting(delivery: StoredDelivery): void {
    if (delivery.state === 'waiting') waiting.set(delivery.id, delivery)
    else waiting.delete(delivery.id)
  }

  function startDue(): void {
    clearTimeout(timer)
    if (url === undefined || closing.signal.aborted || underWay.size >= AT_ONCE) return
    const idle = Array.from(waiting.values()).filter(({ id }) => !underWay.has(id))
    for (const delivery of idle.sort((a, b) => a.dueAtMs - b.dueAtMs)) {
      const waitMs = delivery.dueAtMs - nowMs()
      if (waitMs > 0) timer = setTimeout(startDue, waitMs).unref()
      if (waitMs > 0 || underWay.size >= AT_ONCE) return
      underWay.set(delivery.id, attempt(delivery, url))
    }
  }

  async function attempt(delivery: StoredDelivery, target: string): Promise<void> {
    const { body = '', type = '' } = state.tables.events.get(delivery.eventId) ?? {}
    const signature = sign(body, settings.secret, nowMs())
    const status = await post(addressOf(type, target), body, signature, closing.signal)
    underWay.delete(delivery.id)
    if (closing.signal.aborted) return
    const tried = afterAttempt(delivery, status, nowMs(), settings.retryDelaysMs)
    keepWaiting(tried)
    recordEnd(state, tried)
    startDue()
  }

  function send(deliveries: Iterable<StoredDelivery>): void {
    for (const delivery of deliveries) keepWaiting(delivery)
    startDue()
  }

  send(state.tables.deliveries.values())
  return {
    send,
    setUrl(wanted) {
      url = wanted
      startDue()
    },
    ask: async (body) =>
      url === undefined ? undefined : askDecision(url, body, sign(body, settings.secret, nowMs())),
    async close() {
      closing.abort()
      clearTimeout(timer)
      await Promise.all(underWay.values())
    },
  }
}

function recordEnd(state: State, delivery: StoredDelivery): void {
  try {
    state.commit({ deliveries: [delivery] })
  } catch {
    // A full disk: at worst the event is sent once more after a restart, as Stripe may do at any time.
  }
}

// Signed anew at each attempt, as Stripe does: a late delivery carries a fresh time.
function sign(payload: string, secret: string, nowMs: number): string {
  return stripeSdk().webhooks.generateTestHeaderString({
    payload,
    secret,
    timestamp: Math.floor(nowMs / 1000),
  })
}

/** Events of issued cards go to an endpoint of their own. */
const issuingUrl = (url: string) => `${url}/issuing`
const addressOf = (type: string, url: string) => (type.startsWith('issuing_') ? issuingUrl(url) : url)

async function askDecision(url: string, body: string, signature: string): Promise<boolean | undefined> {
  try {
    const answer = await fetch(issuingUrl(url), {
      method: 'POST',
      headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature },
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(DECISION_TIMEOUT_MS),
    })
    // Stripe goes by an answer only where it says which version it speaks.
    if (answer.status !== 200 || !answer.headers.has('stripe-version')) return undefined
    const { approved } = (await answer.json()) as { approved?: unknown }
    return typeof approved === 'boolean' ? approved : undefined
  } catch {
    return undefined
  }
}

/** The receiver's status, or 0 when it gave none. */
async function post(url: string, body: string, signature: string, closing: AbortSignal): Promise<number> {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature },
      body,
      redirect: 'manual',
      signal: AbortSignal.any([closing, AbortSignal.timeout(ATTEMPT_TIMEOUT_MS)]),
    })
    await answer.arrayBuffer()
    return answer.status
  } catch {
    return 0
  }
}
