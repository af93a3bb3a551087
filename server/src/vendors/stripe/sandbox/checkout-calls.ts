import { answer, type Call, createEvent, nowSeconds, type SandboxContext } from './context.ts'
import { invalidRequest, resourceMissing } from './faults.ts'
import type { FormTree } from './form-body.ts'
import { createId } from './ids.ts'
import type { StoredSession, WireSession } from './objects.ts'
import {
  findBranch,
  findText,
  listBranches,
  readMetadata,
  refuseUnknown,
  requireAmount,
  requireInteger,
  requireText,
  requireUsd,
} from './params.ts'
import { createSetupIntent } from './setup-moves.ts'
import type { Change } from './state.ts'

const LIFETIME_SECONDS = 24 * 60 * 60
const KNOWN_PARAMS = [
  'allowed_payment_method_types',
  'cancel_url',
  'client_reference_id',
  'customer',
  'customer_creation',
  'customer_email',
  'expand',
  'line_items',
  'metadata',
  'mode',
  'payment_intent_data',
  'payment_method_types',
  'setup_intent_data',
  'submit_type',
  'subscription_data',
  'success_url',
]

/** POST /v1/checkout/sessions */
export const createSession: Call = (context, { form }) => {
  refuseUnknown(form, KNOWN_PARAMS)
  const mode = requireText(form, 'mode')
  if (mode === 'setup') return createSetup(context, form)
  if (mode !== 'payment' && mode !== 'subscription') {
    throw invalidRequest('The sandbox knows only the modes `payment`, `setup` and `subscription`.', {
      param: 'mode',
    })
  }
  const session = buildSession(context, form, { mode, lines: readLines(form, mode) })
  return answer(session.wire, { sessions: [session] })
}

/** A card is kept for a known customer: nothing is sold, so nothing of a sale may be said. */
function createSetup(context: SandboxContext, form: FormTree) {
  for (const param of ['line_items', 'submit_type', 'payment_intent_data', 'subscription_data']) {
    if (form[param] === undefined) continue
    throw invalidRequest(`You can not pass \`${param}\` in \`setup\` mode.`, { param })
  }
  // Stripe would ask for a currency otherwise, by which it chooses the ways to pay.
  if (findText(findBranch(form, 'allowed_payment_method_types'), '0') !== 'card') {
    throw invalidRequest('The sandbox keeps cards and nothing else.', {
      param: 'allowed_payment_method_types',
    })
  }
  const { customer } = readKnownCustomer(context, form, requireText(form, 'customer'))
  const intent = createSetupIntent(context, {
    customer,
    metadata: readMetadata(findBranch(form, 'setup_intent_data')),
  })
  const session = buildSession(context, form, { mode: 'setup', lines: [], setupIntent: intent.id })
  return answer(session.wire, { sessions: [session], setupIntents: [intent] })
}

/** GET /v1/checkout/sessions/:id */
export const readSession: Call = (context, { id }) => answer(requireSession(context, id).wire)

/** POST /v1/checkout/sessions/:id/expire */
export const expireSession: Call = (context, { id }) => {
  const session = requireSession(context, id)
  if (session.wire.status !== 'open') {
    throw invalidRequest('Only Checkout Sessions with a status in ["open"] can be expired.')
  }
  const change = expiry(context, session)
  return answer(change.sessions?.[0]?.wire ?? session.wire, change)
}

/** Sessions left open past their day expire, each with its event. */
export function expireOverdue(context: SandboxContext): Change[] {
  const now = nowSeconds(context)
  return Array.from(context.tables.sessions.values())
    .filter(({ wire }) => wire.status === 'open' && wire.expires_at <= now)
    .map((session) => expiry(context, session))
}

/** The session with this id, or Stripe's 404. */
export function requireSession(context: SandboxContext, id: string): StoredSession {
  const session = context.tables.sessions.get(id)
  if (session === undefined) throw resourceMissing('checkout.session', id, 'session')
  return session
}

function expiry(context: SandboxContext, session: StoredSession) {
  const wire: WireSession = { ...session.wire, status: 'expired', url: null }
  return {
    sessions: [{ ...session, wire }],
    events: [createEvent(context, 'checkout.session.expired', wire)],
  }
}

