import { paths } from '@tower/contract/pages.ts'
import { useLocation } from 'react-router'
import { useTexts } from '../../../texts/use-texts.ts'
import { ButtonLink } from '../../../ui/button/button.tsx'
import { Lead } from '../../../ui/section/section.tsx'
import { EmptyBlocks } from '../../../pictures/tower/empty-blocks.tsx'
import styles from './monthly-gift.module.css'

/** The link opens no gift: it is none of ours, it is old, or the load failed. */
export function GiftUnavailable({ reason }: { reason: 'invalid' | 'expired' | 'failed' }) {
  const { monthly, retry } = useTexts('prospects')
  const { pathname, search } = useLocation()
  const words = {
    invalid: { title: monthly.invalidTitle, text: monthly.refused['sponsorships.link_invalid'] },
    expired: { title: monthly.expiredTitle, text: monthly.refused['sponsorships.link_expired'] },
    failed: { title: monthly.failedTitle, text: monthly.failed },
  }[reason]
  return (
    <div className={styles.unavailable}>
      <EmptyBlocks kind={reason === 'failed' ? 'nothing-yet' : 'no-match'} />
      <h1>{words.title}</h1>
      <Lead>{words.text}</Lead>
      {reason === 'invalid' && <p>{monthly.fresh}</p>}
      <p className={styles.ways}>
        {reason === 'failed' ? (
          <ButtonLink kind="primary" to={pathname + search} replace>
            {retry}
          </ButtonLink>
        ) : (
          <ButtonLink kind="primary" to={paths.prospects}>
            {monthly.newGift}
          </ButtonLink>
        )}
      </p>
    </div>
  )
}
