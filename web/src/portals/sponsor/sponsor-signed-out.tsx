import { useSearchParams } from 'react-router'
import { CheckoutWords } from '../../money/credits/checkout-returned.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { ButtonLink } from '../../ui/button/button.tsx'
import { SkipLink } from '../../page/skip-link.tsx'
import { EmptyBlocks } from '../../pictures/tower/empty-blocks.tsx'
import { SiteFooter } from '../site-footer.tsx'
import { SiteHeader } from '../site-header.tsx'
import styles from './sponsor-signed-out.module.css'

/** What the sponsor's pages say to whoever is not signed in as one, with the way in. */
export function SponsorSignedOut({ words, signIn }: { words: string; signIn: string }) {
  const texts = useTexts('sponsor')
  const { returns } = useTexts('credits')
  const hasPaid = useSearchParams()[0].get('status') === 'success'
  return (
    <>
      <SkipLink />
      <SiteHeader />
      <main id="main" className={styles.main}>
        <EmptyBlocks />
        <CheckoutWords />
        <h1>{words}</h1>
        {hasPaid && <p>{returns.signIn}</p>}
        <ButtonLink kind="primary" size="l" to={signIn}>
          {texts.signIn}
        </ButtonLink>
      </main>
      <SiteFooter />
    </>
  )
}
