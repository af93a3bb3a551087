import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { slideStatuses } from '@tower/contract/outreach/broadcast-slides.ts'
import type { LoaderFunctionArgs } from 'react-router'
import { slideCalls, slideQueries } from '../../outreach/broadcasts/broadcast-slides.api.ts'
import { loadTexts } from '../../texts/load-texts.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { ButtonLink } from '../../ui/button/button.tsx'
import { useDrawer } from '../../ui/drawer/use-drawer.ts'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import { lateInBrowser } from '../../ui/late/late.tsx'
import { ExportButton } from '../../ui/list-page/export-button.tsx'
import { ListFilters } from '../../ui/list-page/list-filters.tsx'
import { useListQuery } from '../../ui/list-page/use-list-query.ts'
import { ConsoleHead } from './console-head.tsx'
import { Skeleton } from '../../ui/skeleton/skeleton.tsx'
import { UnreadPart } from './unread-part.tsx'
import { portalMeta } from '../portal-meta.ts'
import { exportCsv } from './export-csv.ts'
import { SlideList } from './broadcasts/slide-list.tsx'
import styles from './broadcasts/slides.module.css'

// Comes when a slide is opened.
const SlideDrawer = lateInBrowser(() => import('./broadcasts/slide-drawer.tsx'))

const SavedViews = lateInBrowser(() => import('../../oversight/views/saved-views.tsx'))
const SaveView = lateInBrowser(() => import('../../oversight/views/save-view.tsx'))

export const loader = ({ context }: LoaderFunctionArgs) => ({
  texts: loadTexts(context, 'slides', 'broadcasts'),
})

export { shouldRevalidate } from '../keep-texts.ts'

export const meta = portalMeta((texts) => texts.slides.title)

const spec = { filters: { status: slideStatuses } }

/** Staff keep the slides of the public panel. */
export default function BroadcastsPage() {
  const texts = useTexts('slides')
  const list = useListQuery(spec)
  const drawer = useDrawer('slide')
  const { q, filters } = list.query
  const status = slideStatuses.find((name) => name === filters.status)
  const isWhole = q === '' && status === undefined
  const reading = useQuery({
    ...slideQueries.all({ q: q || undefined, status }),
    placeholderData: keepPreviousData,
  })
  const slides = reading.data?.items ?? []
  const opened = slides.find(({ id }) => id === drawer.openId)
  const options = slideStatuses.map((value) => ({ value, label: texts.statuses[value] }))
  return (
    <>
      <ConsoleHead
        title={texts.title}
        lead={texts.lead}
        actions={
          <ButtonLink kind="primary" to={drawer.linkTo('new')} preventScrollReset>
            {texts.add}
          </ButtonLink>
        }
      />
      <div className={styles.page}>
        <SavedViews list={list} of="broadcasts" />
        <div className={styles.bar}>
          <ListFilters
            list={list}
            searchLabel={texts.search}
            fields={[{ name: 'status', label: texts.status, options }]}
            orders={[]}
          />
          <SaveView list={list} of="broadcasts" />
          <ExportButton
            onExport={() => exportCsv('broadcasts.csv', () => slideCalls.file({ q: q || undefined, status }))}
          />
        </div>
        {!isWhole && slides.length > 0 && <p className={styles.quiet}>{texts.orderHint}</p>}
        {reading.isPending && <Skeleton lines={6} />}
        {reading.isError && <UnreadPart reading={reading} failed={texts.failed} />}
        {reading.data && slides.length === 0 && (
          <EmptyState>{isWhole ? texts.none : texts.noMatch}</EmptyState>
        )}
        {slides.length > 0 && <SlideList slides={slides} isWhole={isWhole} linkTo={drawer.linkTo} />}
      </div>
      {(drawer.openId === 'new' || opened) && (
        <SlideDrawer key={drawer.openId} slide={opened} onClose={drawer.close} />
      )}
    </>
  )
}
