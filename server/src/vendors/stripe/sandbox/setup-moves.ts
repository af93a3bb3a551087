import { answer, type Call, createEvent, nowSeconds, type SandboxContext } from './context.ts'
import { cardError, resourceMissing } from './faults.ts'
import { createId } from './ids.ts'
import { isExpanded } from './lists.ts'
import type { Metadata, StoredSession, WireSession, WireSetupIntent } from './objects.ts'
import { createCard, type Payer } from './payment-moves.ts'
import { type Change, joinChanges } from './state.ts'

/** GET /v1/setup_intents/:id */
export const readSetupIntent: Call = (context, { form, id }) => {
  const intent = requireSetupIntent(context, id)
  if (!isExpanded(form, 'payment_method')) return answer(intent)
  const card = context.tables.paymentMethods.get(intent.payment_method ?? '')
  return answer({ ...intent, payment_method: card?.wire ?? null })
}

/** What a session of the mode `setup` is about: nobody gave a card yet. */
export function createSetupIntent(
  context: SandboxContext,
  { customer, metadata }: { customer: string; metadata: Metadata },
): WireSetupIntent {
  return {
    id: createId('seti_'),
    object: 'setup_intent',
    created: nowSeconds(context),
    customer,
    last_setup_error: null,
    livemode: false,
    metadata,
    payment_method: null,
    payment_method_types: ['card'],
    status: 'requires_payment_method',
    usage: 'off_session',
  }
}

/** Another test Visa, so that it is told from the card of before. */
const anotherCard = '1881'

/** The card is kept with its customer; nothing is charged. */
export function completeSetup(context: SandboxContext, session: StoredSession, payer: Payer): Change {
  const intent = requireSetupIntent(context, session.wire.setup_intent ?? '')
  const card = createCard(context, intent.customer, null, anotherCard)
  const kept: WireSetupIntent = {
    ...intent,
    last_setup_error: null,
    payment_method: card.id,
    status: 'succeeded',
  }
  const wire: WireSession = { ...session.wire, customer_details: payer, status: 'complete', url: null }
  return {
    sessions: [{ ...session, wire, declineMessage: null }],
    setupIntents: [kept],
    paymentMethods: [card],
    events: [
      createEvent(context, 'setup_intent.succeeded', kept),
      createEvent(context, 'checkout.session.completed', wire),
    ],
  }
}

/** The bank does not take the card: the session waits for another one. */
export function declineSetup(context: SandboxContext, session: StoredSession): Change {
  const intent = requireSetupIntent(context, session.wire.setup_intent ?? '')
  const error = cardError('generic_decline')
  const declined: WireSetupIntent = { ...intent, last_setup_error: error }
  return joinChanges(
    { sessions: [{ ...session, declineMessage: error.message }], setupIntents: [declined] },
    { events: [createEvent(context, 'setup_intent.setup_failed', declined)] },
  )
}

function requireSetupIntent(context: SandboxContext, id: string): WireSetupIntent {
  const intent = context.tables.setupIntents.get(id)
  if (intent === undefined) throw resourceMissing('setup_intent', id, 'intent')
  return intent
}
