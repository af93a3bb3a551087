import { paths } from '@tower/contract/pages.ts'
import { Link } from 'react-router'
import { useTexts } from '../../../texts/use-texts.ts'
import { Illustration } from '../../../pictures/illustration.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { Lead } from '../../../ui/section/section.tsx'
import styles from './sponsor.module.css'

export type SponsorIntroProps = { returned: 'success' | 'cancel' | undefined; sessionId: string | null }

/** What a Sponsor Slot is, and for those who come back from the payment page what happened. */
export function SponsorIntro({ returned, sessionId }: SponsorIntroProps) {
  const { sponsor } = useTexts('giving')
  const outcome = sessionId
    ? `${paths.donateSuccess}?${new URLSearchParams({ session_id: sessionId }).toString()}`
    : undefined
  return (
    <div className={styles.intro}>
      {returned && (
        <Notice
          tone={returned === 'success' ? 'success' : 'info'}
          className={styles.returned}
          action={
            returned === 'success' && outcome ? (
              <Link to={outcome} className={styles.outcome}>
                {sponsor.returned.successLink}
              </Link>
            ) : undefined
          }
        >
          {sponsor.returned[returned === 'success' && sessionId ? 'successSlot' : returned]}
        </Notice>
      )}
      <h1>
        {sponsor.hero} <span className={styles.mark}>{sponsor.heroMarked}</span>
      </h1>
      <Lead className={styles.lead}>{sponsor.lead}</Lead>
      <div className={styles.picture}>
        <Illustration scene="classroom" label={sponsor.picture} />
      </div>
    </div>
  )
}
