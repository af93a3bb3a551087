import type { Order } from '@tower/contract/spending/orders.contract.ts'
import { formatUsd } from '@tower/contract/money.ts'
import { Link } from 'react-router'
import { fillText } from '../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../texts/use-texts.ts'
import type { ListColumn } from '../../ui/list-page/list-table.tsx'
import { showTime } from '../../ui/time/show-time.ts'
import { nameItems } from './name-order.ts'
import { OrderChip } from './order-chip.tsx'
import styles from './orders.module.css'

/** The columns of orders: which and of what, how it stands, since when, for how much; further ones before the date. */
export function useOrderColumns(
  linkTo: (order: Order) => string,
  further: readonly ListColumn<Order>[] = [],
): ListColumn<Order>[] {
  const texts = useTexts('orders')
  const language = useLanguage()
  const heads = texts.columns
  return [
    { id: 'order', head: heads.order, cell: (order) => <Name order={order} to={linkTo(order)} /> },
    { id: 'status', head: heads.status, cell: ({ status }) => <OrderChip status={status} /> },
    ...further,
    {
      id: 'date',
      head: heads.date,
      sort: '-date',
      oneLine: true,
      cell: ({ placed_at: at }) => showTime(at, 'date', language),
    },
    {
      id: 'amount',
      head: heads.amount,
      sort: '-amount',
      numeric: true,
      cell: (order) => <Amount order={order} />,
    },
  ]
}

function Name({ order, to }: { order: Order; to: string }) {
  const texts = useTexts('orders')
  const language = useLanguage()
  return (
    <div className={styles.two}>
      <Link to={to} preventScrollReset={to.startsWith('?')} className={styles.name}>
        {fillText(texts.order, { number: order.number })}
      </Link>
      <span>{nameItems(order, texts.more, language)}</span>
    </div>
  )
}

function Amount({ order: { total_cents: total, returned_cents: back } }: { order: Order }) {
  const texts = useTexts('orders')
  return (
    <div className={styles.amount}>
      {formatUsd(total, { always2: true })}
      {back > 0 && <span>{fillText(texts.returned, { amount: formatUsd(back, { always2: true }) })}</span>}
    </div>
  )
}
