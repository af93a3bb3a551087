import type { LoaderFunctionArgs } from 'react-router'
import { useProfile } from '../../session/route-guard.tsx'
import { loadTexts } from '../../texts/load-texts.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { lateInBrowser } from '../../ui/late/late.tsx'
import { ConsoleHead } from './console-head.tsx'
import { Skeleton } from '../../ui/skeleton/skeleton.tsx'
import { portalMeta } from '../portal-meta.ts'
import styles from './analytics/analytics.module.css'
import { DaysPart } from './analytics/days-part.tsx'
import { DemoPart } from './analytics/demo-part.tsx'
import { RecentPart } from './analytics/recent-part.tsx'
import { TotalsPart } from './analytics/totals-part.tsx'

const FairnessPart = lateInBrowser(() => import('./analytics/fairness-part.tsx'))

export const loader = ({ context }: LoaderFunctionArgs) => ({ texts: loadTexts(context, 'analytics') })

export { shouldRevalidate } from '../keep-texts.ts'

export const meta = portalMeta((texts) => texts.analytics.title)

/** The numbers of the charity, and whether its draws are fair. */
export default function AnalyticsPage() {
  const texts = useTexts('analytics')
  const { duties } = useProfile()
  const seesPeople = duties.includes('people')
  return (
    <>
      <ConsoleHead title={texts.title} lead={texts.lead} />
      <div className={styles.parts}>
        {seesPeople && <TotalsPart />}
        {seesPeople && <DaysPart />}
        <div className={styles.pair}>
          {seesPeople && <RecentPart />}
          <DemoPart />
        </div>
        {duties.includes('classrooms') && <FairnessPart waiting={<Skeleton lines={8} />} />}
      </div>
    </>
  )
}
