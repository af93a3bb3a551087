import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { DeskMonthlyGift } from '@tower/contract/money/desk-givers.contract.ts'
import { monthlyStates } from '@tower/contract/money/desk.ts'
import { formatUsd } from '@tower/contract/money.ts'
import { Link } from 'react-router'
import { deskQueries, giverCalls } from '../../money/desk/desk.api.ts'
import { fillCounted } from '../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../texts/use-texts.ts'
import { useDrawer } from '../../ui/drawer/use-drawer.ts'
import { lateInBrowser } from '../../ui/late/late.tsx'
import { ConsoleList } from './console-list.tsx'
import type { ListColumn } from '../../ui/list-page/list-table.tsx'
import { ListTabs } from '../../ui/list-page/list-tabs.tsx'
import { useListQuery } from '../../ui/list-page/use-list-query.ts'
import { ConsoleHead } from './console-head.tsx'
import { showTime } from '../../ui/time/show-time.ts'
import { portalMeta } from '../portal-meta.ts'
import { exportCsv } from './export-csv.ts'
import { listPictures } from './list-pictures.tsx'
import { MonthlyChip } from './monthly/monthly-chip.tsx'
import { TwoLines } from '../../ui/type/type.tsx'

// Comes when a gift is opened.
const MonthlyDrawer = lateInBrowser(() => import('./monthly/monthly-drawer.tsx'))

export const meta = portalMeta((texts) => texts.givers.monthly.title)

const spec = { filters: { state: monthlyStates } }

/** Who gives each month, how it stands, and what it brought so far. */
export default function MonthlyGiftsPage() {
  const { monthly: texts } = useTexts('givers')
  const list = useListQuery(spec)
  const drawer = useDrawer('gift')
  const { q, page, pageSize, filters } = list.query
  const state = monthlyStates.find((name) => name === filters.state)
  const reading = useQuery({
    ...deskQueries.monthly({ q: q || undefined, state, page, pageSize }),
    placeholderData: keepPreviousData,
  })
  return (
    <>
      <ConsoleHead title={texts.title} lead={texts.lead} />
      <ListTabs
        list={list}
        label={texts.tabs}
        filter="state"
        options={monthlyStates.map((value) => ({ value, label: texts.states[value] }))}
      />
      <ConsoleList
        name="monthly_gifts"
        list={list}
        reading={reading}
        caption={texts.caption}
        columns={useMonthlyColumns(drawer.linkTo)}
        keyOf={({ id }) => id}
        nameOf={({ giver, email }) => giver ?? email ?? ''}
        words={texts}
        searchLabel={texts.search}
        openKey={drawer.openId}
        pictures={listPictures}
        onExport={() =>
          exportCsv('monthly-gifts.csv', () => giverCalls.monthlyFile({ q: q || undefined, state }))
        }
      />
      {drawer.openId && <MonthlyDrawer giftId={drawer.openId} onClose={drawer.close} />}
    </>
  )
}

function useMonthlyColumns(linkTo: (id: string) => string): ListColumn<DeskMonthlyGift>[] {
  const { monthly: texts, nobody } = useTexts('givers')
  const heads = texts.columns
  const language = useLanguage()
  return [
    {
      id: 'giver',
      head: heads.giver,
      cell: ({ id, giver, email }) => (
        <TwoLines
          first={
            <Link to={linkTo(id)} preventScrollReset>
              {giver ?? email ?? nobody}
            </Link>
          }
          second={giver && email}
        />
      ),
    },
    {
      id: 'state',
      head: heads.state,
      cell: ({ state }) => <MonthlyChip state={state} />,
    },
    {
      id: 'next',
      head: heads.next,
      cell: ({ next_charge_at: at }) => (at ? showTime(at, 'date', language) : '–'),
    },
    {
      id: 'paid',
      head: heads.paid,
      cell: ({ paid_cents: cents, paid_months: months }) =>
        fillCounted(texts.months, months, language, { amount: formatUsd(cents, { always2: true }) }),
    },
    {
      id: 'amount',
      head: heads.amount,
      numeric: true,
      cell: ({ amount_cents: cents }) => formatUsd(cents, { always2: true }),
    },
  ]
}
