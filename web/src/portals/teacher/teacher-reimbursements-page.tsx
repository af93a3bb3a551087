import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { formatUsd } from '@tower/contract/money.ts'
import { paths } from '@tower/contract/pages.ts'
import type { ReimbursementRequest } from '@tower/contract/spending/reimbursement-views.contract.ts'
import { reimbursementSorts, reimbursementStatuses } from '@tower/contract/spending/reimbursements.ts'
import { Link } from 'react-router'
import { EmptyBlocks } from '../../pictures/tower/empty-blocks.tsx'
import { reimbursementCalls, reimbursementQueries } from '../../spending/reimbursements/reimbursements.api.ts'
import { isReturned, StatusChip } from '../../spending/reimbursements/status-chip.tsx'
import { fillText } from '../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../texts/use-texts.ts'
import { ButtonLink } from '../../ui/button/button.tsx'
import { useDrawer } from '../../ui/drawer/use-drawer.ts'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import { lateInBrowser } from '../../ui/late/late.tsx'
import { useStepUp } from '../../session/step-up.tsx'
import { ExportButton } from '../../ui/list-page/export-button.tsx'
import { ListFilters } from '../../ui/list-page/list-filters.tsx'
import { ListFooter } from '../../ui/list-page/list-footer.tsx'
import { isNarrowed } from '../../ui/list-page/list-query.ts'
import { useListQuery } from '../../ui/list-page/use-list-query.ts'
import { Notice } from '../../ui/notice/notice.tsx'
import { RetryButton } from '../../ui/notice/retry-button.tsx'
import { PageHead } from '../../ui/section/section.tsx'
import { Skeleton } from '../../ui/skeleton/skeleton.tsx'
import { showTime } from '../../ui/time/show-time.ts'
import { exportCsv } from '../admin/export-csv.ts'
import { portalMeta } from '../portal-meta.ts'
import styles from './reimbursements/requests.module.css'

// What is open comes after the list.
const RequestDetail = lateInBrowser(() => import('./reimbursements/request-detail.tsx'))

export const meta = portalMeta((texts) => texts.reimbursements.title)

const spec = { filters: { status: reimbursementStatuses }, sorts: reimbursementSorts }
type List = ReturnType<typeof useListQuery<'status', (typeof reimbursementSorts)[number]>>

/** A teacher's requests to be paid back, and the one that is open beside them; on a phone one after the other. */
export default function TeacherReimbursementsPage() {
  const texts = useTexts('reimbursements')
  const list = useListQuery(spec)
  const drawer = useDrawer('request')
  const reading = useRequests(list)
  const items = reading.data?.items ?? []
  const openId = drawer.openId ?? items[0]?.id
  return (
    <>
      <PageHead
        title={texts.title}
        lead={texts.lead}
        actions={
          <ButtonLink kind="primary" to={paths.teacherNewReimbursement}>
            {texts.add}
          </ButtonLink>
        }
      />
      <section
        className={styles.frame}
        data-open={drawer.openId === undefined ? undefined : true}
        aria-busy={reading.isFetching}
      >
        <Pills list={list} />
        <Tools list={list} />
        {reading.isError && <Failed reading={reading} />}
        {reading.isPending && <Skeleton lines={8} />}
        {reading.data?.items.length === 0 && <Nothing list={list} />}
        {items.length > 0 && (
          <div className={styles.panes} data-open={drawer.openId === undefined ? undefined : true}>
            <Rows items={items} openId={openId} linkTo={drawer.linkTo} />
            {openId !== undefined && (
              <div className={styles.side}>
                <button type="button" className={styles.back} onClick={drawer.close}>
                  ‹ {texts.back}
                </button>
                <RequestDetail key={openId} requestId={openId} onGone={drawer.close} />
              </div>
            )}
          </div>
        )}
        {reading.data && reading.data.total > 0 && (
          <div className={styles.foot}>
            <ListFooter list={list} total={reading.data.total} />
          </div>
        )}
      </section>
    </>
  )
}

function useRequests({ query }: List) {
  const { q, page, pageSize, sort } = query
  return useQuery({
    ...reimbursementQueries.list({ q: q || undefined, status: statusOf(query), page, pageSize, sort }),
    placeholderData: keepPreviousData,
  })
}

