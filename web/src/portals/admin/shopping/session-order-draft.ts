import { dayOf } from '@tower/contract/org-days.ts'
import type { DeskSession } from '@tower/contract/spending/session-desk.contract.ts'
import {
  type ShipmentStatus,
  shipmentStatuses,
  usualShipmentStatus,
} from '@tower/contract/spending/orders.ts'
import {
  mostItemCents,
  mostItemQuantity,
  type SessionOrderStatus,
} from '@tower/contract/spending/shopping.ts'
import type { OrderEntry } from '../../../spending/shopping/session-desk.api.ts'
import { writeDollars } from '@tower/contract/typed-dollars.ts'
import { parseMoney } from '../../../ui/money-field/parse-money.ts'

export type SessionOrder = DeskSession['orders'][number]

/** A line and a parcel as they are typed. */
export type DraftItem = { id: string; title: string; sku: string; qty: string; price: string }
export type DraftParcel = {
  id: string
  carrier: string
  tracking: string
  status: ShipmentStatus
  eta: string
}

export type SessionOrderDraft = {
  number: string
  /** Empty: nothing is known yet. */
  status: SessionOrderStatus | ''
  items: readonly DraftItem[]
  parcels: readonly DraftParcel[]
}

export type ItemFault = 'titleMissing' | 'qtyMissing' | 'priceMissing'

const limits = { leastCents: 0, mostCents: mostItemCents }

export const emptyItem = (): DraftItem => ({
  id: crypto.randomUUID(),
  title: '',
  sku: '',
  qty: '1',
  price: '',
})

export const emptyParcel = (): DraftParcel => ({
  id: crypto.randomUUID(),
  carrier: '',
  tracking: '',
  status: usualShipmentStatus,
  eta: '',
})

/** An order as it can be edited; a new one begins with one blank line. */
export function draftOf(order: SessionOrder | undefined): SessionOrderDraft {
  if (!order) return { number: '', status: '', items: [emptyItem()], parcels: [] }
  return {
    number: order.order_number ?? '',
    status: order.status ?? '',
    items: order.order_items.map(({ title, sku, qty, price_cents: cents }) => ({
      ...{ id: crypto.randomUUID(), title, sku: sku ?? '' },
      ...{ qty: String(qty), price: writeDollars(cents) },
    })),
    parcels: order.shipments.map(({ carrier, tracking_number: tracking, status, eta }) => ({
      ...{ id: crypto.randomUUID(), carrier: carrier ?? '', tracking: tracking ?? '' },
      status: shipmentStatuses.find((known) => known === status) ?? usualShipmentStatus,
      eta: eta ? dayOf(new Date(eta)) : '',
    })),
  }
}

const isBlank = ({ title, sku, price }: DraftItem) => [title, sku, price].every((text) => text.trim() === '')

const isBlankParcel = ({ carrier, tracking, eta }: DraftParcel) =>
  [carrier, tracking, eta].every((text) => text.trim() === '')

function readQuantity(typed: string): number | undefined {
  const qty = /^\d{1,3}$/.test(typed.trim()) ? Number(typed) : 0
  return qty >= 1 && qty <= mostItemQuantity ? qty : undefined
}

/** What is wrong with a line, first things first. A blank one is left out. */
export function findItemFault(item: DraftItem): ItemFault | undefined {
  if (isBlank(item)) return undefined
  if (item.title.trim() === '') return 'titleMissing'
  if (readQuantity(item.qty) === undefined) return 'qtyMissing'
  return parseMoney(item.price, limits).fault && 'priceMissing'
}

/** What the lines come to as far as they can be read. */
export function sumDraft({ items }: SessionOrderDraft): number {
  return items.reduce(
    (sum, { qty, price }) => sum + (readQuantity(qty) ?? 0) * (parseMoney(price, limits).cents ?? 0),
    0,
  )
}

/** What is sent; undefined while a line is not whole. */
export function entryOf(
  draft: SessionOrderDraft,
  { orderId, seenAt }: { orderId: string | undefined; seenAt: string },
): OrderEntry | undefined {
  const typed = draft.items.filter((item) => !isBlank(item))
  if (typed.some((item) => findItemFault(item) !== undefined)) return undefined
  return {
    order_id: orderId ?? null,
    seen_updated_at: seenAt,
    status: draft.status === '' ? null : draft.status,
    order_number: draft.number,
    items: typed.map(({ title, sku, qty, price }) => ({
      ...{ title, sku, qty: Number(qty) },
      price_cents: parseMoney(price, limits).cents ?? 0,
    })),
    shipments: draft.parcels
      .filter((parcel) => !isBlankParcel(parcel))
      .map(({ carrier, tracking, status, eta }) => ({
        ...{ carrier, tracking_number: tracking, status },
        eta: eta === '' ? null : eta,
      })),
  }
}
