import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { fillText } from '../../texts/fill-text.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { ButtonLink } from '../../ui/button/button.tsx'
import { late } from '../../ui/late/late.tsx'
import { Lead } from '../../ui/section/section.tsx'
import { EmptyBlocks } from '../../pictures/tower/empty-blocks.tsx'
import type { GiftReturn } from './arrival/gift.ts'
import { giftToAthlete } from './gift-to-athlete.ts'
import { whereItBegan } from './where-it-began.ts'
import styles from './checkout-outcome.module.css'

const GiftArrival = late(() => import('./arrival/gift-arrival.tsx'))

/** What became of a checkout, and never more than is known. */
export function CheckoutOutcome({ checkout, around }: GiftReturn) {
  const { success: texts } = useTexts('giving')
  const athlete = checkout && giftToAthlete(checkout, texts.athlete)
  const tryAgain = (
    <ButtonLink kind="primary" size="l" to={athlete?.page ?? whereItBegan(checkout?.purpose)}>
      {texts.tryAgain}
    </ButtonLink>
  )
  switch (checkout?.status) {
    case 'complete':
      return <GiftArrival checkout={checkout} around={around} />
    case 'open':
      return (
        <Outcome
          title={
            athlete ? fillText(texts.athlete.onItsWay[athlete.often], { name: athlete.name }) : texts.onItsWay
          }
          text={texts.onItsWayText}
        >
          <Waiting />
        </Outcome>
      )
    case 'needs_review':
      return <Outcome title={texts.review} text={texts.reviewText} />
    case 'failed':
      return <Outcome title={texts.failed} text={texts.failedText} children={tryAgain} />
    case 'expired':
      return <Outcome title={texts.expired} text={texts.expiredText} children={tryAgain} />
    default:
      return <Outcome title={texts.plain} text={texts.plainText} />
  }
}

function Outcome({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  return (
    <div className={styles.outcome}>
      <EmptyBlocks />
      <h1>{title}</h1>
      <Lead>{text}</Lead>
      {children}
    </div>
  )
}

/** The page asks by itself; the link is for browsers without a script, and for impatience. */
function Waiting() {
  const { success: texts } = useTexts('giving')
  const { pathname, search } = useLocation()
  return (
    <>
      <p className={styles.waiting} role="status">
        <span aria-hidden="true" />
        {texts.waiting}
      </p>
      <Link to={pathname + search} reloadDocument>
        {texts.lookAgain}
      </Link>
    </>
  )
}
