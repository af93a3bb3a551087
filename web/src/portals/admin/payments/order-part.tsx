import type { PaymentStory, RefundOrder } from '@tower/contract/money/desk-payments.contract.ts'
import { maxDeskReasonLength } from '@tower/contract/money/desk.ts'
import { formatUsd } from '@tower/contract/money.ts'
import { useState } from 'react'
import { deskCalls, readDeskAgain } from '../../../money/desk/desk.api.ts'
import { useProfile } from '../../../session/route-guard.tsx'
import { useAct } from '../../../session/use-act.ts'
import { fillText } from '../../../texts/fill-text.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog/confirm-dialog.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { Box, Row } from '../../../ui/layout/layout.tsx'
import { Text } from '../../../ui/type/type.tsx'
import { useDeskFault } from './use-desk-fault.ts'

/** The refund that is in hand: whose it is, and what somebody else, or its own asker, can do about it. */
export function OrderPart({ story }: { story: PaymentStory }) {
  // Somebody else may be first: the question stays until whoever was asked has read why nothing came of it.
  const [asked, setAsked] = useState<string>()
  const open = story.orders.find(
    ({ id, state }) => state === 'waiting' || state === 'sending' || id === asked,
  )
  return open ? (
    <OpenOrder key={open.id} order={open} onAsk={(isAsked) => setAsked(isAsked ? open.id : undefined)} />
  ) : null
}

type OpenOrderProps = { order: RefundOrder; onAsk: (isAsked: boolean) => void }

function OpenOrder({ order, onAsk }: OpenOrderProps) {
  const { order: texts } = useTexts('payments')
  const { id } = useProfile()
  const acts = useOrderActs(order, onAsk)
  const { approve } = acts
  const isYours = order.asked_by_id === id
  const words = {
    amount: formatUsd(order.amount_cents, { always2: true }),
    name: (order.state === 'sending' ? order.decided_by : null) ?? order.asked_by,
    reason: order.reason,
  }
  const isWaiting = order.state === 'waiting'
  const isSending = order.state === 'sending'
  return (
    <Box as="section" gap={4} aria-label={texts.title}>
      <h3>{texts.title}</h3>
      <p>{fillText(isWaiting ? texts.waiting : texts.sending, words)}</p>
      <Text tone="quiet" size="small">
        {order.reason}
      </Text>
      {isWaiting && isYours && order.needs_second && <p>{texts.yours}</p>}
      {approve.failure && acts.asking === undefined && <Notice tone="danger">{approve.failure}</Notice>}
      <Row>
        {isWaiting && !isYours && (
          <Button kind="primary" onClick={() => acts.ask('approve')}>
            {fillText(texts.approve, words)}
          </Button>
        )}
        {isSending && !(order.needs_second && isYours) && (
          <Button kind="primary" pending={approve.isPending} onClick={() => approve.run()}>
            {texts.again}
          </Button>
        )}
        {isWaiting && (
          <Button kind="danger" onClick={() => acts.ask('decline')}>
            {isYours ? texts.withdraw : texts.decline}
          </Button>
        )}
      </Row>
      <Questions {...{ acts, isYours, words }} />
    </Box>
  )
}

function useOrderActs(order: RefundOrder, onAsk: OpenOrderProps['onAsk']) {
  const { order: texts } = useTexts('payments')
  const explain = useDeskFault('refund')
  const [asking, setAsking] = useState<'approve' | 'decline'>()
  const amount = formatUsd(order.amount_cents, { always2: true })
  const close = () => {
    setAsking(undefined)
    onAsk(false)
  }
  const both = { onDone: close, failed: explain, makeStale: readDeskAgain }
  const approve = useAct(() => deskCalls.approve(order.id), {
    ...both,
    done: fillText(texts.approved, { amount }),
  })
  const decline = useAct((reason: string) => deskCalls.decline(order.id, { reason }), {
    ...both,
    done: texts.declined,
  })
  const ask = (what: 'approve' | 'decline') => {
    approve.reset()
    decline.reset()
    setAsking(what)
    onAsk(true)
  }
  return { asking, ask, close, approve, decline }
}

type QuestionsProps = {
  acts: ReturnType<typeof useOrderActs>
  isYours: boolean
  words: Record<'amount' | 'name' | 'reason', string>
}

function Questions({ acts, isYours, words }: QuestionsProps) {
  const { order: texts, refund } = useTexts('payments')
  const { asking, close, approve, decline } = acts
  return (
    <>
      <ConfirmDialog
        isOpen={asking === 'approve'}
        onClose={close}
        title={fillText(texts.approveTitle, words)}
        confirmLabel={fillText(texts.approve, words)}
        cancelLabel={refund.cancel}
        pending={approve.isPending}
        failure={approve.failure}
        destructive
        onConfirm={() => approve.run()}
      >
        <p>{fillText(texts.approveText, words)}</p>
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={asking === 'decline'}
        onClose={close}
        title={fillText(texts.declineTitle, words)}
        confirmLabel={isYours ? texts.withdraw : texts.decline}
        cancelLabel={refund.cancel}
        pending={decline.isPending}
        failure={decline.failure}
        reason={{
          label: refund.reason,
          required: true,
          missing: refund.reasonMissing,
          maxLength: maxDeskReasonLength,
        }}
        onConfirm={decline.run}
      >
        <p>{texts.declineText}</p>
      </ConfirmDialog>
    </>
  )
}
