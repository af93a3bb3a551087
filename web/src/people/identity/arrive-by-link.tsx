import { paths } from '@tower/contract/pages.ts'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { useStoredSession } from '../../session/stored-session.ts'
import { fillText } from '../../texts/fill-text.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Button, ButtonLink } from '../../ui/button/button.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { Lead } from '../../ui/section/section.tsx'
import type { ArrivedLink } from './arrived-link.ts'
import FailureNotice from './failure-notice.tsx'
import LinkTrouble from './link-trouble.tsx'
import styles from './session-notice.module.css'
import type { Failure } from './sign-in-words.ts'
import { type Arrival, type Arrived, useArrival } from './use-arrival.ts'

export type ArriveByLinkProps = {
  link: ArrivedLink
  /** On the page where a password is chosen: the person came in by a password link. */
  onArrived?: () => void
}

/** What a mailed link opens, from its button on. Nothing happens before the button is pressed: mail scanners open links too. */
export default function ArriveByLink({ link, onArrived }: ArriveByLinkProps) {
  const { callback } = useTexts('signIn')
  const { arrival, redeem, adopt, refuse } = useArrival(link, onArrived)
  useFocusOnNextStep(arrival.at)
  switch (arrival.at) {
    case 'reading':
      return <p role="status">{callback.reading}</p>
    case 'failed':
      return (
        <LinkTrouble
          heading={callback.failedHeading}
          failure={arrival.failure}
          isForPassword={link.kind === 'token' && link.type === 'recovery'}
          next={link.next}
        />
      )
    case 'address':
      return <AddressConfirmed isCompleted={arrival.completed} />
    case 'confirming':
      return (
        <WhoYouBecome
          arrived={arrival.arrived}
          onGo={() => adopt(arrival.arrived)}
          onStay={() => refuse(arrival.arrived)}
        />
      )
    default:
      return (
        <OneButton
          link={link}
          failure={arrival.at === 'asking' ? arrival.failure : undefined}
          isWorking={arrival.at === 'working'}
          onGo={redeem}
        />
      )
  }
}

/** The pressed button goes with its step: the heading of the next one takes the focus. */
function useFocusOnNextStep(at: Arrival['at']): void {
  const first = useRef(at)
  useEffect(() => {
    const keepsButton = at === 'asking' || at === 'working'
    if (at === first.current || keepsButton) return
    const heading = document.querySelector<HTMLElement>('main h1')
    heading?.setAttribute('tabindex', '-1')
    heading?.focus()
  }, [at])
}

type OneButtonProps = {
  link: ArrivedLink
  failure: Failure | undefined
  isWorking: boolean
  onGo: () => void
}

function OneButton({ link, failure, isWorking, onGo }: OneButtonProps) {
  const { callback } = useTexts('signIn')
  const type = link.kind === 'token' ? link.type : 'magiclink'
  const words = type === 'recovery' || type === 'email_change' ? callback[type] : callback.magiclink
  return (
    <>
      <h1>{words.heading}</h1>
      <Lead>{words.lead}</Lead>
      {failure && (
        <div className={styles.notice}>
          <FailureNotice failure={failure} />
        </div>
      )}
      <p className={styles.buttons}>
        <Button kind="primary" size="l" onClick={onGo} pending={isWorking} pendingLabel={callback.working}>
          {words.button}
        </Button>
      </p>
      <p className={styles.words}>
        <Link to={paths.home} replace>
          {callback.cancel}
        </Link>
      </p>
    </>
  )
}

type WhoYouBecomeProps = { arrived: Arrived; onGo: () => void; onStay: () => void }

/** Asked before a session is taken that this browser did not ask for, or that takes another person's place. */
function WhoYouBecome({ arrived, onGo, onStay }: WhoYouBecomeProps) {
  const { callback } = useTexts('signIn')
  const session = useStoredSession()
  const other = session && session.userId !== arrived.userId ? session.email : undefined
  const values = { email: arrived.email, other: other ?? '' }
  return (
    <>
      <h1>{callback.whoHeading}</h1>
      <Lead className={styles.address}>{fillText(callback.who, values)}</Lead>
      <Notice tone="warning" announce={false} className={styles.notice}>
        {fillText(other ? callback.replaces : callback.notAsked, values)}
      </Notice>
      <p className={styles.buttons}>
        <Button kind="primary" size="l" className={styles.address} onClick={onGo}>
          {fillText(callback.continueAs, values)}
        </Button>
        <Button size="l" className={styles.address} onClick={onStay}>
          {other ? fillText(callback.stayAs, values) : callback.cancel}
        </Button>
      </p>
    </>
  )
}

function AddressConfirmed({ isCompleted }: { isCompleted: boolean }) {
  const { callback } = useTexts('signIn')
  const session = useStoredSession()
  return (
    <>
      <h1>{isCompleted ? callback.addressDoneHeading : callback.addressHalfHeading}</h1>
      <Notice tone={isCompleted ? 'success' : 'info'} className={styles.notice}>
        {isCompleted ? callback.addressDone : callback.addressHalf}
      </Notice>
      <p className={styles.buttons}>
        <ButtonLink kind="primary" size="l" to={paths.login} replace>
          {session ? callback.goOn : callback.toLogin}
        </ButtonLink>
      </p>
    </>
  )
}
