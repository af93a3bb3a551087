import type { PaymentStory } from '@tower/contract/money/desk-payments.contract.ts'
import { paths } from '@tower/contract/pages.ts'
import { useState } from 'react'
import { Link } from 'react-router'
import { useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Row } from '../../../ui/layout/layout.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { Text } from '../../../ui/type/type.tsx'
import { useAskedAct } from '../use-asked-act.ts'
import { useHeld } from '../use-held.ts'
import { RefundForm } from './refund-form.tsx'

/** What an address may begin here. */
const acts = ['refund'] as const

/** The way to a refund, where there is one: of a gift, of which something is left, that no bank disputes. */
export function RefundPart({ story }: { story: PaymentStory }) {
  const { refund: texts } = useTexts('payments')
  const { refundOffline, openGift } = useTexts('offline')
  const [isOpen, setOpen] = useState(false)
  const [isRefused, setRefused] = useState(false)
  const inHand = story.orders.some(({ state }) => state === 'waiting' || state === 'sending')
  const isDisputed = story.disputes.some(({ state, is_inquiry: asks }) => state === 'open' && !asks)
  const isOver = story.state !== 'settled' || story.left_cents < 1 || inHand || isDisputed
  // The form stays until its writer has seen why nothing came of it, as it was while there was something to give back.
  const before = useHeld(story, isOver)
  // Whoever asked for it from elsewhere reads why nothing opens.
  useAskedAct(acts, () => (isOver ? setRefused(true) : setOpen(true)))
  if (isOver && !isOpen) return isRefused && <Notice announce={false}>{texts.notNow}</Notice>
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
  return <RefundForm story={before} onClose={() => setOpen(false)} />
}
