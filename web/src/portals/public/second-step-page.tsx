import { lazy, Suspense } from 'react'
import type { LoaderFunctionArgs, MetaArgs } from 'react-router'
import { loadTexts } from '../../texts/load-texts.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { pageMeta } from '../../ui/page-meta.ts'
import { Lead } from '../../ui/section.tsx'
import { useIsAlive } from '../../ui/use-is-alive.ts'
import { Entrance } from './login/entrance.tsx'

// The sign-in client and all forms come once the page is alive.
const SecondStep = lazy(() => import('../../people/identity/second-factor-step.tsx'))

export const loader = ({ context }: LoaderFunctionArgs) => ({
  texts: loadTexts(context, 'signIn', 'secondFactor', 'portal'),
})

export const meta = (args: MetaArgs<typeof loader>) =>
  pageMeta(args, { title: args.loaderData?.texts.secondFactor.title, noindex: true })

/** Between password and portal: the digits of the app, or setting one up. */
export default function SecondStepPage() {
  const { heading, checking } = useTexts('secondFactor')
  const { guard } = useTexts('shell')
  const isAlive = useIsAlive()
  const waiting = (
    <Lead>
      <span role="status">{checking}</span>
    </Lead>
  )
  return (
    <Entrance>
      <h1>{heading}</h1>
      {isAlive ? (
        <Suspense fallback={waiting}>
          <SecondStep />
        </Suspense>
      ) : (
        waiting
      )}
      <noscript>
        <p>{guard.needsScript}</p>
      </noscript>
    </Entrance>
  )
}