const statusOf = ({ filters }: List['query']) =>
  reimbursementStatuses.find((status) => status === filters.status)

/** The states as views over the list, each with how many there are. */
function Pills({ list }: { list: List }) {
  const texts = useTexts('reimbursements')
  const { data: counts } = useQuery(reimbursementQueries.counts)
  const chosen = list.query.filters.status ?? ''
  const all = counts && reimbursementStatuses.reduce((sum, status) => sum + (counts[status] ?? 0), 0)
  const options = [
    { value: '', label: texts.all, count: all },
    ...reimbursementStatuses.map((value) => ({
      value,
      label: texts.statuses[value],
      count: counts?.[value],
    })),
  ]
  return (
    <nav className={styles.pills} aria-label={texts.tabs}>
      {options.map(({ value, label, count }) => (
        <Link
          key={value}
          to={list.linkTo({ filters: { status: value } })}
          aria-current={chosen === value ? 'page' : undefined}
          preventScrollReset
        >
          {label} {typeof count === 'number' && <span>{count}</span>}
        </Link>
      ))}
    </nav>
  )
}

/** Search, order, and the whole as a file. */
function Tools({ list }: { list: List }) {
  const texts = useTexts('reimbursements')
  const { list: kit } = useTexts('kit')
  const stepUp = useStepUp()
  const { columns } = texts
  const orders = reimbursementSorts.map((value) => ({
    value,
    label: `${columns[value.endsWith('total') ? 'total' : 'submitted']} ${value.startsWith('-') ? kit.down : kit.up}`,
  }))
  const filters = { q: list.query.q || undefined, status: statusOf(list.query) }
  return (
    <div className={styles.tools}>
      <ListFilters list={list} searchLabel={texts.search} fields={[]} orders={orders} alwaysOrders />
      <ExportButton
        onExport={() => stepUp(() => exportCsv('reimbursements.csv', () => reimbursementCalls.csv(filters)))}
      />
    </div>
  )
}

function Failed({ reading }: { reading: ReturnType<typeof useRequests> }) {
  const { failed } = useTexts('reimbursements')
  const { list } = useTexts('kit')
  return (
    <Notice
      tone="danger"
      action={<RetryButton onRetry={() => void reading.refetch()} pending={reading.isFetching} />}
    >
      {failed} {reading.data && list.stale}
    </Notice>
  )
}

function Nothing({ list }: { list: List }) {
  const texts = useTexts('reimbursements')
  const { list: kit } = useTexts('kit')
  if (isNarrowed(list.query))
    return (
      <EmptyState
        picture={<EmptyBlocks kind="no-match" />}
        action={<Link to={list.linkTo({ q: '', filters: { status: '' } })}>{kit.clear}</Link>}
      >
        {texts.noMatch}
      </EmptyState>
    )
  return (
    <EmptyState
      picture={<EmptyBlocks />}
      action={
        <ButtonLink kind="primary" to={paths.teacherNewReimbursement}>
          {texts.add}
        </ButtonLink>
      }
    >
      {texts.none}
    </EmptyState>
  )
}

type RowsProps = {
  items: readonly ReimbursementRequest[]
  openId: string | undefined
  linkTo: (id: string) => string
}

function Rows({ items, openId, linkTo }: RowsProps) {
  const texts = useTexts('reimbursements')
  const language = useLanguage()
  return (
    <ul className={styles.rows} aria-label={texts.caption}>
      {items.map((item) => (
        <li key={item.id} className={styles.row} data-open={item.id === openId || undefined}>
          <Link
            to={linkTo(item.id)}
            preventScrollReset
            aria-current={item.id === openId ? 'true' : undefined}
          >
            {item.title}
          </Link>
          <b>{formatUsd(item.total_cents, { always2: true })}</b>
          <span>
            {item.reason ??
              (item.submitted_at
                ? fillText(texts.sent, { date: showTime(item.submitted_at, 'monthDay', language) })
                : texts.notSent)}
          </span>
          <span>
            <StatusChip status={item.status} isReturned={isReturned(item)} />
          </span>
        </li>
      ))}
    </ul>
  )
}
