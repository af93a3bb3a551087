import type { Role } from '@tower/contract/access.ts'
import { useEffect, useRef, useState } from 'react'
import { type LoaderFunctionArgs, type MetaArgs, useNavigate } from 'react-router'
import { type ArrivedLink, readArrivedLink } from '../../people/identity/arrived-link.ts'
import { landingAfterSignIn } from '../../people/identity/landing.ts'
import { portalOf, rememberPortal } from '../../people/identity/portal-choice.ts'
import { redeemFailure } from '../../people/identity/sign-in-words.ts'
import { paths } from '../../paths.ts'
import { adoptSession, signInWithLinkToken } from '../../session/sign-in.ts'
import { useStoredSession } from '../../session/stored-session.ts'
import { fillText } from '../../texts/fill-text.ts'
import { loadTexts } from '../../texts/load-texts.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { pageMeta } from '../../ui/page-meta.ts'
import { Lead } from '../../ui/section.tsx'
import styles from './auth-callback-page.module.css'
import { Entrance } from './login/entrance.tsx'

export const loader = ({ context }: LoaderFunctionArgs) => ({ texts: loadTexts(context, 'signIn') })

export const meta = (args: MetaArgs<typeof loader>) => [
  ...pageMeta(args, { title: args.loaderData?.texts.signIn.callback.title, noindex: true }),
  // The token must not travel on in a Referer.
  { name: 'referrer', content: 'no-referrer' },
]

/** What a mailed link opens. Nothing happens before the button is pressed: mail scanners open links too. */
export default function AuthCallbackPage() {
  const { callback } = useTexts('signIn')
  const link = useArrivedLink()
  return (
    <Entrance>
      {link === 'reading' && <p role="status">{callback.reading}</p>}
      {link === undefined && <NoLink heading={callback.missingHeading} words={callback.missing} />}
      {typeof link === 'object' && <Continue link={link} />}
    </Entrance>
  )
}

/** Reads the address once, then takes the secret out of it. */
function useArrivedLink(): ArrivedLink | 'reading' | undefined {
  const [link, setLink] = useState<ArrivedLink | 'reading' | undefined>('reading')
  const wasRead = useRef(false)
  useEffect(() => {
    if (wasRead.current) return
    wasRead.current = true
    const { location, history } = window
    setLink(readArrivedLink(location))
    if (location.search || location.hash) history.replaceState(history.state, '', paths.authCallback)
  }, [])
  return link
}

function Continue({ link }: { link: ArrivedLink }) {
  const { callback } = useTexts('signIn')
  const session = useStoredSession()
  const { state, fault, enter } = useRedeem(link)
  if (state === 'failed') return <NoLink heading={callback.failedHeading} words={fault ?? callback.failed} />
  return (
    <>
      <h1>{callback.heading}</h1>
      <Lead>{link.kind === 'session' ? callback.hashLead : callback.lead}</Lead>
      {session && state === 'asking' && (
        <Notice tone="warning" className={styles.notice}>
          {fillText(callback.replaces, { email: session.email })}
        </Notice>
      )}
      <p className={styles.buttons}>
        <Button
          kind="primary"
          size="l"
          onClick={() => void enter()}
          pending={state === 'working'}
          pendingLabel={callback.working}
        >
          {callback.continue}
        </Button>
        <ButtonLink size="l" to={paths.home}>
          {callback.cancel}
        </ButtonLink>
      </p>
    </>
  )
}

function useRedeem(link: ArrivedLink) {
  const { callback, errors } = useTexts('signIn')
  const navigate = useNavigate()
  const [state, setState] = useState<'asking' | 'working' | 'failed'>('asking')
  const [fault, setFault] = useState<string>()

  function fail(error: { status?: number | undefined; message: string }) {
    setFault(redeemFailure(error, errors, callback.failed))
    setState('failed')
  }
  async function enter() {
    setState('working')
    try {
      const { session, error } =
        link.kind === 'token'
          ? await signInWithLinkToken(link.token)
          : await adoptSession(link.accessToken, link.refreshToken)
      if (error) return fail(error)
      const role = (session?.user.app_metadata.role as Role | undefined) ?? null
      const portal = portalOf(role)
      if (portal) rememberPortal(portal)
      void navigate(landingAfterSignIn(role, link.next), { replace: true })
    } catch (error) {
      fail({ message: String(error) })
    }
  }
  return { state, fault, enter }
}

function NoLink({ heading, words }: { heading: string; words: string }) {
  const { callback } = useTexts('signIn')
  return (
    <>
      <h1>{heading}</h1>
      <Notice tone="danger" className={styles.notice}>
        {words}
      </Notice>
      <p className={styles.buttons}>
        <ButtonLink kind="primary" size="l" to={paths.login}>
          {callback.newLink}
        </ButtonLink>
      </p>
    </>
  )
}
