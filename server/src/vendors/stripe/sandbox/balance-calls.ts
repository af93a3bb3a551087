import { sumBalance } from './balance-moves.ts'
import type { WireBalanceTransaction } from './balance-objects.ts'
import { answer, type Call, nowSeconds, type SandboxContext } from './context.ts'
import { invalidRequest, resourceMissing } from './faults.ts'
import { isExpanded, listPage } from './lists.ts'
import { findText, refuseUnknown } from './params.ts'

/** GET /v1/balance */
export const readBalance: Call = (context) => {
  const { available, pending } = sumBalance(context)
  const amountOf = (amount: number) => [{ amount, currency: 'usd', source_types: { card: amount } }]
  return answer({
    object: 'balance',
    available: amountOf(available),
    livemode: false,
    pending: amountOf(pending),
  })
}

/** GET /v1/balance_transactions */
export const listBalanceTransactions: Call = (context, { form }) => {
  refuseUnknown(form, [
    'created',
    'currency',
    'expand',
    'limit',
    'payout',
    'source',
    'starting_after',
    'type',
  ])
  const source = findText(form, 'source')
  const type = findText(form, 'type')
  const payout = findPayout(context, findText(form, 'payout'))
  const page = listPage(
    '/v1/balance_transactions',
    form,
    context.tables.balanceTransactions.values(),
    (moved) =>
      (source ?? moved.source) === moved.source &&
      (type ?? moved.type) === moved.type &&
      (payout === undefined || moved.paid_out_by === payout),
  )
  const expand = isExpanded(form, 'data.source')
  return answer({ ...page, data: page.data.map((moved) => shown(context, moved, expand)) })
}

/** GET /v1/payouts */
export const listPayouts: Call = (context, { form }) => {
  refuseUnknown(form, ['created', 'expand', 'limit', 'starting_after', 'status'])
  const status = findText(form, 'status')
  const payouts = context.tables.payouts.values()
  return answer(
    listPage('/v1/payouts', form, payouts, (payout) => (status ?? payout.status) === payout.status),
  )
}

/** GET /v1/payouts/:id */
export const readPayout: Call = (context, { id }) => {
  const payout = context.tables.payouts.get(id)
  if (payout === undefined) throw resourceMissing('payout', id)
  return answer(payout)
}

function shown(context: SandboxContext, moved: WireBalanceTransaction, expand: boolean): object {
  const status = moved.available_on <= nowSeconds(context) ? 'available' : 'pending'
  const { charges, refunds, disputes, payouts } = context.tables
  const { source: id } = moved
  const source = charges.get(id) ?? refunds.get(id) ?? disputes.get(id) ?? payouts.get(id) ?? null
  const { paid_out_by: _, ...wire } = moved
  return { ...wire, status, ...(expand && { source }) }
}

// Stripe refuses to say what a payout is made of that somebody made by hand.
function findPayout(context: SandboxContext, id: string | undefined): string | undefined {
  if (id === undefined) return undefined
  const payout = context.tables.payouts.get(id)
  if (payout === undefined) throw resourceMissing('payout', id, 'payout')
  if (payout.automatic) return id
  throw invalidRequest(
    'Balance transaction history can only be filtered on automatic transfers, not manual.',
    {
      param: 'payout',
    },
  )
}
