import { identityEndpoints } from '@tower/contract/people/identity.contract.ts'
import type { Profile } from '@tower/contract/people/identity.ts'
import type { Role } from '@tower/contract/access.ts'
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { browserCall } from '../api/browser-call.ts'
import { isCallError } from '../api/call-error.ts'
import { loginPath } from '../paths.ts'
import { useTexts } from '../texts/use-texts.ts'
import styles from './route-guard.module.css'
import { readStoredSession, watchSession } from './stored-session.ts'

const slowAfterMs = 4_000

const ProfileContext = createContext<Profile | undefined>(undefined)

/** The person signed in; inside a {@link RouteGuard} only. */
export function useProfile(): Profile {
  const profile = useContext(ProfileContext)
  if (!profile) throw new Error('useProfile is used outside a RouteGuard.')
  return profile
}

type Check = { state: 'checking' } | { state: 'ready'; profile: Profile } | { state: 'failed' }

export type RouteGuardProps = { allow: readonly Role[]; children: ReactNode }

/**
 * Lets people with one of the roles through (superadmin always), and sends others to sign in.
 * A convenience for people only: every call checks again on the server.
 */
export function RouteGuard({ allow, children }: RouteGuardProps) {
  const check = useAccessCheck(allow)
  if (check.state === 'ready') return <ProfileContext value={check.profile}>{children}</ProfileContext>
  return <GuardScreen failed={check.state === 'failed'} />
}

function useAccessCheck(allow: readonly Role[]): Check {
  const [check, setCheck] = useState<Check>({ state: 'checking' })
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const next = pathname + search
  const allowed = allow.join(' ')

  useEffect(() => {
    const aborter = new AbortController()
    const leave = (notice: 'signin-required' | 'role-mismatch') =>
      void navigate(loginPath(notice, next), { replace: true })

    async function run() {
      if (!readStoredSession()) return leave('signin-required')
      const profile = await readProfile(aborter.signal)
      if (aborter.signal.aborted) return
      if (profile === 'signed-out') return leave('signin-required')
      if (profile === 'failed') return setCheck({ state: 'failed' })
      if (!mayEnter(profile.role, allowed.split(' '))) return leave('role-mismatch')
      setCheck({ state: 'ready', profile })
    }
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
      stop()
    }
    // The address is only where to come back to; moving inside the portal asks nothing again.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [allowed, navigate])
  return check
}

async function readProfile(signal: AbortSignal): Promise<Profile | 'signed-out' | 'failed'> {
  try {
    return (await browserCall(identityEndpoints.session, {}, { signal })).profile
  } catch (error) {
    return isCallError(error) && error.status === 401 ? 'signed-out' : 'failed'
  }
}

function mayEnter(role: Role | null, allowed: readonly string[]): boolean {
  return role !== null && (role === 'superadmin' || allowed.includes(role))
}

/** What stands there while access is checked; also a portal's first paint from the server. */
export function GuardScreen({ failed = false }: { failed?: boolean }) {
  const { guard } = useTexts('shell')
  const { pathname, search } = useLocation()
  const isSlow = useIsSlow()
  return (
    <main id="main" className={styles.screen}>
      {failed ? (
        <p role="alert">
          {guard.failed} <Link to={loginPath('retry', pathname + search)}>{guard.tryAgain}</Link>
        </p>
      ) : (
        <p role="status">{isSlow ? guard.slow : guard.checking}</p>
      )}
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
