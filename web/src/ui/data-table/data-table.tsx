import type { ReactNode } from 'react'
import { classNames } from '../class-names/class-names.ts'
import styles from './data-table.module.css'
import { fitOf } from './fit-of.ts'
import narrow from './narrow-table.module.css'

export type Column<Row> = {
  id: string
  head: string
  cell: (row: Row) => ReactNode
  /** Numbers and money stand at the right, digits of equal width. */
  numeric?: boolean
  /** On phones it stands under its head, over the whole width. */
  stacked?: boolean
  /** Left out on phones, where rows become cards. */
  wideOnly?: boolean
}

export type DataTableProps<Row> = {
  /** Says what the table lists; for screen readers. */
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  /** The row to point out (the winner, the one just added). */
  isMarked?: (row: Row) => boolean
  /** Why it is pointed out: it is the one, or something is wrong with it. */
  markedAs?: 'good' | 'bad'
  /** Has many columns: where they don't fit, its rows become cards on tablets and in drawers too. */
  crowded?: boolean
}

/** The base of all lists: who or what first, state and date in the middle, money last. On phones rows become cards. */
export function DataTable<Row>({ crowded = false, ...props }: DataTableProps<Row>) {
  if (!crowded) return <Table {...props} />
  return (
    <div className={fitOf(props.columns)}>
      <Table {...props} />
    </div>
  )
}

function Table<Row>(props: Omit<DataTableProps<Row>, 'crowded'>) {
  const { caption, columns, rows, rowKey, isMarked, markedAs = 'good' } = props
  return (
    <table className={classNames(styles.table, styles.cards)}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.id} scope="col" className={classNames(column.numeric && styles.numeric)}>
              {column.head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={rowKey(row)} data-mark={isMarked?.(row) ? markedAs : undefined}>
            {columns.map((column, position) => (
              <Cell key={column.id} column={column} row={row} isFirst={position === 0} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Cell<Row>({ column, row, isFirst }: { column: Column<Row>; row: Row; isFirst: boolean }) {
  const Tag = isFirst ? 'th' : 'td'
  return (
    <Tag
      scope={isFirst ? 'row' : undefined}
      data-head={column.head}
      className={classNames(
        column.numeric && styles.numeric,
        column.wideOnly && styles.wideOnly,
        column.stacked && styles.stacked,
        column.stacked && narrow.stacked,
      )}
    >
      {column.cell(row)}
    </Tag>
  )
}
