import { useQuery } from '@tanstack/react-query'
import type { OrderDetails } from '@tower/contract/spending/orders.contract.ts'
import { formatUsd } from '@tower/contract/money.ts'
import { paths } from '@tower/contract/pages.ts'
import { hasLeft } from '@tower/contract/spending/orders.ts'
import { type LoaderFunctionArgs, useParams } from 'react-router'
import { isCallError } from '../../api/call-error.ts'
import { SecondPersonNotice } from '../../money/approvals/second-person-notice.tsx'
import { OrderChip } from '../../spending/orders/order-chip.tsx'
import { OrderHistory } from '../../spending/orders/order-history.tsx'
import { OrderItems } from '../../spending/orders/order-items.tsx'
import { OrderShipments } from '../../spending/orders/order-shipments.tsx'
import { nameYear } from '../../spending/orders/name-order.ts'
import { orderQueries } from '../../spending/orders/orders.api.ts'
import styles from '../../spending/orders/orders.module.css'
import { fillText } from '../../texts/fill-text.ts'
import { loadTexts } from '../../texts/load-texts.ts'
import { useLanguage, useTexts } from '../../texts/use-texts.ts'
import { ButtonLink, GoLink } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { Facts } from '../../ui/facts/facts.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { PageHead } from '../../ui/section/section.tsx'
import { Skeleton } from '../../ui/skeleton/skeleton.tsx'
import { showTime } from '../../ui/time/show-time.ts'
import { FailedPart } from '../failed-part.tsx'
import { portalMeta } from '../portal-meta.ts'
import { CancelOrder } from './orders/cancel-order.tsx'
import { askPath } from './support/ask-about.ts'

export const loader = ({ context }: LoaderFunctionArgs) => ({
  texts: loadTexts(context, 'orders', 'kit'),
})

export { shouldRevalidate } from '../keep-texts.ts'

export const meta = portalMeta((texts) => texts.orders.title)

/** One order of a teacher: what it is of, where its parcels are, what happened, and what sponsors see of it. */
export default function TeacherOrderPage() {
  const { one: texts, title } = useTexts('orders')
  const { orderId = '' } = useParams()
  const reading = useQuery(orderQueries.one(orderId))
  const crumbs = [{ label: title, to: paths.teacherOrders }]
  if (reading.data) return <Details order={reading.data} />
  const isMissing = isCallError(reading.error) && reading.error.status < 500
  return (
    <>
      <PageHead title={title} crumbs={crumbs} />
      {reading.isPending && <Skeleton lines={8} />}
      {reading.isError &&
        (isMissing ? (
          <Notice tone="danger">{texts.missing}</Notice>
        ) : (
          <FailedPart
            message={texts.failed}
            onRetry={() => void reading.refetch()}
            pending={reading.isFetching}
          />
        ))}
    </>
  )
}

function Details({ order }: { order: OrderDetails }) {
  const { one: texts, title, order: name } = useTexts('orders')
  const heading = fillText(name, { number: order.number })
  const mayCancel = order.status === 'submitted' && !hasLeft(order.shipments)
  return (
    <>
      <PageHead
        title={heading}
        crumbs={[{ label: title, to: paths.teacherOrders }, { label: heading }]}
        actions={
          <>
            <ButtonLink to={askPath('order', String(order.number))}>{texts.ask}</ButtonLink>
            {mayCancel && <CancelOrder order={order} />}
          </>
        }
      />
      <SecondPersonNotice approval={order.approval} />
      <div className={styles.columns}>
        <div className={styles.side}>
          <Card title={texts.lines} flush>
            <OrderItems items={order.order_items} />
          </Card>
          <Card title={texts.shipments}>
            <OrderShipments shipments={order.shipments} />
          </Card>
        </div>
        <div className={styles.side}>
          <Card title={texts.total} action={<OrderChip status={order.status} />}>
            <Sums order={order} />
          </Card>
          <Card title={texts.history}>
            <OrderHistory order={order} />
          </Card>
          <PublicPages slots={order.slots} />
        </div>
      </div>
    </>
  )
}

function Sums({ order }: { order: OrderDetails }) {
  const { one: texts } = useTexts('orders')
  const language = useLanguage()
  const cents = (amount: number) => formatUsd(amount, { always2: true })
  const { total_cents: total, returned_cents: back } = order
  return (
    <Facts
      items={[
        { name: texts.total, value: <b>{cents(total)}</b> },
        ...(back > 0
          ? [
              { name: texts.returned, value: cents(back) },
              { name: texts.left, value: cents(total - back) },
            ]
          : []),
        { name: texts.placed, value: showTime(order.placed_at, 'dated', language) },
        { name: texts.year, value: nameYear(order.fiscal_year, texts.years) },
      ]}
    />
  )
}

function PublicPages({ slots }: Pick<OrderDetails, 'slots'>) {
  const { one: texts } = useTexts('orders')
  if (slots.length === 0) return null
  return (
    <Card title={texts.story}>
      <p>{texts.storyText}</p>
      <div className={styles.links}>
        {slots.map(({ number }) => (
          <GoLink key={number} to={paths.slotStory({ number })}>
            {fillText(texts.storyLink, { number })}
          </GoLink>
        ))}
      </div>
    </Card>
  )
}
