import { paths } from '@tower/contract/pages.ts'
import type { AuthSession } from '@tower/contract/people/session.contract.ts'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { isCallError } from '../../api/call-error.ts'
import { endSession } from '../../session/end-session.ts'
import { adoptSession, readTokenOwner, redeemLink, renewSession } from '../../session/sign-in.ts'
import { signOut } from '../../session/sign-out.ts'
import { readStoredSession } from '../../session/stored-session.ts'
import { useTexts } from '../../texts/use-texts.ts'
import type { ArrivedLink } from './arrived-link.ts'
import { lastAsked } from './asked-for.ts'
import { beginPasswordReset } from './begin-password-reset.ts'
import { type Failure, redeemFailure } from './sign-in-words.ts'
import { enterWithSession } from './submit-sign-in.ts'

/** A session that a link opened or that came in the address: nobody's yet in this browser. */
export type Arrived = {
  accessToken: string
  refreshToken: string
  expiresAt: number
  userId: string
  email: string
}

export type Arrival =
  /** Asks the server whose session arrived in the address. */
  | { at: 'reading' }
  /** A link waits for its button; again, where the last press did not reach the server. */
  | { at: 'asking'; failure?: Failure }
  /** It is known who would be signed in, and that this was not asked for here. */
  | { at: 'confirming'; arrived: Arrived }
  | { at: 'working' }
  /** A change of address was confirmed; `completed` when both addresses have been. */
  | { at: 'address'; completed: boolean }
  | { at: 'failed'; failure: Failure }

/** Takes a mailed link from its button to the signed-in person, and asks wherever somebody could be deceived. */
export function useArrival(link: ArrivedLink, onArrived: (() => void) | undefined) {
  const { callback, errors } = useTexts('signIn')
  const navigate = useNavigate()
  const [arrival, setArrival] = useState<Arrival>(() => begin(link, callback.failed))

  const fail = (fault: Error) =>
    setArrival({ at: 'failed', failure: redeemFailure(fault, errors, callback.failed) })

  useOwner(link, (arrived) => setArrival({ at: 'confirming', arrived }), fail)

  async function redeem() {
    if (link.kind !== 'token') return
    setArrival({ at: 'working' })
    const redeemed = await redeemLink(link.token, link.type)
    if ('fault' in redeemed) {
      const { fault } = redeemed
      if (!mayComeLater(fault)) return fail(fault)
      return setArrival({ at: 'asking', failure: redeemFailure(fault, errors, callback.failed) })
    }
    if ('address' in redeemed) {
      const { completed } = redeemed.address
      if (completed && readStoredSession()) await renewSession()
      return setArrival({ at: 'address', completed })
    }
    const arrived = arrivedWith(redeemed.session)
    if (isExpectedHere(arrived)) await adopt(arrived)
    else setArrival({ at: 'confirming', arrived })
  }

  async function adopt(arrived: Arrived) {
    setArrival({ at: 'working' })
    // The session that is replaced ends; it would live on unseen otherwise.
    await signOut()
    const { fault } = await adoptSession(arrived.accessToken, arrived.refreshToken)
    if (fault) return fail(fault)
    const isForPassword = link.kind === 'token' && link.type === 'recovery'
    if (isForPassword) return choosePassword(arrived.userId)
    const entered = await enterWithSession({ portal: undefined, next: link.next, words: errors })
    // Who is in, but could not be looked up, is told so by the login page, which tries again.
    const to = 'to' in entered ? entered.to : `${paths.login}?notice=retry`
    void navigate(to, { replace: true })
  }

  /** Whoever has a second factor gives it first; then comes the new password. */
  async function choosePassword(userId: string) {
    const to = await beginPasswordReset(userId)
    if (to === paths.resetPassword && onArrived) onArrived()
    else void navigate(to, { replace: true })
  }

  /** What was redeemed and is not wanted ends at once. */
  async function refuse(arrived: Arrived) {
    if (link.kind === 'token') await endSession(arrived)
    void navigate(paths.home, { replace: true })
  }
  return {
    arrival,
    redeem: () => void redeem(),
    adopt: (arrived: Arrived) => void adopt(arrived),
    refuse: (arrived: Arrived) => void refuse(arrived),
  }
}

/** Asks whose session arrived in the address. */
function useOwner(
  link: ArrivedLink,
  onKnown: (arrived: Arrived) => void,
  onFault: (fault: Error) => void,
): void {
  useEffect(() => {
    if (link.kind !== 'session') return
    const { accessToken, refreshToken } = link
    void readTokenOwner(accessToken).then((owner) => {
      if ('fault' in owner) return onFault(owner.fault)
      const { id: userId, email } = owner
      onKnown({ accessToken, refreshToken, userId, email, expiresAt: Infinity })
    })
    // The link stays the same for as long as the page stands.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [link])
}

function begin(link: ArrivedLink, refused: string): Arrival {
  if (link.kind === 'refused') return { at: 'failed', failure: { words: refused } }
  return { at: link.kind === 'session' ? 'reading' : 'asking' }
}

/** The link was not looked at: it stays as good as it was. */
function mayComeLater(fault: Error): boolean {
  return !isCallError(fault) || fault.status === 429 || fault.status >= 500
}

function arrivedWith({ access_token, refresh_token, expires_at, user }: AuthSession): Arrived {
  return {
    accessToken: access_token,
    refreshToken: refresh_token,
    expiresAt: expires_at,
    userId: user.id,
    email: user.email,
  }
}

/** Signed in here already as the same person; or signed out, and the mail was asked for in this browser. */
function isExpectedHere({ userId, email }: Arrived): boolean {
  const stored = readStoredSession()
  return stored ? stored.userId === userId : lastAsked() === email
}
