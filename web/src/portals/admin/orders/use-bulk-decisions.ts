import type { Order } from '@tower/contract/spending/orders.contract.ts'
import {
  mayMove,
  type OrderDecision,
  orderDecisions,
  type OrderStatus,
} from '@tower/contract/spending/orders.ts'
import { useStepUp } from '../../../session/step-up.tsx'
import { orderCalls } from '../../../spending/orders/orders.api.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import type { BulkAction } from '../../../ui/list-page/bulk-bar.tsx'
import { useOrderFault } from './use-order-act.ts'

/** What can be done with the orders that are ticked: what fits the state that is shown, or anything where all are. */
export function useBulkDecisions(status: OrderStatus | undefined): BulkAction<Order>[] {
  const { bulk: texts, decide, notUpdated } = useTexts('orderDesk')
  const stepUp = useStepUp()
  const explain = useOrderFault(notUpdated)
  const fitting = orderDecisions.filter((to) => status === undefined || mayMove(status, to))
  return fitting.map((to: OrderDecision) => ({
    id: to,
    label: decide[to],
    confirm: { title: texts[`${to}Title`], text: texts[`${to}Text`], label: texts[`${to}Label`] },
    destructive: to === 'canceled',
    run: ({ id }) => stepUp(() => orderCalls.setStatus({ order_id: id, status: to })),
    explain,
  }))
}
