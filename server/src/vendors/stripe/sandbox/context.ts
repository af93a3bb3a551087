import type { FormTree } from './form-body.ts'
import { createId } from './ids.ts'
import type { StoredEvent, WireRefund } from './objects.ts'
import type { Change, State } from './state.ts'
import { stripeSdk } from '../stripe-sdk.ts'

/** What every call of the sandbox works with. */
export interface SandboxContext {
  tables: State['tables']
  /** Keeps a change and sends off the events in it. */
  commit(change: Change): void
  /** The address of the page where a session is paid. */
  hostedUrl(sessionId: string): string
  /** Where events are sent to. */
  webhookUrl(): string | undefined
  /** The status in which refunds begin from now on. */
  refundsBegin(): WireRefund['status']
  now(): Date
}

export interface CallRequest {
  form: FormTree
  /** The id in the path, or empty. */
  id: string
}

/** What a call answers and, in the same step, changes. */
export interface Answer {
  status: number
  body: object
  change: Change
}

export type Call = (context: SandboxContext, request: CallRequest) => Answer

/** A good answer. */
export function answer(body: object, change: Change = {}): Answer {
  return { status: 200, body, change }
}

/** The present moment as Stripe writes it. */
export function nowSeconds(context: SandboxContext): number {
  return Math.floor(context.now().getTime() / 1000)
}

/** An event with the object as it stands after the change; `previous` holds the values it had before. */
export function createEvent(
  context: SandboxContext,
  type: string,
  object: object,
  previous?: object,
): StoredEvent {
  const id = createId('evt_')
  const body = JSON.stringify({
    id,
    object: 'event',
    api_version: stripeSdk().API_VERSION,
    created: nowSeconds(context),
    data: { object, ...(previous && { previous_attributes: previous }) },
    livemode: false,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
    type,
  })
  return { id, type, body }
}
