import { nameDestination } from '@tower/contract/money/name-destination.ts'
import { formatUsd } from '@tower/contract/money.ts'
import { useLocation } from 'react-router'
import { fillText } from '../../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../../texts/use-texts.ts'
import { ButtonLink } from '../../../ui/button/button.tsx'
import { PageHead } from '../../../ui/section/section.tsx'
import { showTime } from '../../../ui/time/show-time.ts'
import styles from './arrival.module.css'
import type { Around, FoundGift, Gift } from './gift.ts'
import { GiftFacts, nameOf } from './gift-facts.tsx'
import { Onward } from './onward.tsx'
import { WhereItIs } from './where-it-is.tsx'

/** The page of a gift's link. It names nobody: others than the giver may have the link. */
export function FollowedGift({ found }: { found: FoundGift }) {
  const texts = useTexts('arrival')
  const { pathname, search } = useLocation()
  if (found.state === 'ready') return <Followed {...found} />
  const isMissing = found.state === 'missing'
  return (
    <div className={styles.page}>
      <PageHead
        title={isMissing ? texts.missingTitle : texts.failedTitle}
        lead={isMissing ? texts.missing : texts.failed}
      />
      {!isMissing && (
        <p>
          <ButtonLink kind="primary" to={pathname + search} replace>
            {texts.retry}
          </ButtonLink>
        </p>
      )}
    </div>
  )
}

function Followed({ gift, around }: { gift: Gift; around: Around }) {
  const texts = useTexts('arrival')
  const language = useLanguage()
  const place = gift.sponsorship?.prospect?.name ?? nameDestination(gift.plan, nameOf(gift), language)
  const lead = fillText(texts.followLead, {
    amount: formatUsd(gift.amount_cents),
    place,
    day: gift.arrived_at === null ? '' : showTime(gift.arrived_at, 'date', language),
  })
  return (
    <div className={styles.page}>
      <PageHead title={texts.followTitle} lead={lead} />
      <div className={styles.columns}>
        <div className={styles.told}>
          <WhereItIs gift={gift} around={around} isFollowed />
        </div>
        <section aria-labelledby="gift-facts">
          <h2 id="gift-facts">{texts.followedGift}</h2>
          <GiftFacts gift={gift} />
        </section>
      </div>
      <Onward follow={null} />
    </div>
  )
}
