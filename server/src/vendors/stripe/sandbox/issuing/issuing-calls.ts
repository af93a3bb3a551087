import { answer, type Call, nowSeconds, type SandboxContext } from '../context.ts'
import { invalidRequest, resourceMissing } from '../faults.ts'
import { createId } from '../ids.ts'
import { isExpanded, listPage } from '../lists.ts'
import {
  findBranch,
  findText,
  listBranches,
  readMetadata,
  refuseUnknown,
  requireInteger,
  requireText,
  requireUsd,
} from '../params.ts'
import { numbersOf } from './card-numbers.ts'
import type { WireIssuedCard } from './issuing-objects.ts'

const YEARS_VALID = 3

/** POST /v1/issuing/cards */
export const createIssuedCard: Call = (context, { form }) => {
  refuseUnknown(form, ['cardholder', 'currency', 'metadata', 'spending_controls', 'status', 'type'])
  requireUsd(form)
  if (requireText(form, 'type') !== 'virtual') throw invalidRequest('Invalid type', { param: 'type' })
  const cardholder = requireText(form, 'cardholder')
  if (!cardholder.startsWith('ich_')) throw resourceMissing('cardholder', cardholder, 'cardholder')
  const id = createId('ic_')
  const created = nowSeconds(context)
  const card: WireIssuedCard = {
    id,
    object: 'issuing.card',
    brand: 'Visa',
    cancellation_reason: null,
    cardholder,
    created,
    currency: 'usd',
    exp_month: context.now().getUTCMonth() + 1,
    exp_year: context.now().getUTCFullYear() + YEARS_VALID,
    last4: numbersOf(id).number.slice(-4),
    livemode: false,
    metadata: readMetadata(form),
    spending_controls: {
      spending_limits: listBranches(findBranch(form, 'spending_controls'), 'spending_limits').map(
        (limit) => ({
          amount: requireInteger(limit, 'amount', 1),
          interval: requireText(limit, 'interval'),
        }),
      ),
    },
    status: findText(form, 'status') === 'active' ? 'active' : 'inactive',
    type: 'virtual',
  }
  return answer(card, { issuedCards: [card] })
}

/** GET /v1/issuing/cards/:id. The only call that gives a card's numbers, and only when it is asked to. */
export const readIssuedCard: Call = (context, { form, id }) => {
  const card = requireIssuedCard(context, id)
  const { number, cvc } = numbersOf(id)
  return answer({
    ...card,
    ...(isExpanded(form, 'number') && { number }),
    ...(isExpanded(form, 'cvc') && { cvc }),
  })
}

/** POST /v1/issuing/cards/:id */
export const updateIssuedCard: Call = (context, { form, id }) => {
  refuseUnknown(form, ['cancellation_reason', 'metadata', 'status'])
  const card = requireIssuedCard(context, id)
  const status = requireText(form, 'status')
  if (status !== 'active' && status !== 'inactive' && status !== 'canceled')
    throw invalidRequest(`Invalid status: ${status}`, { param: 'status' })
  if (card.status === 'canceled' && status !== 'canceled')
    throw invalidRequest('A canceled card cannot be used again.', { param: 'status' })
  const changed: WireIssuedCard = { ...card, status }
  return answer(changed, { issuedCards: [changed] })
}

/** GET /v1/issuing/authorizations */
export const listIssuedAuthorizations: Call = (context, { form }) => {
  refuseUnknown(form, ['card', 'created', 'limit', 'starting_after'])
  const card = findText(form, 'card')
  const all = context.tables.cardAuthorizations.values()
  return answer(
    listPage('/v1/issuing/authorizations', form, all, (one) => (card ?? one.card.id) === one.card.id),
  )
}

/** GET /v1/issuing/transactions */
export const listIssuedTransactions: Call = (context, { form }) => {
  refuseUnknown(form, ['card', 'created', 'limit', 'starting_after'])
  const card = findText(form, 'card')
  const all = context.tables.cardTransactions.values()
  return answer(listPage('/v1/issuing/transactions', form, all, (one) => (card ?? one.card) === one.card))
}

/** The card with this id, or Stripe's 404. */
export function requireIssuedCard(context: SandboxContext, id: string): WireIssuedCard {
  const card = context.tables.issuedCards.get(id)
  if (card === undefined) throw resourceMissing('issuing.card', id, 'card')
  return card
}
