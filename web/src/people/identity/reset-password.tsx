import { paths } from '@tower/contract/pages.ts'
import { useReducer, useState } from 'react'
import { Link } from 'react-router'
import { useStoredSession } from '../../session/stored-session.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { ButtonLink } from '../../ui/button/button.tsx'
import { Lead } from '../../ui/section/section.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import AskForPasswordLink from './ask-for-password-link.tsx'
import ChoosePasswordForm from './choose-password-form.tsx'
import { cameByPasswordLink } from './password-link-mark.ts'
import styles from './session-notice.module.css'

/** Who came by the link chooses a new password; everybody else asks for the link. */
export default function ResetPassword() {
  const { reset } = useTexts('signIn')
  const session = useStoredSession()
  const [isChanged, setChanged] = useState(false)
  const [isRefused, setRefused] = useState(false)
  // The mark that says who may choose is no state of React's.
  const [, lookAgain] = useReducer((round: number) => round + 1, 0)
  if (isChanged) return <Changed />
  const mayChoose = session !== null && cameByPasswordLink(session.userId) && !isRefused
  return (
    <>
      <h1>{mayChoose ? reset.newHeading : reset.askHeading}</h1>
      {mayChoose ? (
        <ChoosePasswordForm
          email={session.email}
          onChanged={() => setChanged(true)}
          onRefused={() => setRefused(true)}
        />
      ) : (
        <AskForPasswordLink
          isRefused={isRefused}
          onArrived={() => {
            setRefused(false)
            lookAgain()
          }}
        />
      )}
      <p className={styles.words}>
        <Link to={paths.login}>{reset.back}</Link>
      </p>
    </>
  )
}

function Changed() {
  const { reset } = useTexts('signIn')
  return (
    <>
      <h1>{reset.doneHeading}</h1>
      <Lead>{reset.doneLead}</Lead>
      <Notice tone="success" className={styles.notice}>
        {reset.done}
      </Notice>
      <p className={styles.buttons}>
        <ButtonLink kind="primary" size="l" to={`${paths.login}?role=admin`} replace>
          {reset.signIn}
        </ButtonLink>
      </p>
    </>
  )
}