type Mode = WireSession['mode']

function readLines(form: FormTree, mode: Mode): StoredSession['lines'] {
  const lines = listBranches(form, 'line_items').map((item) => {
    const price = findBranch(item, 'price_data')
    requireUsd(price)
    requireInterval(price, mode)
    const quantity = requireInteger(item, 'quantity', 1)
    return {
      name: requireText(findBranch(price, 'product_data'), 'name'),
      amountCents: requireInteger(price, 'unit_amount') * quantity,
    }
  })
  if (lines.length === 0) {
    throw invalidRequest('Missing required param: line_items.', {
      code: 'parameter_missing',
      param: 'line_items',
    })
  }
  return lines
}

// As Stripe: a repeating price in a single payment, or the other way round, is a mistake.
function requireInterval(price: FormTree, mode: Mode): void {
  const interval = findText(findBranch(price, 'recurring'), 'interval')
  if (mode === 'payment' && interval === undefined) return
  if (mode === 'subscription' && interval === 'month') return
  throw invalidRequest(`A price that recurs \`${interval}\` does not fit the mode \`${mode}\`.`, {
    param: 'line_items',
  })
}

function buildSession(
  context: SandboxContext,
  form: FormTree,
  { mode, lines, setupIntent }: { mode: Mode; lines: StoredSession['lines']; setupIntent?: string },
): StoredSession {
  const intentForm = findBranch(form, mode === 'payment' ? 'payment_intent_data' : 'subscription_data')
  const id = createId('cs_test_')
  const total = lines.reduce((sum, { amountCents }) => sum + amountCents, 0)
  const created = nowSeconds(context)
  const wire: WireSession = {
    id,
    object: 'checkout.session',
    amount_subtotal: setupIntent ? null : total,
    amount_total: setupIntent ? null : requireAmount(total, 'line_items'),
    cancel_url: findUrl(form, 'cancel_url') ?? null,
    client_reference_id: findText(form, 'client_reference_id') ?? null,
    created,
    currency: 'usd',
    ...readSessionCustomer(context, form),
    customer_details: null,
    expires_at: created + LIFETIME_SECONDS,
    livemode: false,
    metadata: readMetadata(form),
    mode,
    invoice: null,
    payment_intent: null,
    payment_method_types: ['card'],
    payment_status: setupIntent ? 'no_payment_required' : 'unpaid',
    setup_intent: setupIntent ?? null,
    status: 'open',
    submit_type: findText(form, 'submit_type') ?? null,
    subscription: null,
    success_url: findUrl(form, 'success_url') ?? requireText(form, 'success_url'),
    url: context.hostedUrl(id),
  }
  const savesCard = mode === 'setup' || findText(intentForm, 'setup_future_usage') === 'off_session'
  return { id, wire, lines, intentMetadata: readMetadata(intentForm), savesCard, declineMessage: null }
}

function readSessionCustomer(context: SandboxContext, form: FormTree) {
  const customer = findText(form, 'customer')
  if (customer !== undefined) return readKnownCustomer(context, form, customer)

  const email = findText(form, 'customer_email')
  if (email !== undefined && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) {
    throw invalidRequest(`Invalid email address: ${email}`, {
      code: 'email_invalid',
      param: 'customer_email',
    })
  }
  const creates = findText(form, 'customer_creation') === 'always'
  return {
    customer: null,
    customer_email: email ?? null,
    customer_creation: creates ? ('always' as const) : ('if_required' as const),
  }
}

function readKnownCustomer(context: SandboxContext, form: FormTree, customer: string) {
  for (const other of ['customer_email', 'customer_creation']) {
    if (findText(form, other) === undefined) continue
    const message = `You may only specify one of these parameters: customer, ${other}.`
    throw invalidRequest(message, { param: other })
  }
  if (!context.tables.customers.has(customer)) throw resourceMissing('customer', customer, 'customer')
  return { customer, customer_email: null, customer_creation: null }
}

function findUrl(form: FormTree, name: string): string | undefined {
  const url = findText(form, name)
  if (url !== undefined && !URL.canParse(url)) {
    throw invalidRequest('Not a valid URL', { code: 'url_invalid', param: name })
  }
  return url
}
