import type { Order } from '@tower/contract/spending/orders.contract.ts'
import { formatUsd } from '@tower/contract/money.ts'
import { fillText } from '../../texts/fill-text.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { type Column, DataTable } from '../../ui/data-table/data-table.tsx'
import { nameCategory } from './name-order.ts'
import styles from './orders.module.css'

type Item = Order['order_items'][number]
const cents = (amount: number) => formatUsd(amount, { always2: true })

/** The lines of an order. */
export function OrderItems({ items }: { items: readonly Item[] }) {
  const { one: texts, categories } = useTexts('orders')
  const heads = texts.columns
  const columns: Column<Item>[] = [
    { id: 'item', head: heads.item, cell: (item) => <ItemName item={item} /> },
    {
      id: 'category',
      head: heads.category,
      cell: ({ category }) => nameCategory(category, categories),
    },
    { id: 'qty', head: heads.qty, numeric: true, cell: ({ qty }) => qty },
    { id: 'each', head: heads.each, numeric: true, cell: (item) => cents(item.amount_cents) },
    {
      id: 'amount',
      head: heads.amount,
      numeric: true,
      cell: (item) => <b>{cents(item.qty * item.amount_cents)}</b>,
    },
  ]
  return <DataTable caption={texts.lines} columns={columns} rows={items} rowKey={({ id }) => id} />
}

/** The same where a table is too wide: each line under its name. */
export function NarrowItems({ items }: { items: readonly Item[] }) {
  const { categories } = useTexts('orders')
  return (
    <ul className={styles.items}>
      {items.map((item) => (
        <li key={item.id}>
          <div className={styles.two}>
            <ItemName item={item} />
            <span>
              {item.qty} × {cents(item.amount_cents)} · {nameCategory(item.category, categories)}
            </span>
          </div>
          <b>{cents(item.qty * item.amount_cents)}</b>
        </li>
      ))}
    </ul>
  )
}

function ItemName({ item }: { item: Item }) {
  const { one: texts } = useTexts('orders')
  return (
    <span className={styles.two}>
      <span className={styles.name}>{item.name}</span>
      {item.returned_cents > 0 && (
        <span>{fillText(texts.lineReturned, { amount: cents(item.returned_cents) })}</span>
      )}
    </span>
  )
}
