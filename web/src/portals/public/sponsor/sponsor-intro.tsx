import { useTexts } from '../../../texts/use-texts.ts'
import { Illustration } from '../../../pictures/illustration.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { Lead } from '../../../ui/section/section.tsx'
import styles from './sponsor.module.css'

/** What a Sponsor Slot is, and for whoever left the payment page that nothing was charged. */
export function SponsorIntro({ isCancelled }: { isCancelled: boolean }) {
  const { sponsor } = useTexts('giving')
  return (
    <div className={styles.intro}>
      {isCancelled && (
        <Notice tone="info" className={styles.returned}>
          {sponsor.returned.cancel}
        </Notice>
      )}
      <h1>
        {sponsor.hero} <span className={styles.mark}>{sponsor.heroMarked}</span>
      </h1>
      <Lead className={styles.lead}>{sponsor.lead}</Lead>
      <div className={styles.picture}>
        <Illustration scene="seedlings" label={sponsor.picture} />
      </div>
    </div>
  )
}
