import { lazy, Suspense } from 'react'
import type { LoaderFunctionArgs, MetaArgs } from 'react-router'
import { loadTexts } from '../../texts/load-texts.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { pageMeta } from '../../page/page-meta.ts'
import { Entrance } from './login/entrance.tsx'
import { useArrivedLink } from './login/use-arrived-link.ts'

// Nothing of this is rendered on the server: only the browser knows the whole address.
const ArriveByLink = lazy(() => import('../../people/identity/arrive-by-link.tsx'))
const LinkTrouble = lazy(() => import('../../people/identity/link-trouble.tsx'))

export const loader = ({ context }: LoaderFunctionArgs) => ({ texts: loadTexts(context, 'signIn') })

export const meta = (args: MetaArgs<typeof loader>) => [
  ...pageMeta(args, { title: args.loaderData?.texts.signIn.callback.title, noindex: true }),
  // The token must not travel on in a Referer.
  { name: 'referrer', content: 'no-referrer' },
]

/** What a mailed link opens. */
export default function AuthCallbackPage() {
  const { callback, needsScript } = useTexts('signIn')
  const link = useArrivedLink()
  return (
    <Entrance>
      <Suspense fallback={<p role="status">{callback.reading}</p>}>
        {link === 'reading' && <p role="status">{callback.reading}</p>}
        {link === undefined && (
          <LinkTrouble heading={callback.missingHeading} failure={{ words: callback.missing }} />
        )}
        {typeof link === 'object' && <ArriveByLink link={link} />}
      </Suspense>
      <noscript>
        <p>{needsScript}</p>
      </noscript>
    </Entrance>
  )
}
