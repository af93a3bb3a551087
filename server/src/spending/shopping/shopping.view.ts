import { cardMerchants, type CardVendor } from '@tower/contract/spending/cards.ts'
import type { SessionOrderStatus, SessionStatus } from '@tower/contract/spending/shopping.ts'
import type { SessionDetail } from './read-session.ts'
import type { SessionOrderRow, SessionRow } from './shopping.queries.ts'

/** A session as its teacher sees it; some of it goes by two names. */
export function viewSession(session: SessionRow) {
  const vendor = session.vendor as CardVendor
  const { card_last4, alias_email, amount_cents } = session
  return {
    id: session.id,
    status: session.status as SessionStatus,
    metadata: { vendor, partner: vendor, amount_cents, card_last4, alias_email },
    ...{ vendor, partner: vendor, alias_email, email_alias: alias_email },
    merchant_name: cardMerchants.find((known) => known.vendor === vendor)?.host ?? vendor,
    card_last4,
    amount_cents,
    budget_cents: session.budget_cents,
    reserved_cents: session.reserved_cents,
    spent_cents: session.spent_cents,
    started_at: session.started_at.toISOString(),
    created_at: session.created_at.toISOString(),
    updated_at: session.updated_at.toISOString(),
    closes_at: session.closes_at.toISOString(),
  }
}

/** The same with its orders. */
export function viewSessionDetail({ session, orders }: SessionDetail) {
  return { ...viewSession(session), orders: orders.map(viewOrder) }
}

function viewOrder(order: SessionOrderRow) {
  return {
    id: order.id,
    status: order.status as SessionOrderStatus | null,
    order_number: order.order_number,
    subtotal_cents: order.subtotal_cents,
    total_cents: order.total_cents,
    order_items: order.items.map(({ title, sku, qty, price_cents }) => ({ title, sku, qty, price_cents })),
    shipments: order.shipments.map(({ carrier, tracking_number, status, eta, updated_at }) => ({
      carrier,
      tracking_number,
      tracking: tracking_number,
      status,
      eta: eta?.toISOString() ?? null,
      updated_at: updated_at.toISOString(),
    })),
  }
}
