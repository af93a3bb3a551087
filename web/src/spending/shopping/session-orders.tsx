import { formatUsd } from '@tower/contract/money.ts'
import { fillText } from '../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../texts/use-texts.ts'
import { Card } from '../../ui/card/card.tsx'
import { showTime } from '../../ui/time/show-time.ts'
import { ParcelChip, SessionOrderChip } from './session-chip.tsx'
import type { SessionDetail } from './shopping.api.ts'
import styles from './shopping.module.css'

const dollars = (cents: number) => formatUsd(cents, { always2: true })

type Order = SessionDetail['orders'][number]
type Shipment = Order['shipments'][number]

/** What the store made of a session: orders with their lines and parcels. */
export function SessionOrders({ orders }: { orders: readonly Order[] }) {
  const { detail } = useTexts('shopping')
  return (
    <Card title={detail.orders}>
      {orders.length === 0 ? (
        <p className={styles.note}>{detail.noOrders}</p>
      ) : (
        <div className={styles.orders}>
          {orders.map((order) => (
            <OrderPart key={order.id} order={order} />
          ))}
        </div>
      )}
    </Card>
  )
}

function OrderPart({ order }: { order: Order }) {
  const { detail } = useTexts('shopping')
  const sums = [
    order.subtotal_cents !== null && fillText(detail.subtotal, { amount: dollars(order.subtotal_cents) }),
    order.total_cents !== null && fillText(detail.total, { amount: dollars(order.total_cents) }),
  ].filter(Boolean)
  return (
    <section className={styles.order}>
      <div className={styles.head}>
        <h3>
          {order.order_number === null
            ? detail.unnamed
            : fillText(detail.order, { number: order.order_number })}
        </h3>
        <SessionOrderChip status={order.status} />
      </div>
      {sums.length > 0 && <p className={styles.note}>{sums.join(' · ')}</p>}
      {order.order_items.length > 0 && (
        <ul className={styles.rows}>
          {order.order_items.map((item, position) => (
            <li key={`${item.sku ?? item.title}-${position}`}>
              <span>{fillText(detail.item, { qty: item.qty, title: item.title })}</span>
              <span>{dollars(item.qty * item.price_cents)}</span>
            </li>
          ))}
        </ul>
      )}
      {order.shipments.length > 0 && <Shipments shipments={order.shipments} />}
    </section>
  )
}

function Shipments({ shipments }: { shipments: readonly Shipment[] }) {
  const { detail } = useTexts('shopping')
  const language = useLanguage()
  return (
    <>
      <h4>{detail.shipments}</h4>
      <ul className={styles.rows}>
        {shipments.map(({ carrier, tracking_number: tracking, status, eta }, position) => (
          <li key={`${tracking ?? ''}-${position}`}>
            <span>
              {fillText(detail.shipment, { carrier: carrier ?? detail.parcel, tracking: tracking ?? '' })}
              {eta !== null && (
                <small>{fillText(detail.eta, { date: showTime(eta, 'monthDay', language) })}</small>
              )}
            </span>
            <ParcelChip status={status} />
          </li>
        ))}
      </ul>
    </>
  )
}
