import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { useStoredSession } from '../../session/stored-session.ts'
import { fillText } from '../../texts/fill-text.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Lead } from '../../ui/section.tsx'
import type { ArrivedLink } from './arrived-link.ts'
import LinkTrouble from './link-trouble.tsx'
import styles from './session-notice.module.css'
import { type Arrived, useArrival } from './use-arrival.ts'

export type ArriveByLinkProps = {
  link: ArrivedLink
  /** On the page where a password is chosen: the person came in by a recovery link. */
  onRecovered?: () => void
}

/** What a mailed link opens, from its button on. Nothing happens before the button is pressed: mail scanners open links too. */
export default function ArriveByLink({ link, onRecovered }: ArriveByLinkProps) {
  const { callback } = useTexts('signIn')
  const { arrival, redeem, adopt, refuse } = useArrival(link, onRecovered)
  switch (arrival.at) {
    case 'reading':
      return <p role="status">{callback.reading}</p>
    case 'failed':
      return (
        <LinkTrouble
          heading={callback.failedHeading}
          failure={arrival.failure}
          isRecovery={link.kind === 'token' && link.type === 'recovery'}
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
      return <OneButton link={link} isWorking={arrival.at === 'working'} onGo={redeem} />
  }
}

type OneButtonProps = { link: ArrivedLink; isWorking: boolean; onGo: () => void }

function OneButton({ link, isWorking, onGo }: OneButtonProps) {
  const { callback } = useTexts('signIn')
  const type = link.kind === 'token' ? link.type : 'magiclink'
  const words = type === 'recovery' || type === 'email_change' ? callback[type] : callback.magiclink
  return (
    <>
      <h1>{words.heading}</h1>
      <Lead>{words.lead}</Lead>
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
