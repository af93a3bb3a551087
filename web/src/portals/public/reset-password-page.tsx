import { useState } from 'react'
import type { LoaderFunctionArgs, MetaArgs } from 'react-router'
import { loadTexts } from '../../texts/load-texts.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { pageMeta } from '../../page/page-meta.ts'
import { Entrance } from './login/entrance.tsx'
import { useArrivedLink } from './login/use-arrived-link.ts'
import { lateInBrowser } from '../../ui/late/late.tsx'

// Nothing of this is rendered on the server: only the browser knows who came, and by which link.
const ArriveByLink = lateInBrowser(() => import('../../people/identity/arrive-by-link.tsx'))
const ResetPassword = lateInBrowser(() => import('../../people/identity/reset-password.tsx'))

export const loader = ({ context }: LoaderFunctionArgs) => ({ texts: loadTexts(context, 'signIn') })

export const meta = (args: MetaArgs<typeof loader>) => [
  ...pageMeta(args, { title: args.loaderData?.texts.signIn.reset.title, noindex: true }),
  // A password link may lead here with its token: it must not travel on in a Referer.
  { name: 'referrer', content: 'no-referrer' },
]

/** A new password: by the mailed link, or first the form that asks for the mail. */
export default function ResetPasswordPage() {
  const { callback, needsScript } = useTexts('signIn')
  const link = useArrivedLink()
  const [hasArrived, setArrived] = useState(false)
  const arrivedBy = hasArrived ? undefined : asPasswordLink(link)
  const reading = <p role="status">{callback.reading}</p>
  return (
    <Entrance>
      {arrivedBy === 'reading' && reading}
      {arrivedBy === undefined && <ResetPassword waiting={reading} />}
      {typeof arrivedBy === 'object' && (
        <ArriveByLink waiting={reading} link={arrivedBy} onArrived={() => setArrived(true)} />
      )}
      <noscript>
        <p>{needsScript}</p>
      </noscript>
    </Entrance>
  )
}

/** Whatever token leads here is one to choose a new password. */
function asPasswordLink(link: ReturnType<typeof useArrivedLink>) {
  return typeof link === 'object' && link.kind === 'token' ? { ...link, type: 'recovery' as const } : link
}
