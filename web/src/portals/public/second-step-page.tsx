import type { LoaderFunctionArgs, MetaArgs } from 'react-router'
import { loadTexts } from '../../texts/load-texts.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { pageMeta } from '../../page/page-meta.ts'
import { Lead } from '../../ui/section/section.tsx'
import { useIsHydrated } from '../../ui/hydration/use-is-hydrated.ts'
import { Entrance } from './login/entrance.tsx'
import { lateInBrowser } from '../../ui/late/late.tsx'

// The sign-in client and all forms come once the page is hydrated.
const SecondStep = lateInBrowser(() => import('../../people/identity/second-factor-step.tsx'))

export const loader = ({ context }: LoaderFunctionArgs) => ({
  texts: loadTexts(context, 'signIn', 'secondFactor', 'portal'),
})

export const meta = (args: MetaArgs<typeof loader>) =>
  pageMeta(args, { title: args.loaderData?.texts.secondFactor.title, noindex: true })

/** Between password and portal: the digits of the app, or setting one up. */
export default function SecondStepPage() {
  const { heading, checking } = useTexts('secondFactor')
  const { guard } = useTexts('shell')
  const isHydrated = useIsHydrated()
  const waiting = (
    <Lead>
      <span role="status">{checking}</span>
    </Lead>
  )
  return (
    <Entrance>
      <h1>{heading}</h1>
      {isHydrated ? <SecondStep waiting={waiting} /> : waiting}
      <noscript>
        <p>{guard.needsScript}</p>
      </noscript>
    </Entrance>
  )
}
