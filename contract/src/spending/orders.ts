export const orderErrors = {
  'orders.not_found': { status: 404, sentence: 'Order not found' },
  'orders.no_lines': { status: 400, sentence: 'Add at least one valid line item' },
  'orders.sent_before': {
    status: 409,
    sentence: 'This order was sent already, with other lines. Start a new one to order more.',
  },
  'orders.return_sent_before': {
    status: 409,
    sentence: 'This return was recorded already, with another amount or line. Look at the order again.',
  },
  'orders.shipment_sent_before': {
    status: 409,
    sentence: 'This shipment was saved already, with other words. Look at the order again.',
  },
  'orders.shipment_changed': {
    status: 409,
    sentence: 'Somebody else changed this shipment. Look again, then save.',
  },
  'orders.own': {
    status: 403,
    sentence: 'This order is your own, so somebody else has to decide on it.',
  },
  'orders.decided': { status: 409, sentence: 'This order was decided already.' },
  'orders.on_its_way': {
    status: 409,
    sentence: 'This order is on its way already, so it can’t be canceled here. Write to support instead.',
  },
  'orders.reference_missing': {
    status: 400,
    sentence: 'This order was paid: say by which reference the bank or the store sent the money back.',
  },
  'orders.canceled': { status: 409, sentence: 'This order was canceled.' },
  'orders.shipment_not_found': { status: 404, sentence: 'Shipment not found' },
  'orders.line_not_found': { status: 404, sentence: 'This order has no such line.' },
  'orders.not_paid': { status: 409, sentence: 'Nothing was paid for this order, so nothing can come back.' },
  'orders.return_too_large': { status: 409, sentence: 'That is more than is left of what was paid.' },
} as const

/** What an order comes to. Staff pay it, then it is fulfilled; until then it may be canceled. */
export const orderStatuses = ['submitted', 'paid', 'fulfilled', 'canceled'] as const
export type OrderStatus = (typeof orderStatuses)[number]

/** What staff may set, and from which states. */
export const orderMoves = {
  paid: ['submitted'],
  fulfilled: ['paid'],
  canceled: ['submitted', 'paid'],
} as const satisfies Partial<Record<OrderStatus, readonly OrderStatus[]>>
export type OrderDecision = keyof typeof orderMoves
export const orderDecisions = Object.keys(orderMoves) as OrderDecision[]

/** Whether staff may bring an order from one state to another. */
export function mayMove(from: OrderStatus, to: OrderDecision): boolean {
  const allowed: readonly OrderStatus[] = orderMoves[to]
  return allowed.includes(from)
}

/** Where a parcel is. */
export const shipmentStatuses = ['label_created', 'in_transit', 'delivered', 'exception'] as const
export type ShipmentStatus = (typeof shipmentStatuses)[number]
export const usualShipmentStatus: ShipmentStatus = 'in_transit'

/** Whether something of the order has left the store. */
export function hasLeft(shipments: readonly { status: ShipmentStatus }[]): boolean {
  return shipments.some(({ status }) => status !== 'label_created')
}

/** What the orders can be ordered by; a minus turns the order around. */
export const orderSorts = ['-date', 'date', '-amount', 'amount'] as const
export type OrderSort = (typeof orderSorts)[number]

/** Beyond this many rows a list is no longer counted; nobody leafs that far. */
export const mostOrdersCounted = 1_000

export const maxOrderLines = 100
export const maxLineNameLength = 200
export const maxCategoryLength = 60
export const maxLineQuantity = 10_000
export const maxLineCents = 10_000_000
export const maxOrderReasonLength = 500
export const maxOrderReferenceLength = 60
export const maxCarrierLength = 60
export const maxTrackingLength = 100

/** The categories that the public is shown; whatever else somebody types counts as `other`. */
export const orderCategories = [
  'books',
  'art',
  'writing',
  'math',
  'science',
  'technology',
  'music',
  'sports',
  'furniture',
  'care',
  'other',
] as const
export type OrderCategory = (typeof orderCategories)[number]

/** The category as the public is shown it: free words could name a child. */
export function publicCategory(typed: string): OrderCategory {
  const word = typed.trim().toLowerCase()
  return orderCategories.find((category) => category === word) ?? 'other'
}

/** A line of an order that is being written: an amount is for one piece. */
export type OrderLine = { name: string; category: string; qty: number; amountCents: number }

/** Whether a line says what to buy and for how much. */
export function isWholeLine({ name, qty, amountCents }: OrderLine): boolean {
  return name.trim() !== '' && qty >= 1 && amountCents > 0
}

/** What lines cost together: each piece's amount, as often as it is wanted. */
export function sumLines(lines: readonly Pick<OrderLine, 'qty' | 'amountCents'>[]): number {
  return lines.reduce((sum, { qty, amountCents }) => sum + qty * amountCents, 0)
}
