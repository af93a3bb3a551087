import type { OrderStatus, ShipmentStatus } from '@tower/contract/spending/orders.ts'
import { sql } from 'kysely'

export type OrderItemRow = {
  id: string
  name: string
  category: string
  qty: number
  amount_cents: number
  returned_cents: number
}

/** Instants lie in JSON, so they are texts. */
export type ShipmentRow = {
  id: string
  carrier: string
  tracking: string
  status: ShipmentStatus
  created_at: string
  updated_at: string
}

export type OrderRow = {
  id: string
  number: number
  teacher_id: string
  teacher_name: string | null
  teacher_email: string
  budget_id: string
  fiscal_year: number
  status: OrderStatus
  total_cents: number
  returned_cents: number
  placed_at: Date
  items: OrderItemRow[]
  shipments: ShipmentRow[]
}

const items = sql`(select coalesce(json_agg(json_build_object('id', item.id, 'name', item.name,
    'category', item.category, 'qty', item.qty, 'amount_cents', item.amount_cents,
    'returned_cents', item.returned_cents) order by item.place), '[]')
  from order_items item where item.order_id = orders.id)`

const shipments = sql`(select coalesce(json_agg(json_build_object('id', parcel.id, 'carrier', parcel.carrier,
    'tracking', parcel.tracking, 'status', parcel.status, 'created_at', parcel.created_at,
    'updated_at', parcel.updated_at) order by parcel.created_at, parcel.id), '[]')
  from order_shipments parcel where parcel.order_id = orders.id)`

/** What is read of an order with its lines and shipments, where it is called `orders`, beside {@link orderJoins}. */
export const orderColumns = sql`orders.id, orders.number, orders.teacher_id, teacher.full_name as teacher_name,
  teacher.email as teacher_email, orders.budget_id, budget.fiscal_year, orders.status, orders.total_cents,
  orders.returned_cents, orders.placed_at, ${items} as items, ${shipments} as shipments`

export const orderJoins = sql`join users teacher on teacher.id = orders.teacher_id
  join teacher_budgets budget on budget.id = orders.budget_id`
