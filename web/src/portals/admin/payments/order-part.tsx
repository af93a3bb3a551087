import type { PaymentStory, RefundOrder } from '@tower/contract/money/desk-payments.contract.ts'
import { maxDeskReasonLength } from '@tower/contract/money/desk.ts'
import { formatUsd } from '@tower/contract/money.ts'
import { useState } from 'react'
import { deskCalls } from '../../../money/desk/desk.api.ts'
import { useProfile } from '../../../session/route-guard.tsx'
import { fillText } from '../../../texts/fill-text.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog/confirm-dialog.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { useToast } from '../../../ui/toast/toast-region.tsx'
import styles from './payments.module.css'
import { useDeskAct, useDeskFault } from './use-desk-act.ts'

/** The refund that is in hand: whose it is, and what somebody else, or its own asker, can do about it. */
export function OrderPart({ story }: { story: PaymentStory }) {
  const open = story.orders.find(({ state }) => state === 'waiting' || state === 'sending')
  return open ? <OpenOrder key={open.id + open.state} order={open} /> : null
}

function OpenOrder({ order }: { order: RefundOrder }) {
  const { order: texts } = useTexts('payments')
  const { id } = useProfile()
  const explain = useDeskFault('refund')
  const acts = useOrderActs(order)
  const { approve, decline } = acts
  const isYours = order.asked_by_id === id
  const words = {
    amount: formatUsd(order.amount_cents, { always2: true }),
    name: (order.state === 'sending' ? order.decided_by : null) ?? order.asked_by,
    reason: order.reason,
  }
  const isWaiting = order.state === 'waiting'
  const failed = approve.error ?? decline.error
  return (
    <section className={styles.box} aria-label={texts.title}>
      <h3>{texts.title}</h3>
      <p>{fillText(isWaiting ? texts.waiting : texts.sending, words)}</p>
      <p className={styles.quiet}>{order.reason}</p>
      {isWaiting && isYours && order.needs_second && <p>{texts.yours}</p>}
      {failed && <Notice tone="danger">{explain(failed)}</Notice>}
      <div className={styles.buttons}>
        {isWaiting && !isYours && (
          <Button kind="primary" onClick={() => acts.ask('approve')}>
            {fillText(texts.approve, words)}
          </Button>
        )}
        {!isWaiting && !(order.needs_second && isYours) && (
          <Button kind="primary" pending={approve.isPending} onClick={() => approve.mutate(undefined)}>
            {texts.again}
          </Button>
        )}
        {isWaiting && (
          <Button kind="danger" onClick={() => acts.ask('decline')}>
            {isYours ? texts.withdraw : texts.decline}
          </Button>
        )}
      </div>
      <Questions {...{ acts, isYours, words }} />
    </section>
  )
}

function useOrderActs(order: RefundOrder) {
  const { order: texts } = useTexts('payments')
  const toast = useToast()
  const [asking, ask] = useState<'approve' | 'decline'>()
  const done = (text: string) => toast({ text })
  const amount = formatUsd(order.amount_cents, { always2: true })
  const close = () => ask(undefined)
  const approve = useDeskAct(
    () => deskCalls.approve(order.id).finally(close),
    () => done(fillText(texts.approved, { amount })),
  )
  const decline = useDeskAct(
    (reason: string) => deskCalls.decline(order.id, { reason }).finally(close),
    () => done(texts.declined),
  )
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
        destructive
        onConfirm={() => approve.mutate(undefined)}
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
        reason={{
          label: refund.reason,
          required: true,
          missing: refund.reasonMissing,
          maxLength: maxDeskReasonLength,
        }}
        onConfirm={(reason) => decline.mutate(reason)}
      >
        <p>{texts.declineText}</p>
      </ConfirmDialog>
    </>
  )
}
