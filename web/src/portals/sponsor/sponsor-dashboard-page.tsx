import { useQuery } from '@tanstack/react-query'
import { paths } from '@tower/contract/pages.ts'
import { Link } from 'react-router'
import { sponsorSummaryQuery } from '../../money/giving/giving.api.ts'
import { OwnSlots } from '../../matching/slots/own-slots.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { Card } from '../../ui/card/card.tsx'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import { Skeleton } from '../../ui/skeleton/skeleton.tsx'
import { EmptyBlocks } from '../../pictures/tower/empty-blocks.tsx'
import { FailedPart } from '../failed-part.tsx'
import { portalMeta } from '../portal-meta.ts'
import { ActivityCard } from './dashboard/activity-card.tsx'
import { CreditsCard } from './dashboard/credits-card.tsx'
import { ProgressCard } from './dashboard/progress-card.tsx'
import type { SponsorSummary } from './dashboard/sponsor-summary.ts'
import styles from './sponsor-dashboard-page.module.css'

export const meta = portalMeta((texts) => texts.portal.sponsor.dashboard)

/** A sponsor's tower, slots and gifts. It updates by itself when a slot is minted or matched. */
export default function SponsorDashboardPage() {
  const texts = useTexts('sponsor')
  const summary = useQuery(sponsorSummaryQuery)
  return (
    <>
      {summary.isError && (
        <FailedPart
          message={texts.failed}
          onRetry={() => void summary.refetch()}
          pending={summary.isFetching}
        />
      )}
      {summary.isPending && <Skeleton lines={8} />}
      {summary.data && <Overview summary={summary.data} />}
    </>
  )
}

function Overview({ summary }: { summary: SponsorSummary }) {
  const { slots: texts } = useTexts('sponsor')
  return (
    <>
      <ProgressCard summary={summary} />
      <div className={styles.columns}>
        <Card title={texts.title} flush action={<Link to={paths.draws}>{texts.draws}</Link>}>
          {summary.slots.length > 0 ? (
            <OwnSlots slots={summary.slots} />
          ) : (
            <EmptyState picture={<EmptyBlocks />}>{texts.none}</EmptyState>
          )}
        </Card>
        <div className={styles.side}>
          <CreditsCard balance={summary.credits_balance} />
          <ActivityCard summary={summary} />
        </div>
      </div>
    </>
  )
}
