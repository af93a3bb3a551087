import { CheckoutReturned } from '../../money/credits/checkout-returned.tsx'
import { GiftByEither } from '../../money/credits/gift-by-either.tsx'
import { PackShop } from '../../money/credits/pack-shop.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { PageHead } from '../../ui/section/section.tsx'
import { portalMeta } from '../portal-meta.ts'
import styles from './sponsor-credits.module.css'

export const meta = portalMeta((texts) => texts.credits.page.title)

/** Credit packs to buy, and credits to give to a teacher. */
export default function SponsorCreditsPage() {
  const texts = useTexts('credits')
  return (
    <>
      <PageHead title={texts.page.title} lead={texts.page.lead} />
      <div className={styles.parts}>
        <CheckoutReturned />
        <p>{texts.note}</p>
        <div className={styles.columns}>
          <PackShop place="credits" />
          <GiftByEither />
        </div>
      </div>
    </>
  )
}
