import { KeepsakeShop } from '../../learning/keepsakes/keepsake-shop.tsx'
import { CheckoutReturned } from '../../money/credits/checkout-returned.tsx'
import { PackShop } from '../../money/credits/pack-shop.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { portalMeta } from '../portal-meta.ts'

export const meta = portalMeta((texts) => texts.sponsor.tabs.marketplace)

/** The tab “Buy Tower Credits” of the dashboard: packs, and what credits buy. */
export default function SponsorMarketplacePage() {
  const { note, shopping } = useTexts('credits')
  return (
    <>
      <CheckoutReturned />
      <p>
        {note} {shopping}
      </p>
      <PackShop place="dashboard" />
      <KeepsakeShop />
    </>
  )
}
