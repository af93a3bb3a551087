import { type ReactNode, useRef } from 'react'
import { Link } from 'react-router'
import { useTexts } from '../../texts/use-texts.ts'
import { classNames } from '../class-names/class-names.ts'
import { fitOf } from '../data-table/fit-of.ts'
import { EmptyState } from '../empty-state/empty-state.tsx'
import { Notice } from '../notice/notice.tsx'
import { RetryButton } from '../notice/retry-button.tsx'
import { Skeleton } from '../skeleton/skeleton.tsx'
import type BulkBarOfRows from './bulk-bar.tsx'
import type { BulkAction } from './bulk-bar.tsx'
import { ClearLink } from './clear-filters.tsx'
import type { FilterField } from './filter-field.ts'
import { ListFilters } from './list-filters.tsx'
import { ListFooter } from './list-footer.tsx'
import styles from './list-page.module.css'
import { isNarrowed } from './list-query.ts'
import { useOrders } from './use-orders.ts'
import { type ListColumn, ListTable } from './list-table.tsx'
import type { ListAddress } from './use-list-query.ts'
import { useListKeys } from './use-list-keys.ts'
import { useSelection } from './use-selection.ts'
import { lateInBrowser } from '../late/late.tsx'

// Shows nothing until a row is selected. `lateInBrowser` forgets that it takes rows of any kind.
const BulkBar = lateInBrowser(() => import('./bulk-bar.tsx')) as unknown as typeof BulkBarOfRows
// Comes when somebody asks for the keys.
const ListKeysHelp = lateInBrowser(() => import('./list-keys-help.tsx'))

/** What reading the rows has come to; a query of TanStack Query fits. */
export type ListReading<Row> = {
  data: { items: readonly Row[]; total: number; has_more?: boolean } | undefined
  isError: boolean
  /** For whoever words why. */
  error?: unknown
  isFetching: boolean
  refetch: () => unknown
}

export type ListPageProps<Row> = {
  list: ListAddress<string, string>
  reading: ListReading<Row>
  /** Says what the table lists; for screen readers. */
  caption: string
  columns: readonly ListColumn<Row>[]
  keyOf: (row: Row) => string
  /** What a row is called where it is selected or refused. */
  nameOf: (row: Row) => string
  words: { none: string; noMatch: string; failed: string }
  searchLabel?: string
  filters?: readonly FilterField[]
  openKey?: string | undefined
  bulk?: readonly BulkAction<Row>[]
  /** What the selected rows come to, in words. */
  sumUp?: (rows: readonly Row[]) => string
  /** Beside the filters, as an `ExportButton`; of its own, because lists of public pages have none and don't load one. */
  tools?: ReactNode
  pictures?: { none: ReactNode; noMatch: ReactNode }
  /**
   * As staff work with lists all day: filters lie folded behind a button, and where there is no space for all columns, those that
   * matter the least are put away (`denseList`, `placeColumns`). Elsewhere filters are open, and rows become cards as soon as their columns don't fit.
   */
  dense?: string
  /** Says to screen readers what the list has come to, in place of the line below it. */
  news?: ReactNode
  /** Above the filters: questions that were kept under a name. */
  views?: ReactNode
}

/** A list of staff: search, filters, order, pages and selection, all that it asks standing in the address. */
export function ListPage<Row>(props: ListPageProps<Row>) {
  const { list, reading, columns, searchLabel, filters = [], bulk, keyOf, nameOf } = props
  const rows = reading.data?.items ?? []
  const selection = useSelection(rows.map(keyOf))
  const page = useRef<HTMLElement>(null)
  const { isHelpOpen, closeHelp } = useListKeys(page)
  return (
    <section
      ref={page}
      className={classNames(styles.page, props.dense && styles.inCard, props.dense ?? fitOf(columns))}
      data-dense={props.dense && ''}
      aria-busy={reading.isFetching}
    >
      {props.news}
      {props.views}
      <div className={styles.tools}>
        <div className={styles.bar}>
          <ListFilters
            list={list}
            searchLabel={searchLabel}
            fields={filters}
            orders={useOrders(columns, list)}
            folded={props.dense !== undefined}
          />
          {props.tools && (
            <div className={styles.toolset} data-toolset>
              {props.tools}
            </div>
          )}
        </div>
        {bulk && (
          <BulkBar
            {...{ rows, keyOf, nameOf, selection, sumUp: props.sumUp }}
            actions={bulk}
            onDone={() => void reading.refetch()}
          />
        )}
      </div>
      <Rows {...props} selection={bulk && selection} />
      {isHelpOpen && <ListKeysHelp onClose={closeHelp} />}
    </section>
  )
}

/** The rows, or why there are none. After a failed reading the old ones stay. */
function Rows<Row>({
  selection,
  ...props
}: ListPageProps<Row> & { selection: ReturnType<typeof useSelection> | undefined }) {
  const { list: texts } = useTexts('kit')
  const { list, reading, words } = props
  const { data, isError } = reading
  if (!data && !isError) return <Skeleton lines={8} />
  const retry = <RetryButton onRetry={() => void reading.refetch()} pending={reading.isFetching} />
  return (
    <>
      {isError && (
        <Notice tone="danger" action={retry}>
          {words.failed} {data && texts.stale}
        </Notice>
      )}
      {data &&
        (data.items.length ? (
          <div className={styles.frame}>
            <ListTable {...props} rows={data.items} selection={selection} />
            <ListFooter list={list} total={data.total} hasMore={data.has_more} isNews={!props.news} />
          </div>
        ) : (
          <Nothing {...props} data={data} />
        ))}
    </>
  )
}

type NothingProps = Pick<ListPageProps<never>, 'list' | 'words' | 'pictures'> & {
  data: { total: number; has_more?: boolean }
}

/** Nothing yet, nothing that matches, or an address beyond the last page: three sentences, one way on each. */
function Nothing({ list, words, pictures, data }: NothingProps) {
  const { list: texts } = useTexts('kit')
  if (data.total > 0) {
    const first = <Link to={list.linkTo({ page: 1 })}>{texts.firstPage}</Link>
    return (
      <EmptyState picture={pictures?.noMatch} action={first}>
        {texts.beyond}
      </EmptyState>
    )
  }
  if (!isNarrowed(list.query)) return <EmptyState picture={pictures?.none}>{words.none}</EmptyState>
  return (
    <EmptyState picture={pictures?.noMatch} action={<ClearLink list={list} />}>
      {words.noMatch} {data.has_more && texts.narrow}
    </EmptyState>
  )
}
