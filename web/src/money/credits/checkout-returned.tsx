import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { makeStale } from '../../api/stale-on.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Notice } from '../../ui/notice/notice.tsx'
import { lookAtCheckout } from './credits.api.ts'

/** What became of the checkout that somebody returns from, as the address says it. */
export function CheckoutReturned() {
  const { returns } = useTexts('credits')
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
  if (query.get('status') === 'success') return <Notice tone="success">{returns.success}</Notice>
  if (query.get('status') === 'cancel') return <Notice>{returns.cancel}</Notice>
  if (query.has('ok')) return <Notice tone="success">{returns.ok}</Notice>
  if (query.has('cancel')) return <Notice>{returns.cancelled}</Notice>
  return null
}
