import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { SponsorshipReceipt } from '@tower/contract/money/athlete-receipts.contract.ts'
import { formatUsd } from '@tower/contract/money.ts'
import { sponsorshipKinds } from '@tower/contract/people/prospects.ts'
import { isUnknown } from '../../../api/call-error.ts'
import { EmptyBlocks } from '../../../pictures/tower/empty-blocks.tsx'
import { fillText } from '../../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../../texts/use-texts.ts'
import { type Column, DataTable } from '../../../ui/data-table/data-table.tsx'
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx'
import { ListFooter } from '../../../ui/list-page/list-footer.tsx'
import { ListTabs } from '../../../ui/list-page/list-tabs.tsx'
import { useListQuery } from '../../../ui/list-page/use-list-query.ts'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { showTime } from '../../../ui/time/show-time.ts'
import { FailedRead } from './failed-read.tsx'
import styles from './portal.module.css'
import { portalQueries } from './prospect-portal.api.ts'

const spec = { filters: { type: sponsorshipKinds } }
/** The links of the receipts work for ten minutes: before that they are read anew. */
const readAgainMs = 8 * 60 * 1000

/** The receipts of what was given to an athlete, the newest first. */
export function OwnReceipts({ prospectId }: { prospectId: string }) {
  const { receipts: texts } = useTexts('prospectPortal')
  const list = useListQuery(spec)
  const { page, pageSize, filters } = list.query
  const type = sponsorshipKinds.find((name) => name === filters.type)
  const reading = useQuery({
    ...portalQueries.receipts(prospectId, { type, page, pageSize }),
    placeholderData: keepPreviousData,
    refetchInterval: readAgainMs,
  })
  const columns = useColumns()
  const items = isUnknown(reading.error) ? undefined : reading.data?.items
  return (
    <>
      <p>{texts.lead}</p>
      <ListTabs
        list={list}
        label={texts.filter}
        all={texts.all}
        filter="type"
        options={sponsorshipKinds.map((value) => ({ value, label: texts.types[value] }))}
      />
      {reading.isError && <FailedRead words={texts.failed} reading={reading} />}
      {reading.isPending && <Skeleton lines={6} />}
      {items?.length === 0 && (
        <EmptyState picture={<EmptyBlocks kind={type ? 'no-match' : undefined} />}>
          {type ? texts.noMatch[type] : texts.none}
        </EmptyState>
      )}
      {items && items.length > 0 && (
        <div aria-busy={reading.isFetching} className={styles.form}>
          <DataTable caption={texts.caption} columns={columns} rows={items} rowKey={({ id }) => id} />
          <ListFooter list={list} total={reading.data?.total ?? 0} hasMore={reading.data?.has_more} />
        </div>
      )}
    </>
  )
}

function useColumns(): readonly Column<SponsorshipReceipt>[] {
  const { receipts: texts } = useTexts('prospectPortal')
  const language = useLanguage()
  return [
    {
      id: 'receipt',
      head: fillText(texts.number, { number: '' }).trim(),
      cell: ({ id, receipt_url: url }) => (
        <a href={`${url}&lang=${language}`} target="_blank" rel="noopener">
          {fillText(texts.number, { number: id })} · {texts.open}
        </a>
      ),
    },
    { id: 'date', head: texts.date, cell: ({ issued_at: at }) => showTime(at, 'date', language) },
    { id: 'goal', head: texts.goal, cell: ({ sponsorships }) => sponsorships.goal_title ?? texts.anyGoal },
    { id: 'type', head: texts.type, cell: ({ sponsorships }) => texts.types[sponsorships.type] },
    {
      id: 'amount',
      head: texts.amount,
      numeric: true,
      cell: ({ sponsorships }) => formatUsd(sponsorships.amount_cents, { always2: true }),
    },
  ]
}
