import type { HandlerInput } from '@tower/contract/endpoint.ts'
import { orderEndpoints } from '@tower/contract/spending/orders.contract.ts'
import type { OrderStatus } from '@tower/contract/spending/orders.ts'
import type { Above } from '../../domain.ts'
import type { Actor } from '../../http/actor.ts'
import { sendCsv } from '../../http/send-csv.ts'
import type { Serve } from '../../http/serve.ts'
import type { Services } from '../../services.ts'
import { cancelOrder } from './cancel-order.ts'
import { createOrder } from './create-order.ts'
import { decideOrder } from './decide-order.ts'
import { exportOrderLines, listOrders } from './list-orders.ts'
import type { OrderFilters } from './order-rows.queries.ts'
import { orderScope } from './order-scope.ts'
import { linesHeader, viewDetails, viewLines, viewOrder, viewShipment } from './orders.view.ts'
import { parseOrderSearch } from './parse-order-search.ts'
import { readOrder } from './read-order.ts'
import { recordReturn } from './record-return.ts'
import { upsertShipment } from './upsert-shipment.ts'

type ListQuery = {
  q?: string | undefined
  status?: OrderStatus | undefined
  teacher_id?: string | undefined
}

const filtersOf = (actor: Actor, { q = '', status, teacher_id: teacherId }: ListQuery): OrderFilters => ({
  search: parseOrderSearch(q),
  status,
  teacherId: orderScope(actor, teacherId),
})

/** Mounts the calls of this domain. */
export function orderRoutes(serve: Serve, services: Services, { hands }: Pick<Above, 'hands'>): void {
  serve(orderEndpoints, {
    list: async ({ actor, query }) => {
      const { sort = '-date', ...page } = query
      const { rows, total, hasMore } = await listOrders(services, {
        filters: filtersOf(actor, query),
        sort,
        page,
      })
      return { items: rows.map(viewOrder), total, has_more: hasMore }
    },
    listCsv: async ({ actor, query, reply }) => {
      const batches = exportOrderLines(services, filtersOf(actor, query), viewLines)
      await sendCsv(reply, { name: 'orders', header: linesHeader, batches, view: (line) => line })
    },
    read: async ({ actor, params }) => viewDetails(await readOrder(services, { actor, ...params }), actor),
    create: async ({ actor, body }) => {
      const lines = body.items.map(({ name, category, qty, amount_cents: amountCents }) => ({
        name,
        category: category ?? '',
        qty,
        amountCents,
      }))
      const requestKey = body.request_key ?? null
      return answer(
        await createOrder(services, { actor, budgetId: body.budget_id, lines, requestKey }),
        actor,
      )
    },
    cancel: async ({ actor, params }) => answer(await cancelOrder(services, { actor, ...params }), actor),
    setStatus: async ({ actor, body: { order_id: orderId, status: to, reason, reference } }) => {
      const wish = { actor, orderId, to, reason: reason || null, reference: reference || null }
      return answer(await decideOrder({ ...services, hands }, wish), actor)
    },
    upsertShipment: async ({ actor, body }) => {
      const shipment = await upsertShipment(services, {
        actor,
        orderId: body.order_id,
        shipmentId: body.shipment_id ?? null,
        carrier: body.carrier ?? null,
        tracking: body.tracking,
        status: body.status,
        seenAt: body.seen_updated_at === undefined ? null : new Date(body.seen_updated_at),
        requestKey: body.request_key ?? null,
      })
      return { ok: true as const, item: viewShipment(shipment) }
    },
    recordReturn: async ({ actor, params, body }) =>
      answer(await recordReturn({ ...services, hands }, { actor, ...params, ...returnOf(body) }), actor),
  })
}

const returnOf = (body: HandlerInput<typeof orderEndpoints.recordReturn>['body']) => ({
  amountCents: body.amount_cents,
  orderItemId: body.order_item_id ?? null,
  reason: body.reason,
  reference: body.reference,
  requestKey: body.request_key,
})

const answer = (whole: Parameters<typeof viewDetails>[0], reader: Actor) => ({
  ok: true as const,
  item: viewDetails(whole, reader),
})
