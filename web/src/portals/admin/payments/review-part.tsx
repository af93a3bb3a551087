import type { PaymentStory } from '@tower/contract/money/desk-payments.contract.ts'
import { maxDeskReasonLength } from '@tower/contract/money/desk.ts'
import { formatUsd } from '@tower/contract/money.ts'
import { useRef, useState } from 'react'
import { deskCalls, readDeskAgain } from '../../../money/desk/desk.api.ts'
import { useAct } from '../../../session/use-act.ts'
import { fillText } from '../../../texts/fill-text.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog/confirm-dialog.tsx'
import { AcceptForm } from './accept-form.tsx'
import { LinkForm } from './link-form.tsx'
import { Box, Row } from '../../../ui/layout/layout.tsx'
import { isOvertaken, isRefusedByProvider, useDeskFault } from './use-desk-fault.ts'
import { useAsk } from '../standing-question.tsx'
import { useHeld } from '../use-held.ts'
import { useWaits } from '../use-waits.ts'

/** Money that waits for a decision, with its two ways out: it is a gift, or it goes back. */
export function ReviewPart({ story }: { story: PaymentStory }) {
  const { review: texts } = useTexts('payments')
  const [writing, setWriting] = useState<'settle' | 'link'>()
  const close = () => setWriting(undefined)
  const ask = useAsk()
  const inHand = story.orders.some(({ state }) => state === 'waiting' || state === 'sending')
  const isOver = story.state === 'settled' || story.left_cents < 1 || inHand
  // A form stays until its writer has seen why nothing came of it, as it was when the money still waited.
  const waited = useHeld(story, isOver)
  if (isOver && !writing) return null
  return (
    <Box as="section" gap={4} aria-label={texts.title}>
      <h3>{texts.title}</h3>
      <p>{texts.text}</p>
      {writing === 'settle' ? (
        <AcceptForm story={waited} onClose={close} />
      ) : writing === 'link' ? (
        <LinkForm story={waited} onClose={close} />
      ) : (
        <Row>
          <Button kind="primary" data-decide="yes" onClick={() => setWriting('settle')}>
            {texts.settle}
          </Button>
          <Button onClick={() => setWriting('link')}>{texts.link}</Button>
          <Button
            kind="danger"
            data-decide="no"
            onClick={() => ask((close) => <ReturnQuestion story={story} onClose={close} />)}
          >
            {texts.back}
          </Button>
        </Row>
      )}
    </Box>
  )
}

function ReturnQuestion({ story, onClose }: { story: PaymentStory; onClose: () => void }) {
  const { review: texts, refund } = useTexts('payments')
  const key = useRef(crypto.randomUUID())
  const amount = formatUsd(story.left_cents, { always2: true })
  const onWaits = useWaits(onClose)
  const back = useAct(
    (reason: string) =>
      deskCalls.order(story.id, {
        kind: 'return',
        amount_cents: story.left_cents,
        left_cents: story.left_cents,
        reason,
        request_key: key.current,
      }),
    {
      done: texts.backDone,
      onShown: onClose,
      failed: useDeskFault('refund'),
      onFailed: (error) => {
        onWaits(error)
        if (isRefusedByProvider(error) || isOvertaken(error)) key.current = crypto.randomUUID()
      },
      makeStale: readDeskAgain,
    },
  )
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title={fillText(texts.backTitle, { amount })}
      confirmLabel={fillText(texts.backLabel, { amount })}
      cancelLabel={refund.cancel}
      destructive
      pending={back.isPending}
      failure={back.failure}
      reason={{
        label: refund.reason,
        hint: refund.reasonHint,
        required: true,
        missing: refund.reasonMissing,
        maxLength: maxDeskReasonLength,
      }}
      onConfirm={back.run}
    >
      <p>{texts.backText}</p>
      {story.left_cents + story.refunded_cents > story.second_person_cents && (
        <p>
          <strong>
            {fillText(refund.second, { limit: formatUsd(story.second_person_cents, { always2: true }) })}
          </strong>
        </p>
      )}
    </ConfirmDialog>
  )
}
