import type { Role } from '@tower/contract/access.ts'
import { useEffect, useState } from 'react'
import { roleHome } from '../../session/role-home.ts'
import { signOut } from '../../session/sign-out.ts'
import type { StoredSession } from '../../session/stored-session.ts'
import { fillText } from '../../texts/fill-text.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { readRole } from './portal-choice.ts'
import styles from './session-notice.module.css'

const toastMs = 6_000

/** Why somebody was sent here: the sentence for `?notice=`, none for other words. */
export function WhyHere({ query }: { query: URLSearchParams }) {
  const { notices } = useTexts('signIn')
  const notice = query.get('notice')
  if (notice !== 'signin-required' && notice !== 'role-mismatch' && notice !== 'retry') return null
  return (
    <Notice tone={notice === 'signin-required' ? 'info' : 'warning'} className={styles.notice}>
      {notices[notice]}
    </Notice>
  )
}

/** Signed in already, but the wanted portal is for another kind of account. */
export function ReservedPortal({
  session,
  required,
}: {
  session: StoredSession
  required: Role | undefined
}) {
  const { notices, signedIn } = useTexts('signIn')
  const { roles } = useTexts('shell')
  const values = { email: session.email, current: session.role ? roles[session.role] : '–' }
  return (
    <>
      <p className={styles.words}>
        {required
          ? fillText(notices.reserved, { ...values, required: roles[required] })
          : fillText(notices.reservedOther, values)}
      </p>
      <p className={styles.buttons}>
        <ButtonLink kind="primary" size="l" to={roleHome(session.role)}>
          {signedIn.goToOwn}
        </ButtonLink>
        <Button size="l" onClick={() => void signOut()}>
          {signedIn.signOut}
        </Button>
      </p>
    </>
  )
}

/** Signed in already: straight on, or out. */
export function AlreadySignedIn({ session, landing }: { session: StoredSession; landing: string }) {
  const { signedIn } = useTexts('signIn')
  return (
    <>
      <p className={styles.words}>{fillText(signedIn.as, { email: session.email })}</p>
      <p className={styles.buttons}>
        <ButtonLink kind="primary" size="l" to={landing}>
          {signedIn.enter}
        </ButtonLink>
        <Button size="l" onClick={() => void signOut()}>
          {signedIn.signOut}
        </Button>
      </p>
    </>
  )
}

/** Whom the area is for; it goes by itself after six seconds. */
export function RoleToast({ role: word }: { role: string | null }) {
  const { notices } = useTexts('signIn')
  const { roles } = useTexts('shell')
  const [isOver, setOver] = useState(false)
  const role = readRole(word)
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), toastMs)
    return () => clearTimeout(timer)
  }, [])
  if (!role || isOver) return null
  return (
    <p className={styles.toast} role="status">
      {fillText(notices.toast, { role: roles[role] })}
    </p>
  )
}
