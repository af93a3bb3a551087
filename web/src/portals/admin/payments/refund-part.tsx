import type { PaymentStory } from '@tower/contract/money/desk-payments.contract.ts'
import { paths } from '@tower/contract/pages.ts'
import { useState } from 'react'
import { Link } from 'react-router'
import { useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Row } from '../../../ui/layout/layout.tsx'
import { Text } from '../../../ui/type/type.tsx'
import { useAskedAct } from '../use-asked-act.ts'
import { RefundForm } from './refund-form.tsx'

/** What an address may begin here. */
const acts = ['refund'] as const

/** The way to a refund, where there is one: of a gift, of which something is left, that no bank disputes. */
export function RefundPart({ story }: { story: PaymentStory }) {
  const { refund: texts } = useTexts('payments')
  const { refundOffline, openGift } = useTexts('offline')
  const [isOpen, setOpen] = useState(false)
  useAskedAct(acts, () => setOpen(true))
  const inHand = story.orders.some(({ state }) => state === 'waiting' || state === 'sending')
  const isDisputed = story.disputes.some(({ state, is_inquiry: asks }) => state === 'open' && !asks)
  if (story.state !== 'settled' || story.left_cents < 1 || inHand || isDisputed) return null
  if (story.is_offline)
    return (
      <Text tone="quiet" size="small">
        {refundOffline}{' '}
        {story.offline_gift_id && (
          <Link to={`${paths.adminOfflineGifts}?gift=${story.offline_gift_id}`}>{openGift}</Link>
        )}
      </Text>
    )
  if (!isOpen)
    return (
      <Row>
        <Button onClick={() => setOpen(true)}>{texts.open}</Button>
      </Row>
    )
  return <RefundForm story={story} onClose={() => setOpen(false)} />
}
