import { givingEndpoints } from '@tower/contract/money/giving.contract.ts'
import { paths } from '@tower/contract/pages.ts'
import { useEffect } from 'react'
import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { isCallError } from '../../api/call-error.ts'
import { type PageContext, pageContext } from '../../api/load-context.ts'
import { CheckoutOutcome } from '../../money/giving/checkout-outcome.tsx'
import { useAskAgain } from '../../money/giving/use-ask-again.ts'
import { loadTexts } from '../../texts/load-texts.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { ButtonLink, GoLink } from '../../ui/button/button.tsx'
import { pageMeta } from '../../page/page-meta.ts'
import { Wrap } from '../../ui/section/section.tsx'
import styles from './donate-return.module.css'

const forgetKept = async () => (await import('../../money/giving/kept-gift.ts')).forgetGifts()

export async function loader({ context, request }: LoaderFunctionArgs) {
  const sessionId = new URL(request.url).searchParams.get('session_id') ?? ''
  const checkout = await findCheckout(context.get(pageContext), sessionId)
  return { checkout, texts: loadTexts(context, 'giving') }
}

/** What became of the checkout someone came back from; undefined when the address names none. */
async function findCheckout({ call }: PageContext, sessionId: string) {
  if (!/^[\w-]{8,200}$/.test(sessionId)) return undefined
  try {
    return await call(givingEndpoints.checkoutStatus, { params: { sessionId } })
  } catch (error) {
    if (isCallError(error)) return undefined
    throw error
  }
}

export const meta = (args: MetaArgs<typeof loader>) =>
  pageMeta(args, { title: args.loaderData?.texts.giving.success.title, noindex: true })

export default function DonateSuccessPage() {
  const { checkout } = useLoaderData<typeof loader>()
  const { success } = useTexts('giving')
  const hasArrived = checkout?.status === 'complete'
  useAskAgain(checkout?.status === 'open')
  useEffect(() => {
    if (hasArrived) void forgetKept()
  }, [hasArrived])
  return (
    <Wrap className={styles.page}>
      <div aria-live="polite">
        <CheckoutOutcome checkout={checkout} />
      </div>
      <nav className={styles.ways} aria-label={success.onward}>
        <ButtonLink to={paths.programs}>{success.programs}</ButtonLink>
        <GoLink to={paths.home}>{success.home}</GoLink>
      </nav>
    </Wrap>
  )
}
