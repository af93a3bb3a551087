import { GiftByCode } from '../../money/credits/gift-by-code.tsx'
import { ReturnedDonation } from '../../money/giving/returned-donation.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { Card } from '../../ui/card/card.tsx'
import { portalMeta } from '../portal-meta.ts'
import { DirectDonation } from './shares/direct-donation.tsx'
import styles from './sponsor-shares-page.module.css'

export const meta = portalMeta((texts) => texts.sponsor.tabs.shares)

/** Where a sponsor gives to one teacher: money, or credits. */
export default function SponsorSharesPage() {
  const { shares } = useTexts('sponsor')
  return (
    <>
      <ReturnedDonation />
      <div className={styles.columns}>
        <Card title={shares.title}>
          <DirectDonation />
        </Card>
        <GiftByCode />
      </div>
    </>
  )
}
