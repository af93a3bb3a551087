import { paths } from '@tower/contract/pages.ts'
import { loginPath } from '@tower/contract/people/sign-in-paths.ts'
import { useCallback, useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { isCallError } from '../../api/call-error.ts'
import { readSecondFactor } from '../../session/give-proof.ts'
import { StepUpProvider } from '../../session/step-up.tsx'
import { signOut } from '../../session/sign-out.ts'
import { useStoredSession } from '../../session/stored-session.ts'
import { fillText } from '../../texts/fill-text.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Button, ButtonLink } from '../../ui/button/button.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { RetryButton } from '../../ui/notice/retry-button.tsx'
import { Lead } from '../../ui/section/section.tsx'
import { landingAfterSignIn, nextOf } from './landing.ts'
import SecondFactorEnrollment from './second-factor-enrollment.tsx'
import type { SecondFactorOverview } from './identity.api.ts'
import { VerifyForm } from './second-factor-verify.tsx'
import styles from './second-factor.module.css'

/** The second step: digits or recovery code, or setting the app up first. Then on to where the person wanted to go. */
export default function SecondStep() {
  // Signed out or in as somebody else, here or in another tab: another person's step.
  const userId = useStoredSession()?.userId
  if (userId === undefined) return <Expired />
  return <StepOf key={userId} />
}

function StepOf() {
  const { overview, load } = useOverview()
  const goOn = useGoOn()
  const isDone = typeof overview === 'object' && overview.state === 'not_needed'
  useEffect(() => {
    if (isDone) goOn()
  }, [isDone, goOn])

  if (overview === 'signed-out') return <Expired />
  if (overview === 'failed') return <Failed onRetry={load} />
  if (overview === 'loading') return <Waiting isDone={false} />
  if (overview.state === 'not_needed') return <Waiting isDone />
  return (
    <StepUpProvider>
      {overview.state === 'verify' ? (
        <VerifyForm factors={overview.factors} onDone={goOn} />
      ) : (
        <EnrollFirst onDone={goOn} />
      )}
      <SignedInAs />
    </StepUpProvider>
  )
}

type Found = SecondFactorOverview | 'loading' | 'failed' | 'signed-out'

function useOverview(): { overview: Found; load: () => void } {
  const [overview, setOverview] = useState<Found>('loading')
  const read = useCallback((signal?: AbortSignal) => {
    readSecondFactor(signal).then(setOverview, (error: unknown) => {
      if (signal?.aborted) return
      setOverview(isCallError(error) && error.status === 401 ? 'signed-out' : 'failed')
    })
  }, [])
  useEffect(() => {
    const aborter = new AbortController()
    read(aborter.signal)
    return () => aborter.abort()
  }, [read])
  const load = () => {
    setOverview('loading')
    read()
  }
  return { overview, load }
}

/** Leads to `next`, if it stays on this site, else to the role's home. */
function useGoOn(): () => void {
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const role = useStoredSession()?.role ?? null
  const landing = landingAfterSignIn(role, nextOf(query))
  return useCallback(() => void navigate(landing, { replace: true }), [navigate, landing])
}

function EnrollFirst({ onDone }: { onDone: () => void }) {
  const { enrollLead } = useTexts('secondFactor')
  const email = useStoredSession()?.email ?? ''
  return (
    <>
      <Lead>{enrollLead}</Lead>
      <div className={styles.under}>
        <SecondFactorEnrollment email={email} onDone={onDone} isAlone />
      </div>
    </>
  )
}

function SignedInAs() {
  const texts = useTexts('secondFactor')
  const email = useStoredSession()?.email ?? ''
  const navigate = useNavigate()
  const leave = () => {
    void signOut()
    void navigate(paths.login, { replace: true })
  }
  return (
    <div className={styles.signedIn}>
      <p>{fillText(texts.signedInAs, { email })}</p>
      <Button kind="ghost" onClick={leave}>
        {texts.signOut}
      </Button>
    </div>
  )
}

function Waiting({ isDone }: { isDone: boolean }) {
  const { checking, done } = useTexts('secondFactor')
  return (
    <Lead>
      <span role="status">{isDone ? done : checking}</span>
    </Lead>
  )
}

function Failed({ onRetry }: { onRetry: () => void }) {
  const { loadFailed } = useTexts('secondFactor')
  return (
    <Notice tone="danger" className={styles.under} action={<RetryButton onRetry={onRetry} />}>
      {loadFailed}
    </Notice>
  )
}

/** After signing in, the way on is the one that was wanted. */
function Expired() {
  const { expired } = useTexts('secondFactor')
  const [query] = useSearchParams()
  const next = nextOf(query)
  return (
    <>
      <Notice tone="warning" className={styles.under}>
        {expired.words}
      </Notice>
      <p className={styles.under}>
        <ButtonLink kind="primary" size="l" to={next ? loginPath('signin-required', next) : paths.login}>
          {expired.signIn}
        </ButtonLink>
      </p>
    </>
  )
}
