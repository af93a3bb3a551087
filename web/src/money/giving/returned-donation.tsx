import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { makeStale } from '../../api/stale-on.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Notice } from '../../ui/notice/notice.tsx'
import { checkoutQuery } from './giving.api.ts'

const askAgainMs = 2_500
const mostQuestions = 12

/** What became of the payment page that somebody comes back from. */
export function ReturnedDonation() {
  const texts = useTexts('sponsorDonation')
  const [query] = useSearchParams()
  const sessionId = query.get('session_id')
  if (sessionId) return <PaidDonation sessionId={sessionId} />
  return query.has('donation') ? <Notice tone="info">{texts.cancelled}</Notice> : null
}

/** The provider's word takes seconds: asked a few times, then it stands on the dashboard by itself. */
function PaidDonation({ sessionId }: { sessionId: string }) {
  const texts = useTexts('sponsorDonation')
  const client = useQueryClient()
  const { data } = useQuery({
    ...checkoutQuery(sessionId),
    refetchInterval: ({ state }) =>
      state.data?.status === 'open' && state.dataUpdateCount < mostQuestions ? askAgainMs : false,
  })
  const status = data?.status
  useEffect(() => {
    if (status === 'complete') void makeStale(client, 'slot.minted')
  }, [client, status])
  switch (status) {
    case undefined:
      return null
    case 'complete':
      return (
        <Notice tone="success">
          {data?.destination === 'teacher_direct' ? texts.doneDirect : texts.done}
        </Notice>
      )
    case 'open':
      return <Notice tone="info">{texts.onItsWay}</Notice>
    case 'needs_review':
      return <Notice tone="info">{texts.review}</Notice>
    case 'failed':
    case 'expired':
      return <Notice tone="warning">{texts.notPaid}</Notice>
  }
}
