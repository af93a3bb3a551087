import { useQuery } from '@tanstack/react-query'
import { ownSlotsQuery, sponsorSummaryQuery } from '../../money/giving/giving.api.ts'
import { ReturnedDonation } from '../../money/giving/returned-donation.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { useInSlices } from '../../ui/late/use-in-slices.ts'
import { Skeleton } from '../../ui/skeleton/skeleton.tsx'
import { FailedPart } from '../failed-part.tsx'
import { portalMeta } from '../portal-meta.ts'
import { useToCome } from '../use-to-come.ts'
import { ActivityCard } from './dashboard/activity-card.tsx'
import { BooksCard } from './dashboard/books-card.tsx'
import { CreditsCard } from './dashboard/credits-card.tsx'
import { ProgressCard } from './dashboard/progress-card.tsx'
import { ProfileCard } from './dashboard/profile-card.tsx'
import { shownSlots } from './dashboard/shown-slots.ts'
import { SlotsCard } from './dashboard/slots-card.tsx'
import type { SponsorSummary } from './dashboard/sponsor-summary.ts'
import styles from './sponsor-dashboard-page.module.css'

export const meta = portalMeta((texts) => texts.portal.sponsor.dashboard)

/** A sponsor's tower, slots and gifts. It updates by itself when a slot is minted or matched. */
export default function SponsorDashboardPage() {
  const texts = useTexts('sponsor')
  const summary = useQuery(sponsorSummaryQuery)
  // The slots stand above the rest: shown by themselves, what is below them would move when they come.
  const areSlotsToCome = useToCome(useQuery(ownSlotsQuery(shownSlots)).isPending)
  const isThere = useInSlices(summary.data !== undefined && !areSlotsToCome)
  return (
    <>
      <ReturnedDonation />
      {summary.isError && (
        <FailedPart
          message={texts.failed}
          onRetry={() => void summary.refetch()}
          pending={summary.isFetching}
        />
      )}
      {!isThere && !summary.isError && <Skeleton lines={8} />}
      {isThere && summary.data && <Overview summary={summary.data} />}
    </>
  )
}

function Overview({ summary }: { summary: SponsorSummary }) {
  const progress = <ProgressCard summary={summary} />
  // Whoever has a slot reads first what became of it, and then how far the next one is.
  const hasSlot = summary.slots_minted > 0
  return (
    <>
      {!hasSlot && progress}
      <div className={styles.columns}>
        <SlotsCard />
        <div className={styles.side}>
          <BooksCard />
          <CreditsCard balance={summary.credits_balance} />
          <ActivityCard summary={summary} />
          <ProfileCard profile={summary.profile} />
        </div>
      </div>
      {hasSlot && progress}
    </>
  )
}
