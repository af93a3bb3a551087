import { useQuery } from '@tanstack/react-query'
import type { OrderDetails } from '@tower/contract/spending/orders.contract.ts'
import { formatUsd } from '@tower/contract/money.ts'
import { paths } from '@tower/contract/pages.ts'
import { Link } from 'react-router'
import { SecondPersonNotice } from '../../../money/approvals/second-person-notice.tsx'
import { TeacherNotice } from '../../../money/approvals/teacher-notice.tsx'
import { nameYear } from '../../../spending/orders/name-order.ts'
import { OrderChip } from '../../../spending/orders/order-chip.tsx'
import { OrderHistory } from '../../../spending/orders/order-history.tsx'
import { NarrowItems } from '../../../spending/orders/order-items.tsx'
import { orderQueries } from '../../../spending/orders/orders.api.ts'
import styles from '../../../spending/orders/orders.module.css'
import { fillText } from '../../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../../texts/use-texts.ts'
import { Drawer } from '../../../ui/drawer/drawer.tsx'
import { DrawerParts } from '../../../ui/drawer/drawer-parts.tsx'
import { Facts } from '../../../ui/facts/facts.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { showTime } from '../../../ui/time/show-time.ts'
import { UnreadPart } from '../unread-part.tsx'
import desk from './order-desk.module.css'
import { DecidePart } from './decide-part.tsx'
import { ReturnPart } from './return-part.tsx'
import { ShipmentsPart } from './shipments-part.tsx'

export type OrderDrawerProps = { orderId: string; onClose: () => void }

/** One order at the side of the list: what it is of, what can be done with it, and all that happened to it. */
export default function OrderDrawer({ orderId, onClose }: OrderDrawerProps) {
  const texts = useTexts('orders')
  const reading = useQuery({ ...orderQueries.one(orderId), retry: false })
  const number = reading.data?.number
  return (
    <Drawer isOpen onClose={onClose} title={number ? fillText(texts.order, { number }) : texts.columns.order}>
      {reading.isPending && <Skeleton lines={8} />}
      {reading.isError && !reading.data && <UnreadPart reading={reading} failed={texts.one.failed} />}
      {reading.data && <Details key={orderId} order={reading.data} />}
    </Drawer>
  )
}

function Details({ order }: { order: OrderDetails }) {
  const { one: texts } = useTexts('orders')
  return (
    <DrawerParts>
      <Head order={order} />
      <TeacherNotice teacherId={order.teacher_id} />
      <SecondPersonNotice approval={order.approval} />
      <DecidePart order={order} />
      <section className={styles.part}>
        <h3>{texts.lines}</h3>
        <NarrowItems items={order.order_items} />
      </section>
      <ShipmentsPart order={order} />
      <ReturnPart order={order} />
      <section className={styles.part}>
        <h3>{texts.history}</h3>
        <OrderHistory order={order} />
      </section>
    </DrawerParts>
  )
}

function Head({ order }: { order: OrderDetails }) {
  const { one: texts } = useTexts('orders')
  const deskTexts = useTexts('orderDesk')
  const language = useLanguage()
  const cents = (amount: number) => formatUsd(amount, { always2: true })
  const { total_cents: total, returned_cents: back, teacher } = order
  return (
    <section className={styles.part}>
      <div className={styles.parcelHead}>
        <h3 className={desk.sum}>{cents(total)}</h3>
        <OrderChip status={order.status} />
      </div>
      <Facts
        items={[
          { name: texts.teacher, value: teacher.full_name ?? teacher.email },
          ...(teacher.full_name ? [{ name: deskTexts.teacherEmail, value: teacher.email }] : []),
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
      <Link to={`${paths.adminOrders}?teacher=${order.teacher_id}`}>{deskTexts.ofTeacher}</Link>
      {order.slots.map(({ number }) => (
        <Link key={number} to={paths.slotStory({ number })}>
          {fillText(deskTexts.seePage, { number })}
        </Link>
      ))}
    </section>
  )
}
