import type { Profile } from '@tower/contract/people/session.contract.ts'
import { loginPath } from '@tower/contract/people/sign-in-paths.ts'
import { createContext, type ReactNode, startTransition, useContext, useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useTexts } from '../texts/use-texts.ts'
import { ButtonLink } from '../ui/button/button.tsx'
import { type Allowed, checkAccess, leadAway, type Stays, type Verdict } from './route-guard-check.ts'
import styles from './route-guard.module.css'
import { readStoredSession, watchSession } from './stored-session.ts'

const slowAfterMs = 4_000

const profileChanged = 'tower-profile-changed'

/** Has every guard ask anew who is signed in, quietly: for what may change while somebody looks at a page. */
export function readProfileAgain(): void {
  window.dispatchEvent(new Event(profileChanged))
}

const ProfileContext = createContext<Profile | undefined>(undefined)

/** The person signed in; inside a {@link RouteGuard} only. */
export function useProfile(): Profile {
  const profile = useContext(ProfileContext)
  if (!profile) throw new Error('useProfile is used outside a RouteGuard.')
  return profile
}

export type RouteGuardProps = {
  /** The roles that may pass (superadmin always does), or `anyone` signed in. */
  allow: Allowed
  /** What a signed-out visitor sees on the spot, where the page has words of its own instead of leading to sign in. */
  signedOut?: ReactNode
  /** What somebody with another role sees on the spot, where the page has words for them too. */
  otherRole?: ReactNode
  children: ReactNode
}

/**
 * Lets the right people through and sends others to sign in, to give their second factor, or to their own portal.
 * A convenience for people only: every call checks again on the server.
 */
export function RouteGuard({ allow, signedOut, otherRole, children }: RouteGuardProps) {
  const verdict = useVerdict(allow, { 'signed-out': signedOut !== undefined, role: otherRole !== undefined })
  if (verdict?.state === 'ready') return <ProfileContext value={verdict.profile}>{children}</ProfileContext>
  if (verdict?.state === 'turned-away') {
    const words = { 'signed-out': signedOut, role: otherRole, 'second-factor': undefined }[verdict.because]
    if (words) return words
  }
  return <GuardScreen failed={verdict?.state === 'failed'} />
}

/** What the check said; undefined while it runs, which nothing is shown during. */
function useVerdict(
  allow: Allowed,
  { 'signed-out': staysSignedOut, role: staysOther }: Stays,
): Verdict | undefined {
  const [verdict, setVerdict] = useState<Verdict>()
  const navigate = useNavigate()
  const allowed = allow === 'anyone' ? allow : allow.join(' ')

  useEffect(() => {
    const aborter = new AbortController()
    let runs = 0
    async function run() {
      const thisRun = (runs += 1)
      setVerdict(undefined)
      const found = await checkAccess(
        allowed === 'anyone' ? allowed : (allowed.split(' ') as Exclude<Allowed, 'anyone'>),
        aborter.signal,
      )
      if (aborter.signal.aborted || thisRun !== runs) return
      // A whole portal is drawn now: in slices, between which a press is heard.
      startTransition(() => setVerdict(found))
      const { pathname, search, hash } = window.location
      const stays = { 'signed-out': staysSignedOut, role: staysOther }
      const elsewhere = leadAway(found, stays, pathname + search + hash)
      if (elsewhere) void navigate(elsewhere, { replace: true })
    }
    // What somebody may see changed under way: what stands on the screen stays, with what was typed.
    async function look() {
      const allow = allowed === 'anyone' ? allowed : (allowed.split(' ') as Exclude<Allowed, 'anyone'>)
      const found = await checkAccess(allow, aborter.signal)
      if (!aborter.signal.aborted && found.state === 'ready') setVerdict(found)
    }
    const lookAgain = () => void look()
    window.addEventListener(profileChanged, lookAgain)
    void run()
    // Signed out, or in as somebody else, here or in another tab: look again. A renewed token is no reason.
    let userId = readStoredSession()?.userId
    const stop = watchSession(() => {
      const now = readStoredSession()?.userId
      if (now === userId) return
      userId = now
      void run()
    })
    return () => {
      aborter.abort()
      window.removeEventListener(profileChanged, lookAgain)
      stop()
    }
  }, [allowed, staysSignedOut, staysOther, navigate])
  return verdict
}

/** What stands there while access is checked; also a portal's first paint from the server. */
function GuardScreen({ failed = false }: { failed?: boolean }) {
  const { guard } = useTexts('shell')
  const { pathname, search, hash } = useLocation()
  const isSlow = useIsSlow()
  return (
    <main id="main" className={styles.screen}>
      {failed ? (
        <div role="alert" className={styles.failed}>
          <h1>{guard.failed}</h1>{' '}
          <ButtonLink kind="primary" to={loginPath('retry', pathname + search + hash)}>
            {guard.tryAgain}
          </ButtonLink>
        </div>
      ) : (
        <p role="status" className={styles.checking}>
          {isSlow ? guard.slow : guard.checking}
        </p>
      )}
      <noscript>
        <p>{guard.needsScript}</p>
      </noscript>
    </main>
  )
}

function useIsSlow(): boolean {
  const [isSlow, setIsSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), slowAfterMs)
    return () => clearTimeout(timer)
  }, [])
  return isSlow
}
