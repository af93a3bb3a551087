import { type LoaderFunctionArgs, useSearchParams } from 'react-router'
import { loadTexts } from '../../texts/load-texts.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { lateInBrowser } from '../../ui/late/late.tsx'
import { ConsoleHead } from './console-head.tsx'
import { Skeleton } from '../../ui/skeleton/skeleton.tsx'
import { portalMeta } from '../portal-meta.ts'
import { PageTab, PageTabs } from '../portal-tabs.tsx'
import styles from './closing/closing.module.css'

// Come when their tab is chosen.
const MonthTab = lateInBrowser(() => import('./closing/month-tab.tsx'))
const GiversTab = lateInBrowser(() => import('./closing/givers-tab.tsx'))
const ReportsTab = lateInBrowser(() => import('./closing/reports/reports-tab.tsx'))
const JournalTab = lateInBrowser(() => import('./closing/journal-tab.tsx'))

export const loader = ({ context }: LoaderFunctionArgs) => ({
  texts: loadTexts(context, 'closing', 'payouts', 'leftOut'),
})

export { shouldRevalidate } from '../keep-texts.ts'

export const meta = portalMeta((texts) => texts.closing.title)

const tabs = ['month', 'journal', 'reports', 'givers'] as const

/** Staff close a month, and take what the charity's bookkeeping needs. */
export default function ClosingPage() {
  const texts = useTexts('closing')
  const [address] = useSearchParams()
  const tab = tabs.find((name) => name === address.get('tab')) ?? 'month'
  return (
    <>
      <ConsoleHead title={texts.title} lead={texts.lead} part={texts.tabs[tab]} />
      <PageTabs label={texts.tabsLabel}>
        {tabs.map((name) => (
          <PageTab key={name} to={`?tab=${name}`} isOpen={name === tab}>
            {texts.tabs[name]}
          </PageTab>
        ))}
      </PageTabs>
      <div className={styles.parts}>
        {tab === 'month' && <MonthTab waiting={<Skeleton lines={10} />} />}
        {tab === 'journal' && <JournalTab waiting={<Skeleton lines={8} />} />}
        {tab === 'reports' && <ReportsTab waiting={<Skeleton lines={10} />} />}
        {tab === 'givers' && <GiversTab waiting={<Skeleton lines={8} />} />}
      </div>
    </>
  )
}
