import type { LoaderFunctionArgs, MetaArgs } from 'react-router'
import { loadTexts } from '../../texts/load-texts.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { pageMeta } from '../../page/page-meta.ts'
import { Entrance } from './login/entrance.tsx'
import { useArrivedLink } from './login/use-arrived-link.ts'
import { lateInBrowser } from '../../ui/late/late.tsx'

// Nothing of this is rendered on the server: only the browser knows the whole address.
const ArriveByLink = lateInBrowser(() => import('../../people/identity/arrive-by-link.tsx'))
const LinkTrouble = lateInBrowser(() => import('../../people/identity/link-trouble.tsx'))

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
  const reading = <p role="status">{callback.reading}</p>
  return (
    <Entrance>
      {link === 'reading' && reading}
      {link === undefined && (
        <LinkTrouble
          waiting={reading}
          heading={callback.missingHeading}
          failure={{ words: callback.missing }}
        />
      )}
      {typeof link === 'object' && <ArriveByLink waiting={reading} link={link} />}
      <noscript>
        <p>{needsScript}</p>
      </noscript>
    </Entrance>
  )
}
