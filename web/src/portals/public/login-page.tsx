import { paths } from '@tower/contract/pages.ts'
import { useState } from 'react'
import {
  type ActionFunctionArgs,
  Link,
  type LoaderFunctionArgs,
  type MetaArgs,
  useActionData,
  useLoaderData,
  useNavigate,
  useSearchParams,
} from 'react-router'
import { type Portal, portalOf } from '../../people/identity/portal-choice.ts'
import type { RoleToastProps } from '../../people/identity/role-toast.tsx'
import { SignInForm, type Typed } from '../../people/identity/sign-in-form.tsx'
import type { Failure } from '../../people/identity/sign-in-words.ts'
import type { Entered, Entrance as EntranceWords } from '../../people/identity/submit-sign-in.ts'
import { usePortal } from '../../people/identity/use-portal.ts'
import { wantedPortal } from '../../people/identity/wanted-portal.ts'
import { WhyHere } from '../../people/identity/why-here.tsx'
import { useStoredSession } from '../../session/stored-session.ts'
import { loadTexts } from '../../texts/load-texts.ts'
import { useLanguage, useTexts } from '../../texts/use-texts.ts'
import { pageMeta } from '../../page/page-meta.ts'
import { Lead } from '../../ui/section/section.tsx'
import { useIsHydrated } from '../../ui/hydration/use-is-hydrated.ts'
import { useSite } from '../../page/use-site.ts'
import { Entrance, NewHere } from './login/entrance.tsx'
import { lateInBrowser } from '../../ui/late/late.tsx'

// Needed after the first press, by people signed in already, or in a demo only.
const SignedIn = lateInBrowser(() => import('../../people/identity/signed-in.tsx'))
const RoleToast = lateInBrowser(() => import('../../people/identity/role-toast.tsx'))
const LinkSent = lateInBrowser(() => import('../../people/identity/link-sent.tsx'))
const DemoAccounts = lateInBrowser(() => import('../../people/identity/demo-accounts.tsx'))
const loadSteps = () => import('../../people/identity/submit-sign-in.ts')

export const loader = ({ context, request }: LoaderFunctionArgs) => ({
  wanted: wantedPortal(new URL(request.url).searchParams),
  texts: loadTexts(context, 'signIn'),
})

/** Reached only where the form was sent before its script was there: the address typed is kept. */
export async function action({ request }: ActionFunctionArgs) {
  const form = await request.formData()
  const read = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value : ''
  }
  return { email: read('email'), portal: read('portal') }
}

export const meta = (args: MetaArgs<typeof loader>) =>
  pageMeta(args, { title: args.loaderData?.texts.signIn.title, noindex: true })

type Sent = { email: string; portal: Portal }

/** Three doors, and who is already inside goes straight on. */
export default function LoginPage() {
  const texts = useTexts('signIn')
  const { wanted } = useLoaderData<typeof loader>()
  const [query] = useSearchParams()
  const session = useStoredSession()
  const [sent, setSent] = useState<Sent>()
  const [isEntering, setEntering] = useState(false)
  const [hasEnded, setEnded] = useState(false)
  const notice = query.get('notice')
  return (
    <Entrance>
      {session && !isEntering ? (
        <>
          <h1>{texts.signedIn.heading}</h1>
          {notice !== 'signin-required' && <WhyHere notice={notice} />}
          <SignedIn
            key={session.userId}
            {...{ session, query, wanted }}
            goesOn={sent?.email.toLowerCase() === session.email}
            onEnded={() => setEnded(true)}
          />
        </>
      ) : (
        <SignedOut {...{ query, wanted, sent, setSent, setEntering, hasEnded }} />
      )}
      <Toast {...{ query, wanted }} />
    </Entrance>
  )
}

type SignedOutProps = {
  query: URLSearchParams
  wanted: Portal | undefined
  sent: Sent | undefined
  setSent: (sent: Sent | undefined) => void
  /** While somebody comes in here, the page keeps what it shows. */
  setEntering: (isEntering: boolean) => void
  hasEnded: boolean
}

function SignedOut({ query, wanted, sent, setSent, setEntering, hasEnded }: SignedOutProps) {
  const texts = useTexts('signIn')
  const { demo } = useSite()
  const kept = useActionData<typeof action>()
  const [portal, setPortal] = usePortal(query, { wanted, kept: kept?.portal })
  const [start, setStart] = useState<Typed>({ email: kept?.email ?? '', password: '' })
  const { enter, sendLink } = useSteps(query, setEntering)

  if (sent) {
    const { email } = sent
    return (
      <LinkSent
        {...sent}
        onCode={(code) =>
          enter(sent.portal, (steps, entrance) => steps.enterByCode({ email, code }, entrance))
        }
        onSendAgain={() => sendLink(sent)}
        onOtherEmail={() => {
          setStart({ email, password: '' })
          setSent(undefined)
        }}
      />
    )
  }
  async function submit(typed: Typed): Promise<Failure | undefined> {
    if (portal === 'admin') return enter(portal, (steps, entrance) => steps.enterByPassword(typed, entrance))
    const wish = { email: typed.email, portal }
    const failure = await sendLink(wish)
    if (!failure) setSent(wish)
    return failure
  }
  return (
    <>
      <h1>{texts.heading}</h1>
      <Lead>{texts.lead}</Lead>
      <WhyHere notice={hasEnded ? 'ended' : kept ? 'early' : query.get('notice')} />
      <SignInForm
        key={start.email}
        {...{ portal, start }}
        onChoosePortal={setPortal}
        onSubmit={submit}
        forgot={<Link to={paths.resetPassword}>{texts.forgot}</Link>}
      />
      <NewHere />
      {demo && (
        <DemoAccounts
          onUse={(account) => {
            setPortal(portalOf(account.role) ?? 'sponsor')
            setStart({ email: account.email, password: account.password ?? '' })
          }}
        />
      )}
    </>
  )
}

type Steps = Awaited<ReturnType<typeof loadSteps>>
type Work = (steps: Steps, entrance: EntranceWords) => Promise<Entered>

/** What the buttons do; the code for it comes at the first press. */
function useSteps(next: URLSearchParams, setEntering: (isEntering: boolean) => void) {
  const { errors: words } = useTexts('signIn')
  const locale = useLanguage()
  const navigate = useNavigate()

  async function enter(portal: Portal, work: Work) {
    setEntering(true)
    const entered = await loadSteps()
      .then((steps) => work(steps, { portal, next, words }))
      .catch(() => ({ failure: { words: words.network } }))
    if ('to' in entered) return void navigate(entered.to, { replace: true })
    setEntering(false)
    return entered.failure
  }
  async function sendLink({ email, portal }: Sent) {
    const { askForLink } = await loadSteps()
    return askForLink({ email, portal, next, locale, words })
  }
  return { enter, sendLink }
}

/** Whom the wanted area is for; said once the page is hydrated, so that it is read out. */
function Toast({ query, wanted }: RoleToastProps) {
  const isHydrated = useIsHydrated()
  if (!isHydrated || !(query.has('toastRole') || query.get('notice') === 'role-mismatch')) return null
  return <RoleToast {...{ query, wanted }} />
}
