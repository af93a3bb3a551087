import { donateToClassroom } from '@tower/contract/outreach/programs.ts'
import { useSite } from '../../../page/use-site.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { GoLink } from '../../../ui/button/button.tsx'
import { ShareLink } from '../../../ui/share/share-link.tsx'
import styles from './arrival.module.css'

/** A link for others to give by, and before it, for the giver alone, the one by which the gift is followed. */
export function Onward({ follow }: { follow: string | null }) {
  const texts = useTexts('arrival')
  const { origin } = useSite()
  return (
    <div className={styles.onward}>
      {follow !== null && (
        <section aria-labelledby="gift-follow">
          <h2 id="gift-follow">{texts.follow}</h2>
          <p>{texts.followText}</p>
          <ShareLink label={texts.followLink} url={`${origin}${follow}`} words={texts.words} />
          <GoLink to={follow}>{texts.toFollow}</GoLink>
        </section>
      )}
      <section aria-labelledby="gift-share">
        <h2 id="gift-share">{texts.share}</h2>
        <p>{texts.shareText}</p>
        <ShareLink
          label={texts.shareLink}
          url={`${origin}${donateToClassroom}`}
          message={texts.shareMessage}
          words={texts.words}
        />
      </section>
    </div>
  )
}
