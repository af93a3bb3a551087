import type { Role } from '@tower/contract/access.ts'
import { paths } from '@tower/contract/pages.ts'
import { type ReactNode, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { roleHome } from '../../session/role-home.ts'
import { signOut } from '../../session/sign-out.ts'
import { forgetSession, type StoredSession } from '../../session/stored-session.ts'
import { fillText } from '../../texts/fill-text.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Button, ButtonLink } from '../../ui/button/button.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { RetryButton } from '../../ui/notice/retry-button.tsx'
import { checkProfile, type ProfileCheck } from './after-sign-in.ts'
import { landingAfterSignIn, landingOf, nextOf } from './landing.ts'
import { type Portal, portalOf } from './portal-choice.ts'
import { readRole } from './read-role.ts'
import styles from './session-notice.module.css'
import { profileFailure } from './submit-sign-in.ts'

export type SignedInProps = {
  session: StoredSession
  query: URLSearchParams
  /** The door of the page that is to follow. */
  wanted: Portal | undefined
  /** Signed in elsewhere while this tab waited for just that: it goes on by itself. */
  goesOn: boolean
  /** The server no longer knows the session, and the browser has forgotten it. */
  onEnded: () => void
}

/** Who comes to the login page signed in: straight on, or out; the wrong door says so. */
export default function SignedIn({ session, query, wanted, goesOn, onEnded }: SignedInProps) {
  const { check, repeat } = useCheck(session, onEnded)
  const navigate = useNavigate()
  const next = nextOf(query)
  const profile = check && 'profile' in check ? check.profile : undefined
  const role = profile?.role ?? session.role
  const landing = profile ? landingOf(profile, next) : landingAfterSignIn(role, next)

  useEffect(() => {
    if (goesOn && profile) void navigate(landing, { replace: true })
  }, [goesOn, profile, landing, navigate])

  if (query.get('notice') === 'role-mismatch') {
    const required = readRole(query.get('required')) ?? wanted
    const current = role ?? readRole(query.get('current'))
    if (!required || portalOf(role) !== portalOf(required))
      return <Reserved email={session.email} required={required} current={current} next={next} />
  }
  return (
    <>
      {check && 'failed' in check && check.failed !== 'ended' && (
        <Trouble failed={check.failed} onRetry={repeat} />
      )}
      <As email={session.email} />
      <Ways onSignOut={() => void signOut()}>
        <ButtonLink kind="primary" size="l" to={landing}>
          <EnterWords />
        </ButtonLink>
      </Ways>
    </>
  )
}

/** The session in the browser may be over on the server: that is found out before anybody is sent on. */
function useCheck(session: StoredSession, onEnded: () => void) {
  const [check, setCheck] = useState<ProfileCheck>()
  const [round, setRound] = useState(0)
  const { userId } = session
  useEffect(() => {
    let isOver = false
    void checkProfile().then((found) => {
      if (isOver) return
      setCheck(found)
      if (!('failed' in found) || found.failed !== 'ended') return
      forgetSession()
      onEnded()
    })
    return () => {
      isOver = true
    }
    // `onEnded` is another function at each drawing; who is signed in decides.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [userId, round])
  return { check, repeat: () => setRound(round + 1) }
}

function EnterWords() {
  const { signedIn } = useTexts('signIn')
  return signedIn.enter
}

function As({ email }: { email: string }) {
  const { signedIn } = useTexts('signIn')
  return <p className={styles.words}>{fillText(signedIn.as, { email })}</p>
}

function Ways({ onSignOut, children }: { onSignOut: () => void; children: ReactNode }) {
  const { signedIn } = useTexts('signIn')
  return (
    <p className={styles.buttons}>
      {children}
      <Button size="l" onClick={onSignOut}>
        {signedIn.signOut}
      </Button>
    </p>
  )
}

type Failed = Exclude<Extract<ProfileCheck, { failed: string }>['failed'], 'ended'>

function Trouble({ failed, onRetry }: { failed: Failed; onRetry: () => void }) {
  const { errors } = useTexts('signIn')
  return (
    <Notice tone="danger" className={styles.notice} action={<RetryButton onRetry={onRetry} />}>
      <p>{profileFailure(failed, errors)}</p>
      <p>{errors.profileTrouble}</p>
    </Notice>
  )
}

type ReservedProps = {
  email: string
  required: Role | undefined
  current: Role | undefined
  next: string | undefined
}

/** The wanted portal is for another kind of account: to one's own, or out and in again as somebody else. */
function Reserved({ email, required, current, next }: ReservedProps) {
  const { notices, signedIn } = useTexts('signIn')
  const { roles } = useTexts('shell')
  const navigate = useNavigate()
  const values = { email, current: current ? roles[current] : '–' }

  // Out, and straight to the door of the portal that was wanted.
  async function leave() {
    const query = new URLSearchParams({ ...(required && { role: required }), ...(next && { next }) })
    await navigate(`${paths.login}?${query.toString()}`, { replace: true })
    await signOut()
  }
  return (
    <>
      <p className={styles.words}>
        {required
          ? fillText(notices.reserved, { ...values, required: roles[required] })
          : fillText(notices.reservedOther, values)}
      </p>
      <Ways onSignOut={() => void leave()}>
        <ButtonLink kind="primary" size="l" to={roleHome(current ?? null)}>
          {signedIn.goToOwn}
        </ButtonLink>
      </Ways>
    </>
  )
}
