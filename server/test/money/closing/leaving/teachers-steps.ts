import type { CallOutput } from '@tower/contract/endpoint.ts'
import type { cardEndpoints } from '@tower/contract/spending/cards.contract.ts'
import { readBudget } from '../../../../src/money/budgets/read-budget.ts'
import { type Draw, type LeavingWorld, pick, type Steps } from './build-leaving.ts'
import type { Past } from './past.ts'

const functions = '/.netlify/functions'

/** What teachers ask to be paid back, order and buy by card. */
export function teachersSteps(world: LeavingWorld, past: Past): Steps {
  return { ...requests(world, past), ...orders(world, past), ...cards(world, past) }
}

/** A teacher and the budget of this school year; without one there is nothing to ask for. */
async function chooseBudget({ services, teachers }: LeavingWorld, { who }: Draw) {
  const teacherId = pick(teachers, who)?.id ?? ''
  const at = services.clock.now()
  const budget = await services.database.read((tx) => readBudget(tx, { teacherId, at }))
  return budget && { teacherId, budgetId: budget.id }
}

function requests(world: LeavingWorld, past: Past): Steps {
  const line = (cents: number) => ({ description: 'Pencils', amount_cents: cents, receipt_url: null })
  return {
    'ask to be paid back': async (draw) => {
      const own = await chooseBudget(world, draw)
      if (!own) return undefined
      const items = [line(draw.percent * 300), ...(draw.odd ? [line(1)] : [])]
      const key = { budget_id: own.budgetId, memo: '', items, request_key: crypto.randomUUID() }
      const answer = await world.ask(own.teacherId, 'POST', `${functions}/reimb-submit`, key)
      if (answer.statusCode === 200) {
        const { item } = answer.json<{ item: { id: string } }>()
        past.requests.push({ id: item.id, teacherId: own.teacherId, budgetId: own.budgetId })
      }
      return answer
    },
    'change a request': async ({ which, percent }) => {
      const request = pick(past.requests, which)
      if (!request) return undefined
      const wish = { request_id: request.id, budget_id: request.budgetId, items: [line(percent * 200)] }
      return world.ask(request.teacherId, 'POST', `${functions}/reimb-submit`, { ...wish, memo: '' })
    },
    'withdraw a request': async ({ which }) => {
      const request = pick(past.requests, which)
      return request && world.ask(request.teacherId, 'POST', `/api/reimbursements/${request.id}/withdraw`)
    },
  }
}

function orders(world: LeavingWorld, past: Past): Steps {
  return {
    order: async (draw) => {
      const own = await chooseBudget(world, draw)
      if (!own) return undefined
      const items = [
        { name: 'Crayons', category: 'art', qty: draw.odd ? 3 : 1, amount_cents: draw.percent * 150 },
      ]
      const wish = { budget_id: own.budgetId, items, request_key: crypto.randomUUID() }
      const answer = await world.ask(own.teacherId, 'POST', `${functions}/teacher-order-create`, wish)
      if (answer.statusCode === 200)
        past.orders.push({ id: answer.json<{ item: { id: string } }>().item.id, teacherId: own.teacherId })
      return answer
    },
    'take an order back': async ({ which }) => {
      const order = pick(past.orders, which)
      return order && world.ask(order.teacherId, 'POST', `/api/teacher/orders/${order.id}/cancel`, {})
    },
  }
}

function cards(world: LeavingWorld, past: Past): Steps {
  const { sandbox } = world
  return {
    'want a card': async (draw) => {
      const own = await chooseBudget(world, draw)
      if (!own) return undefined
      const wish = { merchant: 'amazon.com', amountCents: draw.percent * 250 }
      const answer = await world.ask(own.teacherId, 'POST', `${functions}/issue-card`, wish)
      if (answer.statusCode === 200) {
        const { card } = answer.json<CallOutput<typeof cardEndpoints.issue>>()
        const { issuer_card_id: issuerCardId } = await world.allowance(card.id)
        past.cards.push({ id: card.id, issuerCardId: issuerCardId ?? '', teacherId: own.teacherId })
      }
      return answer
    },
    'buy by card': async ({ which, percent }) => {
      const card = pick(past.cards, which)
      if (!card) return undefined
      const { authorizationId, approved } = await world.buy(card.issuerCardId, percent * 200)
      if (approved) past.purchases.push(authorizationId)
      return undefined
    },
    // Merchants may take more than they asked for, whatever the card still has.
    'a merchant takes it': async ({ which, percent, odd }) => {
      const purchase = past.purchases.splice(which % Math.max(1, past.purchases.length), 1)[0]
      if (!purchase) return undefined
      await sandbox.captureAuthorization(purchase, odd ? { amountCents: percent * 500 } : {})
      past.taken.push(purchase)
      await world.settled()
      return undefined
    },
    'a merchant gives some back': async ({ which, percent }) => {
      const purchase = past.taken.splice(which % Math.max(1, past.taken.length), 1)[0]
      if (!purchase) return undefined
      await sandbox.refundPurchase(purchase, percent)
      await world.settled()
      return undefined
    },
    'a purchase ends': async ({ which, odd }) => {
      const purchase = past.purchases.splice(which % Math.max(1, past.purchases.length), 1)[0]
      if (!purchase) return undefined
      await sandbox.endAuthorization(purchase, odd ? 'reversed' : 'expired')
      await world.settled()
      return undefined
    },
    'close a card': async ({ which }) => {
      const card = pick(past.cards, which)
      const url = `${functions}/teacher-one-time-card-close`
      return card && world.ask(card.teacherId, 'POST', url, { id: card.id })
    },
  }
}
