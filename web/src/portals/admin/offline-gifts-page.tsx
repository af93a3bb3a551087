import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { offlineStates } from '@tower/contract/money/giving.ts'
import { deskQueries, offlineCalls } from '../../money/desk/desk.api.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { ButtonLink } from '../../ui/button/button.tsx'
import { useDrawer } from '../../ui/drawer/use-drawer.ts'
import { lateInBrowser } from '../../ui/late/late.tsx'
import { ConsoleList } from './console-list.tsx'
import { ListTabs } from '../../ui/list-page/list-tabs.tsx'
import { useListQuery } from '../../ui/list-page/use-list-query.ts'
import { ConsoleHead } from './console-head.tsx'
import { portalMeta } from '../portal-meta.ts'
import { exportCsv } from './export-csv.ts'
import { listPictures } from './list-pictures.tsx'
import { useOfflineColumns } from './offline/use-offline-columns.tsx'

// Comes when a gift is entered or opened.
const OfflineDrawer = lateInBrowser(() => import('./offline/offline-drawer.tsx'))

export const meta = portalMeta((texts) => texts.offline.title)

const spec = { filters: { state: offlineStates } }

/** Checks, transfers, donor-advised funds and stock: what staff wrote down, and what of it arrived. */
export default function OfflineGiftsPage() {
  const texts = useTexts('offline')
  const list = useListQuery(spec)
  const drawer = useDrawer('gift')
  const { q, page, pageSize, filters } = list.query
  const state = offlineStates.find((name) => name === filters.state)
  const reading = useQuery({
    ...deskQueries.offline({ q: q || undefined, state, page, pageSize }),
    placeholderData: keepPreviousData,
  })
  const entering = (['new', 'deposit'] as const).find((what) => what === drawer.openId)
  const shown = reading.data?.items.find(({ id }) => id === drawer.openId)
  // A link may lead to one that is not on this page of the list.
  const single = useQuery({
    ...deskQueries.offline({ id: drawer.openId, page: 1, pageSize: 10 }),
    enabled: reading.data !== undefined && !shown && drawer.openId !== undefined && entering === undefined,
  })
  const open = shown ?? single.data?.items.find(({ id }) => id === drawer.openId)
  const shows = entering ?? open
  return (
    <>
      <ConsoleHead
        title={texts.title}
        lead={texts.lead}
        actions={
          <>
            <ButtonLink to={drawer.linkTo('deposit')} preventScrollReset>
              {texts.deposit.enter}
            </ButtonLink>
            <ButtonLink kind="primary" to={drawer.linkTo('new')} preventScrollReset>
              {texts.enter}
            </ButtonLink>
          </>
        }
      />
      <ListTabs
        list={list}
        label={texts.tabs}
        filter="state"
        options={offlineStates.map((value) => ({ value, label: texts.states[value] }))}
      />
      <ConsoleList
        name="offline_gifts"
        list={list}
        reading={reading}
        caption={texts.caption}
        columns={useOfflineColumns(drawer.linkTo)}
        keyOf={({ id }) => id}
        nameOf={({ reference }) => reference}
        words={texts}
        searchLabel={texts.search}
        openKey={drawer.openId}
        pictures={listPictures}
        onExport={() =>
          exportCsv('offline-gifts.csv', () => offlineCalls.readCsv({ q: q || undefined, state }))
        }
      />
      {shows && <OfflineDrawer shows={shows} onClose={drawer.close} />}
    </>
  )
}
