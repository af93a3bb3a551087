import type { Role } from '@tower/contract/access.ts'
import { lazy, Suspense, useEffect, useState } from 'react'
import { type LoaderFunctionArgs, type MetaArgs, useNavigate, useSearchParams } from 'react-router'
import { demoMailbox } from '../../people/identity/demo-mailbox.ts'
import { landingAfterSignIn, nextOf } from '../../people/identity/landing.ts'
import {
  lastPortal,
  type Portal,
  portalOf,
  readRole,
  rememberPortal,
} from '../../people/identity/portal-choice.ts'
import { AlreadySignedIn, ReservedPortal, RoleToast, WhyHere } from '../../people/identity/session-notice.tsx'
import { SignInForm } from '../../people/identity/sign-in-form.tsx'
import { linkFailure } from '../../people/identity/sign-in-words.ts'
import { paths } from '../../paths.ts'
import { requestSignInLink } from '../../session/sign-in.ts'
import { type StoredSession, useStoredSession } from '../../session/stored-session.ts'
import { loadTexts } from '../../texts/load-texts.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { pageMeta } from '../../ui/page-meta.ts'
import { Lead } from '../../ui/section.tsx'
import { useSite } from '../../ui/use-site.ts'
import { Entrance, NewHere, SentLead } from './login/entrance.tsx'

// Needed after the first press only, or in a demo only.
const CodeForm = lazy(() => import('../../people/identity/code-form.tsx'))
const DemoAccounts = lazy(() => import('../../people/identity/demo-accounts.tsx'))

export const loader = ({ context }: LoaderFunctionArgs) => ({ texts: loadTexts(context, 'signIn') })

export const meta = (args: MetaArgs<typeof loader>) =>
  pageMeta(args, { title: args.loaderData?.texts.signIn.title, noindex: true })

/** Three doors, and who is already inside goes straight on. */
export default function LoginPage() {
  const [query] = useSearchParams()
  const session = useStoredSession()
  return (
    <Entrance>
      {session ? <SignedIn session={session} query={query} /> : <SignedOut query={query} />}
      <RoleToast role={query.get('toastRole')} />
    </Entrance>
  )
}

function SignedIn({ session, query }: { session: StoredSession; query: URLSearchParams }) {
  const { signedIn } = useTexts('signIn')
  const isElsewhere = query.get('notice') === 'role-mismatch'
  return (
    <>
      <h1>{signedIn.heading}</h1>
      <WhyHere query={query} />
      {isElsewhere ? (
        <ReservedPortal session={session} required={readRole(query.get('required'))} />
      ) : (
        <AlreadySignedIn session={session} landing={landingAfterSignIn(session.role, nextOf(query))} />
      )}
    </>
  )
}

function SignedOut({ query }: { query: URLSearchParams }) {
  const texts = useTexts('signIn')
  const { demo } = useSite()
  const [portal, setPortal] = useState<Portal>(() => portalOf(query.get('role')) ?? 'sponsor')
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [sentTo, setSentTo] = useState<string>()
  const enter = useEnter(query)
  useLastPortal(query, setPortal)

  const sendAgain = async () => {
    const error = await requestSignInLink(sentTo ?? '', callbackUrl(query), portal)
    return error ? linkFailure(error, texts.errors) : undefined
  }
  if (sentTo) {
    return (
      <>
        <h1>{texts.sent.heading}</h1>
        <SentLead email={sentTo} />
        <Suspense fallback={null}>
          <CodeForm
            email={sentTo}
            portal={portal}
            onSignedIn={(role) => enter(role, portal)}
            onSendAgain={sendAgain}
            onOtherEmail={() => setSentTo(undefined)}
          />
        </Suspense>
        {demo && (
          <a href={demoMailbox} target="_blank" rel="noreferrer">
            {texts.sent.mailbox}
          </a>
        )}
      </>
    )
  }
  return (
    <>
      <h1>{texts.heading}</h1>
      <Lead>{texts.lead}</Lead>
      <WhyHere query={query} />
      <SignInForm
        {...{ portal, email, password, callbackUrl: callbackUrl(query) }}
        onChoosePortal={setPortal}
        onEmail={setEmail}
        onPassword={setPassword}
        onLinkSent={setSentTo}
        onSignedIn={(role) => enter(role, portal)}
      />
      <NewHere />
      {demo && (
        <Suspense fallback={null}>
          <DemoAccounts
            onUse={(account) => {
              setPortal(portalOf(account.role) ?? 'sponsor')
              setEmail(account.email)
              setPassword(account.password ?? '')
            }}
          />
        </Suspense>
      )}
    </>
  )
}

function useEnter(query: URLSearchParams): (role: Role | null, portal: Portal) => void {
  const navigate = useNavigate()
  return (role, portal) => {
    rememberPortal(portal)
    void navigate(landingAfterSignIn(role, nextOf(query)), { replace: true })
  }
}

/** The door of last time stands open, unless the address names one. */
function useLastPortal(query: URLSearchParams, setPortal: (portal: Portal) => void): void {
  const isNamed = portalOf(query.get('role')) !== undefined
  useEffect(() => {
    const last = isNamed ? undefined : lastPortal()
    if (last) setPortal(last)
  }, [isNamed, setPortal])
}

/** Where the mailed link leads; where to go afterwards travels along. */
function callbackUrl(query: URLSearchParams): string {
  const next = nextOf(query)
  // The server draws this page too; there nobody presses a button.
  if (typeof window === 'undefined') return paths.authCallback
  return (
    window.location.origin + paths.authCallback + (next ? `?${new URLSearchParams({ next }).toString()}` : '')
  )
}
