import { formatUsd } from '@tower/contract/money.ts'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { donateToClassroom, paths } from '../../paths.ts'
import { fillCounted, fillText } from '../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../texts/use-texts.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { LatePart } from '../../ui/late-part.tsx'
import { Lead } from '../../ui/section.tsx'
import { EmptyBlocks } from '../../ui/tower/empty-blocks.tsx'
import type { Checkout } from './checkout.ts'
import styles from './checkout-outcome.module.css'

const giftAtServer = import.meta.env.SSR ? (await import('./arrived-gift.tsx')).ArrivedGift : undefined
const loadGift = async () => (await import('./arrived-gift.tsx')).ArrivedGift

/** What became of a checkout, and never more than is known. */
export function CheckoutOutcome({ checkout }: { checkout: Checkout | undefined }) {
  const { success: texts } = useTexts('giving')
  const tryAgain = (
    <ButtonLink kind="primary" size="l" to={donateToClassroom}>
      {texts.tryAgain}
    </ButtonLink>
  )
  switch (checkout?.status) {
    case 'complete':
      return <CompleteCheckout checkout={checkout} />
    case 'open':
      return (
        <Outcome title={texts.onItsWay} text={texts.onItsWayText}>
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

function CompleteCheckout({ checkout }: { checkout: Checkout }) {
  const { success: texts } = useTexts('giving')
  const language = useLanguage()
  const amount = formatUsd(checkout.amount_cents)
  const place = placeOf(checkout.destination)
  const hasSlot = checkout.slots_minted > 0
  return (
    <>
      <h1 tabIndex={-1}>{fillText(texts.arrived, { amount })}</h1>
      <Lead className={styles.lead}>
        {hasSlot
          ? `${fillCounted(texts.minted, checkout.slots_minted, language)} ${texts.mintedText}`
          : texts.arrivedText[place]}
      </Lead>
      <LatePart atServer={giftAtServer} load={loadGift} props={{ checkout, place }} />
      {hasSlot && (
        <p className={styles.action}>
          <ButtonLink kind="primary" size="l" to={paths.draws}>
            {texts.draws}
          </ButtonLink>
        </p>
      )}
    </>
  )
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

function placeOf(destination: string): 'classrooms' | 'prospects' | 'project' {
  return destination === 'classrooms' || destination === 'prospects' ? destination : 'project'
}
