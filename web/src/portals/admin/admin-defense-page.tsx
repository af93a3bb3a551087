import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { defenseEndpoints } from '@tower/contract/oversight/defense.contract.ts'
import type { RefusalReason, RefusedAttempts } from '@tower/contract/oversight/defense.ts'
import { formatUsd } from '@tower/contract/money.ts'
import { useSearchParams } from 'react-router'
import { browserCall } from '../../api/browser-call.ts'
import { paths } from '../../paths.ts'
import { fillText } from '../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../texts/use-texts.ts'
import { DataTable, type Column } from '../../ui/data-table/data-table.tsx'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import { SelectField } from '../../ui/field/field.tsx'
import { Pager, readPage, shownRows } from '../../ui/pager/pager.tsx'
import { PageHead } from '../../ui/section/section.tsx'
import { showTime } from '../../ui/time/show-time.ts'
import { Skeleton } from '../../ui/skeleton/skeleton.tsx'
import { EmptyBlocks } from '../../pictures/tower/empty-blocks.tsx'
import { FailedPart } from '../failed-part.tsx'
import { portalMeta } from '../portal-meta.ts'
import styles from './admin-defense-page.module.css'

const pageSize = 20

export const meta = portalMeta((texts) => texts.defense.title)

/** What was turned away before anything came of it: an attack shows here first. */
export default function AdminDefensePage() {
  const texts = useTexts('defense')
  const crumbs = [{ label: texts.back, to: paths.admin }, { label: texts.title }]
  return (
    <>
      <PageHead title={texts.title} lead={texts.lead} crumbs={crumbs} />
      <Attempts />
      <p>{texts.networkNote}</p>
    </>
  )
}

function Attempts() {
  const texts = useTexts('defense')
  const [query, setQuery] = useSearchParams()
  const page = readPage(query)
  const reason = readReason(query.get('reason'), texts.reasons)
  const attempts = useQuery({
    queryKey: ['defense', 'refused-attempts', page, reason],
    queryFn: ({ signal }) =>
      browserCall(defenseEndpoints.refusedAttempts, { query: { page, pageSize, reason } }, { signal }),
    placeholderData: keepPreviousData,
  })
  const choose = (chosen: string) => setQuery(chosen === '' ? {} : { reason: chosen }, { replace: true })
  if (attempts.isPending) return <Skeleton lines={8} />
  if (!attempts.data) {
    const retry = () => void attempts.refetch()
    return <FailedPart message={texts.failed} onRetry={retry} pending={attempts.isFetching} />
  }
  const { items, total } = attempts.data
  return (
    <div className={styles.attempts}>
      <SelectField label={texts.filter} value={reason ?? ''} onChange={(event) => choose(event.target.value)}>
        <option value="">{texts.all}</option>
        {Object.entries(texts.reasons).map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </SelectField>
      {items.length === 0 ? (
        <EmptyState picture={<EmptyBlocks />}>{reason ? texts.noneMatch : texts.none}</EmptyState>
      ) : (
        <AttemptTable rows={items} />
      )}
      <Pager
        label={texts.pages}
        page={page}
        pageSize={pageSize}
        total={total}
        words={fillText(texts.showing, shownRows({ page, pageSize, total }))}
        previous={texts.previous}
        next={texts.next}
      />
    </div>
  )
}

function AttemptTable({ rows }: { rows: readonly RefusedAttempts[] }) {
  const texts = useTexts('defense')
  const language = useLanguage()
  const calls: Readonly<Record<string, string>> = texts.calls
  const heads = texts.columns
  const columns: Column<RefusedAttempts>[] = [
    { id: 'call', head: heads.call, cell: ({ call }) => calls[call] ?? call },
    { id: 'reason', head: heads.reason, cell: ({ reason }) => texts.reasons[reason] },
    { id: 'network', head: heads.network, cell: ({ network }) => <code>{network}</code> },
    { id: 'last', head: heads.last, cell: ({ last_at }) => showTime(last_at, 'moment', language) },
    {
      id: 'amount',
      head: heads.amount,
      numeric: true,
      cell: ({ amount_cents: cents }) => (cents === null ? '–' : formatUsd(cents)),
    },
    { id: 'attempts', head: heads.attempts, numeric: true, cell: ({ attempts }) => attempts },
  ]
  return <DataTable caption={texts.caption} columns={columns} rows={rows} rowKey={({ id }) => id} />
}

function readReason(word: string | null, known: Record<RefusalReason, string>): RefusalReason | undefined {
  return word !== null && Object.hasOwn(known, word) ? (word as RefusalReason) : undefined
}
