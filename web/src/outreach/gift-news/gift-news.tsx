import { paths } from '@tower/contract/pages.ts'
import { Form, useLocation, useNavigation } from 'react-router'
import { fillText } from '../../texts/fill-text.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Button, ButtonLink, GoLink } from '../../ui/button/button.tsx'
import { PageHead } from '../../ui/section/section.tsx'
import type { FoundGiftNews } from './find-gift-news.ts'
import styles from './gift-news.module.css'

export type GiftNewsProps = { found: FoundGiftNews; link: string }

/** Where a reader stops the emails of a series, such as news of their gifts: one sentence, one button, and then that it is done. */
export function GiftNews({ found, link }: GiftNewsProps) {
  const texts = useTexts('giftNews')
  if (found.state === 'refused') return <Unavailable reason={found.reason} />
  const { address, left, series } = found.standing
  const words = texts.series[series]
  if (left) {
    return (
      <div className={styles.page} role="status">
        <PageHead title={texts.stoppedTitle} lead={fillText(words.stopped, { address })} />
        <GoLink to={paths.home}>{texts.home}</GoLink>
      </div>
    )
  }
  return (
    <div className={styles.page}>
      <PageHead title={words.title} lead={fillText(words.lead, { address })} />
      <p>{words.stays}</p>
      <LeaveForm link={link} />
    </div>
  )
}

function LeaveForm({ link }: { link: string }) {
  const texts = useTexts('giftNews')
  const isSending = useNavigation().formMethod === 'POST'
  return (
    <Form method="post" replace>
      <input type="hidden" name="link" value={link} />
      <Button type="submit" kind="primary" pending={isSending} pendingLabel={texts.pending}>
        {texts.stop}
      </Button>
    </Form>
  )
}

function Unavailable({ reason }: { reason: 'invalid' | 'failed' }) {
  const texts = useTexts('giftNews')
  const { pathname, search } = useLocation()
  const title = reason === 'invalid' ? texts.invalidTitle : texts.failedTitle
  return (
    <div className={styles.page}>
      <PageHead title={title} lead={texts[reason]} />
      {reason === 'invalid' ? (
        <GoLink to={paths.home}>{texts.home}</GoLink>
      ) : (
        <ButtonLink kind="primary" to={pathname + search} replace>
          {texts.retry}
        </ButtonLink>
      )}
    </div>
  )
}
