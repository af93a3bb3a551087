import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { makeStale } from '../../api/stale-on.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Notice } from '../../ui/notice/notice.tsx'
import { lookAtCheckout } from './credits.api.ts'

/** What became of the checkout that a signed-in buyer returns from; what it changed is read anew. */
export function CheckoutReturned() {
  const [query] = useSearchParams()
  const client = useQueryClient()
  const sessionId = query.get('session_id')
  useEffect(() => {
    if (!sessionId) return
    // Whether it worked or not: the event of the payment brings the credits as well.
    lookAtCheckout(sessionId).then(
      () => makeStale(client, 'wallet.changed'),
      () => undefined,
    )
  }, [client, sessionId])
  return <CheckoutWords />
}

/** What became of a checkout, as the address says it: also for a buyer who is not signed in. */
export function CheckoutWords() {
  const { returns } = useTexts('credits')
  const [query] = useSearchParams()
  if (query.get('status') === 'success') return <Notice tone="success">{returns.success}</Notice>
  if (query.get('status') === 'cancel') return <Notice>{returns.cancel}</Notice>
  if (query.has('ok')) return <Notice tone="success">{returns.ok}</Notice>
  if (query.has('cancel')) return <Notice>{returns.cancelled}</Notice>
  return null
}
