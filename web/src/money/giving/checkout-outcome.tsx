import { formatUsd } from '@tower/contract/money.ts'
import { paths } from '@tower/contract/pages.ts'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { fillCounted, fillText } from '../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../texts/use-texts.ts'
import { ButtonLink, GoLink } from '../../ui/button/button.tsx'
import { late } from '../../ui/late/late.tsx'
import { Lead } from '../../ui/section/section.tsx'
import { EmptyBlocks } from '../../pictures/tower/empty-blocks.tsx'
import type { Checkout } from './checkout.ts'
import { giftToAthlete } from './gift-to-athlete.ts'
import { whereItBegan } from './where-it-began.ts'
import styles from './checkout-outcome.module.css'

const ReceivedGift = late(() => import('./received-gift.tsx'))

/** What became of a checkout, and never more than is known. */
export function CheckoutOutcome({ checkout }: { checkout: Checkout | undefined }) {
  const { success: texts } = useTexts('giving')
  const athlete = checkout && giftToAthlete(checkout, texts.athlete)
  const tryAgain = (
    <ButtonLink kind="primary" size="l" to={athlete?.page ?? whereItBegan(checkout?.purpose)}>
      {texts.tryAgain}
    </ButtonLink>
  )
  switch (checkout?.status) {
    case 'complete':
      return <CompleteCheckout checkout={checkout} />
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

function CompleteCheckout({ checkout }: { checkout: Checkout }) {
  const { success: texts } = useTexts('giving')
  const language = useLanguage()
  const amount = formatUsd(checkout.amount_cents)
  const place = placeOf(checkout.destination)
  const { slot } = checkout
  const hasSlot = checkout.slots_minted > 0
  const athlete = giftToAthlete(checkout, texts.athlete)
  return (
    <>
      <h1 tabIndex={-1}>
        {athlete
          ? fillText(texts.athlete.arrived[athlete.often], { amount, name: athlete.name })
          : fillText(texts.arrived, { amount })}
      </h1>
      <Lead className={styles.lead}>
        {slot?.classroom && checkout.slots_minted === 1
          ? fillText(texts.designated, { number: slot.number, classroom: nameClassroom(slot.classroom) })
          : hasSlot
            ? `${fillCounted(texts.minted, checkout.slots_minted, language)} ${texts.mintedText}`
            : athlete
              ? fillText(texts.athlete.arrivedText[athlete.often], { name: athlete.name })
              : place === 'classrooms'
                ? texts.arrivedOn[checkout.tower ?? 'shared']
                : texts.arrivedText[place]}
      </Lead>
      <ReceivedGift checkout={checkout} place={place} />
      {athlete?.isNamed && (
        <p className={styles.action}>
          <GoLink to={athlete.page}>{fillText(texts.athlete.toPage, { name: athlete.name })}</GoLink>
        </p>
      )}
      {hasSlot && <SlotWays slot={slot} />}
    </>
  )
}

/** A slot that has its classroom is followed; one that waits is drawn. */
function SlotWays({ slot }: { slot: Checkout['slot'] }) {
  const { success: texts } = useTexts('giving')
  const story = slot && fillText(texts.story, { number: slot.number })
  return (
    <p className={styles.action}>
      <ButtonLink
        kind="primary"
        size="l"
        to={slot?.classroom ? paths.slotStory({ number: slot.number }) : paths.draws}
      >
        {slot?.classroom ? story : texts.draws}
      </ButtonLink>
      {slot && !slot.classroom && <GoLink to={paths.slotStory({ number: slot.number })}>{story}</GoLink>}
    </p>
  )
}

function nameClassroom({ name, school }: { name: string; school: string | null }): string {
  return school ? `${name}, ${school}` : name
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

function placeOf(destination: string): 'classrooms' | 'prospects' | 'project' | 'direct' {
  if (destination === 'teacher_direct') return 'direct'
  return destination === 'classrooms' || destination === 'prospects' ? destination : 'project'
}
