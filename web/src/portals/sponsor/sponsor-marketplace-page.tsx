import { ToKeepsakes } from '../../learning/keepsakes/to-keepsakes.tsx'
import { KeepsakeShop } from '../../learning/keepsakes/keepsake-shop.tsx'
import { CheckoutReturned } from '../../money/credits/checkout-returned.tsx'
import { PackShop } from '../../money/credits/pack-shop.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { portalMeta } from '../portal-meta.ts'

export const meta = portalMeta((texts) => texts.sponsor.tabs.marketplace)

/** The tab “Buy Tower Credits” of the dashboard: packs, and what credits buy. */
export default function SponsorMarketplacePage() {
  const { note, shopping } = useTexts('credits')
  const { inStore } = useTexts('keepsakes')
  return (
    <>
      <CheckoutReturned />
      <h2>{inStore}</h2>
      <p>
        {note} {shopping}
      </p>
      <p>
        <ToKeepsakes />
      </p>
      <PackShop place="dashboard" />
      <KeepsakeShop />
    </>
  )
}
