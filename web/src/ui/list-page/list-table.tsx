import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { useTexts } from '../../texts/use-texts.ts'
import { fillText } from '../../texts/fill-text.ts'
import { classNames } from '../class-names/class-names.ts'
import type { Column } from '../data-table/data-table.tsx'
import field from '../field/field.module.css'
import table from '../data-table/data-table.module.css'
import narrow from '../data-table/narrow-table.module.css'
import styles from './list-page.module.css'
import { sortDirection, turnSort } from './list-query.ts'
import { areListKeysOn } from './use-list-keys.ts'
import { openRow } from './open-row.ts'
import { useFocusInRows } from './use-focus-in-rows.ts'
import type { Selection } from './use-selection.ts'
import type { ListAddress } from './use-list-query.ts'

export type ListColumn<Row> = Column<Row> & {
  /** The order a first press on the head asks for. */
  sort?: string
  /** How long it stays where the list is narrow: 1 the longest. Without one it goes by its kind and place. */
  rank?: number
  /** What it says stays in one line while rows are a table: a day in two is read twice. */
  oneLine?: boolean
  /** Of its head and its cells. */
  className?: string | undefined
}

export type ListTableProps<Row> = {
  list: ListAddress<string, string>
  caption: string
  columns: readonly ListColumn<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => string
  nameOf: (row: Row) => string
  /** The row whose details are open. */
  openKey?: string | undefined
  selection?: Selection | undefined
}

/** The rows of a list, with heads that order and boxes that select. J, K and the arrows move, X selects; a row opens wherever it is pressed. */
export function ListTable<Row>(props: ListTableProps<Row>) {
  const { list, caption, columns, rows, keyOf, openKey, selection } = props
  const focusing = useFocusInRows(rows)
  return (
    <table className={classNames(table.table, styles.table)} onKeyDown={moveByKey}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {selection && (
            <th scope="col" className={styles.box}>
              <PageBox selection={selection} />
            </th>
          )}
          {columns.map((column) => (
            <Head key={column.id} column={column} list={list} />
          ))}
        </tr>
      </thead>
      <tbody {...focusing} onClick={openRow}>
        {rows.map((row) => (
          <tr
            key={keyOf(row)}
            className={classNames(
              selection?.has(keyOf(row)) && styles.selected,
              openKey === keyOf(row) && styles.open,
            )}
          >
            <Cells {...props} row={row} />
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Cells<Row>({ columns, row, keyOf, nameOf, selection }: ListTableProps<Row> & { row: Row }) {
  const { list: texts } = useTexts('kit')
  return (
    <>
      {selection && (
        <td className={classNames(styles.box, narrow.box)}>
          <label className={styles.boxTarget}>
            <span className="visually-hidden">{fillText(texts.select, { name: nameOf(row) })}</span>
            <input
              type="checkbox"
              className={field.tick}
              checked={selection.has(keyOf(row))}
              onChange={() => selection.toggle(keyOf(row))}
            />
          </label>
        </td>
      )}
      {columns.map((column, position) => {
        const Tag = position === 0 ? 'th' : 'td'
        return (
          <Tag
            key={column.id}
            scope={position === 0 ? 'row' : undefined}
            data-head={column.head}
            className={classNames(
              column.numeric && table.numeric,
              column.wideOnly && narrow.wideOnly,
              column.stacked && narrow.stacked,
              column.oneLine && styles.oneLine,
              column.className,
            )}
          >
            {column.cell(row)}
          </Tag>
        )
      })}
    </>
  )
}

function Head<Row>({ column, list }: { column: ListColumn<Row>; list: ListAddress<string, string> }) {
  const { id, head, sort, numeric } = column
  const direction = sort === undefined ? undefined : sortDirection(list.query.sort, sort)
  return (
    <th
      scope="col"
      aria-sort={direction}
      data-column={id}
      className={classNames(numeric && table.numeric, numeric && styles.numeric, column.className)}
    >
      {sort === undefined ? head : <SortLink {...{ head, sort, direction, list }} />}
    </th>
  )
}

type SortLinkProps = {
  head: ReactNode
  sort: string
  direction: 'ascending' | 'descending' | undefined
  list: ListAddress<string, string>
}

function SortLink({ head, sort, direction, list }: SortLinkProps) {
  return (
    <Link
      to={list.linkTo({ sort: turnSort(list.query.sort, sort) })}
      className={styles.sort}
      preventScrollReset
    >
      {head}
      <span aria-hidden="true" className={direction ? undefined : styles.quietArrow}>
        {direction === 'ascending' ? '↑' : '↓'}
      </span>
    </Link>
  )
}

function PageBox({ selection }: { selection: Selection }) {
  const { list: texts } = useTexts('kit')
  const box = useRef<HTMLInputElement>(null)
  const isMixed = selection.state === 'some'
  useEffect(() => {
    if (box.current) box.current.indeterminate = isMixed
  }, [isMixed])
  return (
    <label className={styles.boxTarget}>
      <span className="visually-hidden">{texts.selectPage}</span>
      <input
        ref={box}
        type="checkbox"
        className={field.tick}
        checked={selection.state === 'all'}
        onChange={selection.togglePage}
      />
    </label>
  )
}

const steps: Record<string, 1 | -1> = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 }

/** Only while the focus is in the table, and never while something is typed. */
function moveByKey(event: KeyboardEvent<HTMLTableElement>): void {
  const target = event.target as HTMLElement
  const row = target.closest<HTMLElement>('tbody tr')
  if (!row || isForOthers(event, target)) return
  if (event.key === 'x') return void row.querySelector<HTMLElement>('input[type=checkbox]')?.click()
  // A box answers to the space key; Enter opens its row.
  if (event.key === 'Enter' && target.matches('input[type=checkbox]')) return opener(row)?.click()
  const goal = goalOf(row, steps[event.key])
  if (!goal) return
  event.preventDefault()
  goal.focus()
}

/** Whether a key is typed, is the browser's, or is one that was turned off. */
function isForOthers(event: KeyboardEvent, target: HTMLElement): boolean {
  const isTyping = target.matches('input:not([type=checkbox]), select, textarea')
  const isOff = event.key.length === 1 && !areListKeysOn()
  return isTyping || isOff || event.ctrlKey || event.metaKey || event.altKey
}

function goalOf(row: HTMLElement, step: 1 | -1 | undefined): HTMLElement | null | undefined {
  if (!step) return undefined
  const next = step === 1 ? row.nextElementSibling : row.previousElementSibling
  return next && (opener(next) ?? next.querySelector<HTMLElement>('input, a'))
}

/** What opens a row. */
function opener(row: Element): HTMLElement | null {
  return row.querySelector<HTMLElement>('th a, th button')
}
