import { useQuery } from '@tanstack/react-query'
import { paths } from '@tower/contract/pages.ts'
import { type LoaderFunctionArgs, useSearchParams } from 'react-router'
import { deskQueries } from '../../matching/draws/desk.api.ts'
import { loadTexts } from '../../texts/load-texts.ts'
import { fillText } from '../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../texts/use-texts.ts'
import { ButtonLink } from '../../ui/button/button.tsx'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import { lateInBrowser } from '../../ui/late/late.tsx'
import { ConsoleHead } from './console-head.tsx'
import { Skeleton } from '../../ui/skeleton/skeleton.tsx'
import { showTime } from '../../ui/time/show-time.ts'
import { UnreadPart } from './unread-part.tsx'
import { portalMeta } from '../portal-meta.ts'
import { PageTab, PageTabs } from '../portal-tabs.tsx'
import styles from './draws/desk.module.css'
import { DrawPart } from './draws/draw-part.tsx'

// Come when their tab is chosen.
const CalendarTab = lateInBrowser(() => import('./draws/calendar-tab.tsx'))
const PausedNotice = lateInBrowser(() => import('./draws/paused-notice.tsx'))
const SlotsTab = lateInBrowser(() => import('./draws/slots-tab.tsx'))
const BarredTab = lateInBrowser(() => import('./draws/barred-tab.tsx'))
const DrawsTab = lateInBrowser(() => import('./draws/draws-tab.tsx'))

export const loader = ({ context }: LoaderFunctionArgs) => ({ texts: loadTexts(context, 'drawDesk') })

export { shouldRevalidate } from '../keep-texts.ts'

export const meta = portalMeta((texts) => texts.drawDesk.title)

const tabs = ['next', 'calendar', 'slots', 'barred', 'all'] as const

/** Staff look after the draws: the next one, the weeks to come, what waits, and who cannot enter. */
export default function DrawsPage() {
  const texts = useTexts('drawDesk')
  const [address] = useSearchParams()
  const tab = tabs.find((name) => name === address.get('tab')) ?? 'next'
  const waiting = <Skeleton lines={8} />
  return (
    <>
      <ConsoleHead title={texts.title} lead={texts.lead} part={texts.tabs[tab]} />
      <PageTabs label={texts.tabsLabel}>
        {tabs.map((name) => (
          <PageTab key={name} to={name === 'next' ? paths.adminDraws : `?tab=${name}`} isOpen={name === tab}>
            {texts.tabs[name]}
          </PageTab>
        ))}
      </PageTabs>
      <div className={styles.parts}>
        {(tab === 'next' || tab === 'calendar') && <Coming tab={tab} />}
        {tab === 'slots' && <SlotsTab waiting={waiting} />}
        {tab === 'barred' && <BarredTab waiting={waiting} />}
        {tab === 'all' && <DrawsTab waiting={waiting} />}
      </div>
    </>
  )
}

/** The next draw, or the calendar it stands in. */
function Coming({ tab }: { tab: 'next' | 'calendar' }) {
  const texts = useTexts('drawDesk')
  const language = useLanguage()
  const reading = useQuery(deskQueries.next)
  if (reading.isPending) return <Skeleton lines={8} />
  if (!reading.data) return <UnreadPart reading={reading} failed={texts.failed} />
  const { draw, calendar, cron, pause } = reading.data
  if (tab === 'calendar')
    return <CalendarTab {...{ cron, pause }} starts={calendar} waiting={<Skeleton lines={8} />} />
  // What the schedule plans comes by itself: nobody has to make it.
  const next = calendar.find(({ draw: made, moved_to: moved }) => made === null && moved === null)
  const noDraw =
    next && !pause
      ? fillText(texts.nextPlanned, { time: showTime(next.starts, 'moment', language) })
      : texts.noDraw
  const create = <ButtonLink to={`${paths.adminRandomizer}?panel=create`}>{texts.toRandomizer}</ButtonLink>
  return (
    <>
      {pause && <PausedNotice pause={pause} waiting={null} />}
      {draw ? <DrawPart key={draw.id} draw={draw} /> : <EmptyState action={create}>{noDraw}</EmptyState>}
    </>
  )
}
