import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { formatUsd } from '@tower/contract/money.ts'
import { fiscalYearOf } from '@tower/contract/money/budgets.ts'
import type { ReimbursementRequest } from '@tower/contract/spending/reimbursement-views.contract.ts'
import {
  deskStatuses,
  nameReimbursement,
  reimbursementSorts,
} from '@tower/contract/spending/reimbursements.ts'
import { useState } from 'react'
import { reimbursementCalls, reimbursementQueries } from '../../spending/reimbursements/reimbursements.api.ts'
import { fillText } from '../../texts/fill-text.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { useDrawer } from '../../ui/drawer/use-drawer.ts'
import { lateInBrowser } from '../../ui/late/late.tsx'
import { ConsoleList } from './console-list.tsx'
import type { ListQuery } from '../../ui/list-page/list-query.ts'
import { ListTabs } from '../../ui/list-page/list-tabs.tsx'
import { useListQuery } from '../../ui/list-page/use-list-query.ts'
import { ConsoleHead } from './console-head.tsx'
import { portalMeta } from '../portal-meta.ts'
import { exportCsv } from './export-csv.ts'
import { listPictures } from './list-pictures.tsx'
import { useBulkDecisions } from './reimbursements/use-bulk-decisions.ts'
import { useRequestColumns } from './reimbursements/use-request-columns.tsx'

// Come when a request is opened, and after the list.
const RequestDrawer = lateInBrowser(() => import('./reimbursements/request-drawer.tsx'))
const PaymentFiles = lateInBrowser(() => import('./reimbursements/payment-files.tsx'))

export const meta = portalMeta((texts) => texts.reimbursementDesk.title)

const filters = ['status', 'year', 'from', 'to', 'least'] as const
type Filter = (typeof filters)[number]
type Sort = (typeof reimbursementSorts)[number]
const leastDollars = ['50', '100', '200', '500', '1000'] as const
const spec = {
  filters: { status: deskStatuses, year: 'any', from: 'any', to: 'any', least: leastDollars },
  sorts: reimbursementSorts,
} as const

const dollars = (cents: number) => formatUsd(cents, { always2: true })
const sumUp = (rows: readonly ReimbursementRequest[]) =>
  dollars(rows.reduce((sum, { total_cents: cents }) => sum + cents, 0))

/** Staff go through what teachers want paid back, look at each receipt, decide and pay. */
export default function ReimbursementsPage() {
  const texts = useTexts('reimbursementDesk')
  const list = useListQuery<Filter, Sort>(spec)
  const drawer = useDrawer('request')
  const reading = useRequests(list.query)
  const items = reading.data?.items ?? []
  const steps = stepsAround(items, drawer.openId)
  return (
    <>
      <ConsoleHead title={texts.title} lead={texts.lead} />
      <Tabs list={list} />
      <ConsoleList
        name="reimbursements"
        list={list}
        reading={reading}
        caption={texts.caption}
        columns={useRequestColumns(drawer.linkTo)}
        keyOf={({ id }) => id}
        nameOf={({ number }) => nameReimbursement(number)}
        words={texts}
        searchLabel={texts.search}
        filters={useFilters()}
        openKey={drawer.openId}
        bulk={useBulkDecisions()}
        sumUp={sumUp}
        pictures={listPictures}
        onExport={() => exportCsv('reimbursements.csv', () => reimbursementCalls.csv(narrowing(list.query)))}
      />
      <PaymentFiles />
      {drawer.openId !== undefined && (
        <RequestDrawer
          requestId={drawer.openId}
          onClose={drawer.close}
          beforeTo={steps.before && drawer.linkTo(steps.before)}
          afterTo={steps.after && drawer.linkTo(steps.after)}
        />
      )}
    </>
  )
}

/** The rows before and after the one that is open. */
function stepsAround(items: readonly { id: string }[], openId: string | undefined) {
  const place = items.findIndex(({ id }) => id === openId)
  if (place < 0) return {}
  return { before: items[place - 1]?.id, after: items[place + 1]?.id }
}

function Tabs({ list }: { list: ReturnType<typeof useListQuery<Filter, Sort>> }) {
  const { tabs } = useTexts('reimbursementDesk')
  const { statuses } = useTexts('reimbursements')
  const { data: counts } = useQuery(reimbursementQueries.counts)
  return (
    <ListTabs
      list={list}
      label={tabs}
      filter="status"
      options={deskStatuses.map((value) => ({
        value,
        label: statuses[value],
        count: counts?.[value] ?? undefined,
      }))}
    />
  )
}

function useRequests(query: ListQuery<Filter, Sort>) {
  const { page, pageSize, sort } = query
  return useQuery({
    ...reimbursementQueries.list({ ...narrowing(query), page, pageSize, sort }),
    placeholderData: keepPreviousData,
  })
}

function narrowing({ q, filters: { status, year, from, to, least } }: ListQuery<Filter, Sort>) {
  return {
    q: q || undefined,
    status: deskStatuses.find((name) => name === status),
    fiscal_year: year,
    from,
    to,
    least,
  }
}

function useFilters() {
  const texts = useTexts('reimbursementDesk')
  const [thisYear] = useState(() => fiscalYearOf(new Date()))
  const years = [thisYear + 1, thisYear, thisYear - 1, thisYear - 2]
  return [
    {
      name: 'year',
      label: texts.year,
      options: years.map((year) => ({
        value: String(year),
        label: fillText(texts.yearName, { year: year % 100 }),
      })),
    },
    { name: 'from', label: texts.from, type: 'date' as const },
    { name: 'to', label: texts.to, type: 'date' as const },
    {
      name: 'least',
      label: texts.least,
      options: leastDollars.map((value) => ({
        value,
        label: fillText(texts.leastName, { amount: formatUsd(Number(value) * 100) }),
      })),
    },
  ]
}
