import type { PaymentStory } from '@tower/contract/money/desk-payments.contract.ts'
import { useState } from 'react'
import { useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import styles from './payments.module.css'
import { RefundForm } from './refund-form.tsx'

/** The way to a refund, where there is one: of a gift, of which something is left, that no bank disputes. */
export function RefundPart({ story }: { story: PaymentStory }) {
  const { refund: texts } = useTexts('payments')
  const { refundOffline } = useTexts('offline')
  const [isOpen, setOpen] = useState(false)
  const inHand = story.orders.some(({ state }) => state === 'waiting' || state === 'sending')
  const isDisputed = story.disputes.some(({ state, is_inquiry: asks }) => state === 'open' && !asks)
  if (story.state !== 'settled' || story.left_cents < 1 || inHand || isDisputed) return null
  if (story.is_offline) return <p className={styles.quiet}>{refundOffline}</p>
  if (!isOpen)
    return (
      <div className={styles.buttons}>
        <Button onClick={() => setOpen(true)}>{texts.open}</Button>
      </div>
    )
  return <RefundForm story={story} onClose={() => setOpen(false)} />
}
