import type { CardError } from './objects.ts'

interface FaultBody {
  type: 'invalid_request_error' | 'idempotency_error' | 'card_error' | 'api_error'
  code?: string
  decline_code?: string
  message: string
  param?: string
  payment_intent?: object
}

/** A refusal in Stripe's form: a status and `{ error: { type, code, message, param } }`. */
export class StripeFault extends Error {
  readonly status: number
  readonly body: { error: FaultBody }

  constructor(status: number, error: FaultBody) {
    super(error.message)
    this.status = status
    this.body = { error }
  }
}

/** A request that cannot be served as it stands. */
export function invalidRequest(
  message: string,
  details: { code?: string; param?: string } = {},
): StripeFault {
  return new StripeFault(400, { type: 'invalid_request_error', message, ...details })
}

/** An id that names nothing. */
export function resourceMissing(kind: string, id: string, param = 'id'): StripeFault {
  const message = `No such ${kind}: '${id}'`
  return new StripeFault(404, { type: 'invalid_request_error', code: 'resource_missing', message, param })
}

const DECLINE_MESSAGES: Record<string, string> = {
  insufficient_funds: 'Your card has insufficient funds.',
  expired_card: 'Your card has expired.',
  authentication_required: 'Your card was declined. This transaction requires authentication.',
}

/** What the bank says when it turns a card down. */
export function cardError(declineCode: string): CardError {
  return {
    type: 'card_error',
    code: declineCode === 'expired_card' ? declineCode : 'card_declined',
    decline_code: declineCode,
    message: DECLINE_MESSAGES[declineCode] ?? 'Your card was declined.',
  }
}
