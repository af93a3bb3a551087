import { paths } from '@tower/contract/pages.ts'
import { type LoaderFunctionArgs, useSearchParams } from 'react-router'
import { useProfile } from '../../session/route-guard.tsx'
import { loadTexts } from '../../texts/load-texts.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { ConsoleHead } from './console-head.tsx'
import { Skeleton } from '../../ui/skeleton/skeleton.tsx'
import { DutyLine } from '../duties/duty-missing.tsx'
import { portalMeta } from '../portal-meta.ts'
import { PageTab, PageTabs } from '../portal-tabs.tsx'
import type { ReviewTab } from './review/review-tab.ts'
import { claimsReview, reviewTabs } from './review/review-tabs.ts'

export const loader = ({ context }: LoaderFunctionArgs) => ({
  texts: loadTexts(context, 'storybooks', ...reviewTabs.map(({ subject }) => subject)),
})

export { shouldRevalidate } from '../keep-texts.ts'

export const meta = portalMeta((texts) => texts.review.title)

/** What waits for staff: each kind has its tab. */
export default function ReviewPage() {
  const { title, lead, tabs } = useTexts('review')
  const [address] = useSearchParams()
  const named = address.get('tab')
  const { duties } = useProfile()
  const own = reviewTabs.filter(({ duty }) => duties.includes(duty))
  const asked = reviewTabs.find(({ name }) => name === named)
  const open = asked ?? own[0] ?? claimsReview
  const { tab: part } = useTexts(open.subject)
  return (
    <>
      <ConsoleHead title={title} lead={lead} part={part} />
      <PageTabs label={tabs}>
        {own.map((tab) => (
          <TabLink key={tab.name} tab={tab} isOpen={tab === open} />
        ))}
      </PageTabs>
      {duties.includes(open.duty) ? (
        <open.Shown key={open.name} waiting={<Skeleton lines={8} />} />
      ) : (
        <DutyLine duty={open.duty} />
      )}
    </>
  )
}

function TabLink({ tab, isOpen }: { tab: ReviewTab; isOpen: boolean }) {
  const { tab: label } = useTexts(tab.subject)
  return (
    <PageTab
      to={tab === claimsReview ? paths.adminReview : `${paths.adminReview}?tab=${tab.name}`}
      isOpen={isOpen}
    >
      {label}
    </PageTab>
  )
}
