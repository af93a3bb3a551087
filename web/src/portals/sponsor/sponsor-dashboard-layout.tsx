import { yearOf } from '@tower/contract/org-days.ts'
import { paths } from '@tower/contract/pages.ts'
import { useQuery } from '@tanstack/react-query'
import { Outlet } from 'react-router'
import { sponsorSummaryQuery } from '../../money/giving/giving.api.ts'
import { useProfile } from '../../session/route-guard.tsx'
import { fillText } from '../../texts/fill-text.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { PageHead } from '../../ui/section/section.tsx'
import { PortalTabs } from '../portal-tabs.tsx'
import { StatementButton } from './dashboard/statement-button.tsx'
import { useLead } from './dashboard/use-lead.ts'
import styles from './sponsor-dashboard-layout.module.css'

/** The dashboard's greeting and its three tabs, each of them a page. */
export default function SponsorDashboardLayout() {
  const texts = useTexts('sponsor')
  const { data: summary, isPending } = useQuery(sponsorSummaryQuery)
  const profile = useProfile()
  const lead = useLead()
  const name = summary?.profile?.display_name ?? profile.full_name ?? summary?.given_name
  // A gift of the last days still belongs to the year of its own.
  const last = summary?.recent_donations[0]?.created_at
  const tabs = [
    { to: paths.sponsorDashboard, label: texts.tabs.overview },
    { to: paths.sponsorShares, label: texts.tabs.shares },
    { to: paths.sponsorMarketplace, label: texts.tabs.marketplace },
  ]
  return (
    <>
      <PageHead
        title={name ? fillText(texts.hello, { name }) : texts.helloNobody}
        lead={lead}
        actions={
          last ? (
            <StatementButton year={yearOf(new Date(last))} />
          ) : (
            isPending && <span className={styles.toCome} />
          )
        }
      />
      <PortalTabs label={texts.tabs.label} tabs={tabs} />
      <div className={styles.parts}>
        <Outlet />
      </div>
    </>
  )
}
