import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { DeskGiver } from '@tower/contract/money/desk-givers.contract.ts'
import { formatUsd } from '@tower/contract/money.ts'
import { Link } from 'react-router'
import { deskQueries, giverCalls } from '../../money/desk/desk.api.ts'
import { useLanguage, useTexts } from '../../texts/use-texts.ts'
import { useDrawer } from '../../ui/drawer/use-drawer.ts'
import { lateInBrowser } from '../../ui/late/late.tsx'
import { ConsoleList } from './console-list.tsx'
import type { ListColumn } from '../../ui/list-page/list-table.tsx'
import { useListQuery } from '../../ui/list-page/use-list-query.ts'
import { ConsoleHead } from './console-head.tsx'
import { showTime } from '../../ui/time/show-time.ts'
import { portalMeta } from '../portal-meta.ts'
import { TwoLines } from '../../ui/type/type.tsx'
import { exportCsv } from './export-csv.ts'
import { listPictures } from './list-pictures.tsx'

// Comes when a giver is opened.
const GiverDrawer = lateInBrowser(() => import('./givers/giver-drawer.tsx'))

export const meta = portalMeta((texts) => texts.givers.title)

const spec = { filters: {} }

/** Everybody who gave: staff correct them, and join two who are one. */
export default function GiversPage() {
  const texts = useTexts('givers')
  const list = useListQuery(spec)
  const drawer = useDrawer('giver')
  const { q, page, pageSize } = list.query
  const reading = useQuery({
    ...deskQueries.givers({ q: q || undefined, page, pageSize }),
    placeholderData: keepPreviousData,
  })
  const shown = reading.data?.items.find(({ id }) => id === drawer.openId)
  // A link may lead to one that is not on this page of the list.
  const single = useQuery({
    ...deskQueries.givers({ id: drawer.openId, page: 1, pageSize: 10 }),
    enabled: reading.data !== undefined && !shown && drawer.openId !== undefined,
  })
  const open = shown ?? single.data?.items.find(({ id }) => id === drawer.openId)
  return (
    <>
      <ConsoleHead title={texts.title} lead={texts.lead} />
      <ConsoleList
        name="givers"
        list={list}
        reading={reading}
        caption={texts.caption}
        columns={useGiverColumns(drawer.linkTo)}
        keyOf={({ id }) => id}
        nameOf={({ name, email }) => name ?? email ?? texts.nobody}
        words={texts}
        searchLabel={texts.search}
        openKey={drawer.openId}
        pictures={listPictures}
        onExport={() => exportCsv('givers.csv', () => giverCalls.readCsv({ q: q || undefined }))}
      />
      {open && <GiverDrawer key={open.id} giver={open} onClose={drawer.close} />}
    </>
  )
}

function useGiverColumns(linkTo: (id: string) => string): ListColumn<DeskGiver>[] {
  const texts = useTexts('givers')
  const heads = texts.columns
  const language = useLanguage()
  return [
    {
      id: 'giver',
      head: heads.giver,
      cell: ({ id, name, email, has_account: hasAccount }) => (
        <TwoLines
          first={
            <Link to={linkTo(id)} preventScrollReset>
              {name ?? email ?? texts.nobody}
            </Link>
          }
          second={[name && email, hasAccount && texts.account].filter(Boolean).join(' · ')}
        />
      ),
    },
    { id: 'since', head: heads.since, cell: ({ created_at: at }) => showTime(at, 'date', language) },
    { id: 'gifts', head: heads.gifts, numeric: true, cell: ({ gifts }) => gifts },
    { id: 'slots', head: heads.slots, numeric: true, cell: ({ slots_minted: slots }) => slots },
    {
      id: 'last',
      head: heads.last,
      cell: ({ last_gift_at: at }) => (at ? showTime(at, 'date', language) : '–'),
    },
    {
      id: 'given',
      head: heads.given,
      numeric: true,
      cell: ({ given_cents: cents }) => formatUsd(cents, { always2: true }),
    },
  ]
}
