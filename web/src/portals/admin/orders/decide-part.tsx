import type { OrderDetails } from '@tower/contract/spending/orders.contract.ts'
import { formatUsd } from '@tower/contract/money.ts'
import {
  maxOrderReasonLength,
  maxOrderReferenceLength,
  mayMove,
  type OrderDecision,
  orderDecisions,
} from '@tower/contract/spending/orders.ts'
import { useState } from 'react'
import { orderCalls } from '../../../spending/orders/orders.api.ts'
import styles from '../../../spending/orders/orders.module.css'
import { fillText } from '../../../texts/fill-text.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog/confirm-dialog.tsx'
import { TextField } from '../../../ui/field/field.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { useToast } from '../../../ui/toast/toast-region.tsx'
import desk from './order-desk.module.css'
import { useOrderAct, useOrderFault } from './use-order-act.ts'

/** What staff may mark an order as, each asked about before it is done. */
export function DecidePart({ order }: { order: OrderDetails }) {
  const { decide: texts, marked, marks, notUpdated } = useTexts('orderDesk')
  const toast = useToast()
  const explain = useOrderFault(notUpdated)
  const [asking, setAsking] = useState<OrderDecision>()
  const close = () => setAsking(undefined)
  const act = useOrderAct(
    ({ status, ...said }: { status: OrderDecision; reason?: string; reference?: string }) =>
      orderCalls.setStatus({ order_id: order.id, status, ...said }),
    (_, { status }) => {
      close()
      toast({ text: fillText(marked, { status: marks[status] }) })
    },
  )
  const ask = (to: OrderDecision) => {
    act.reset()
    setAsking(to)
  }
  const open = orderDecisions.filter((to) => mayMove(order.status, to))
  if (open.length === 0 && !asking) return null
  return (
    <section className={styles.part} aria-label={texts.title}>
      <div className={desk.buttons}>
        {open.map((to) => (
          <Button
            key={to}
            kind={to === 'canceled' ? 'danger' : isEarly(order, to) ? 'second' : 'primary'}
            data-decide={to === 'canceled' ? 'no' : 'yes'}
            onClick={() => ask(to)}
          >
            {texts[to]}
          </Button>
        ))}
      </div>
      {asking && (
        <Question
          order={order}
          to={asking}
          pending={act.isPending}
          failure={act.isError ? explain(act.error) : undefined}
          onClose={close}
          onConfirm={(said) => act.mutate({ status: asking, ...said })}
        />
      )}
    </section>
  )
}

/** Fulfilled means that everything arrived, and what is known of its shipments says otherwise. */
const isEarly = ({ shipments }: OrderDetails, to: OrderDecision) =>
  to === 'fulfilled' && shipments.some(({ status }) => status !== 'delivered')

type QuestionProps = {
  order: OrderDetails
  to: OrderDecision
  pending: boolean
  failure: string | undefined
  onClose: () => void
  onConfirm: (said: { reason?: string; reference?: string }) => void
}

function Question({ order, to, pending, failure, onClose, onConfirm }: QuestionProps) {
  const { decide: texts, back } = useTexts('orderDesk')
  const [reference, setReference] = useState('')
  const [isBare, setBare] = useState(false)
  const isPaidBack = to === 'canceled' && order.status !== 'submitted'
  const confirm = (reason: string) => {
    setBare(isPaidBack && reference.trim() === '')
    if (!isPaidBack) onConfirm({ ...(reason && { reason }) })
    else if (reference.trim() !== '') onConfirm({ ...(reason && { reason }), reference: reference.trim() })
  }
  const cents = order.total_cents - order.returned_cents
  const words = { number: order.number, amount: formatUsd(cents, { always2: true }) }
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title={fillText(texts[`${to}Title`], words)}
      confirmLabel={texts[to]}
      cancelLabel={texts.back}
      destructive={to === 'canceled'}
      pending={pending}
      failure={failure}
      {...(to === 'canceled' && { reason: { label: texts.reason, maxLength: maxOrderReasonLength } })}
      onConfirm={confirm}
    >
      {isEarly(order, to) && (
        <Notice tone="warning" announce={false}>
          {texts.underway}
        </Notice>
      )}
      <p>{fillText(texts[`${to}Text`], words)}</p>
      {isPaidBack && (
        <TextField
          label={back.reference}
          hint={back.referenceHint}
          error={isBare ? back.referenceMissing : undefined}
          value={reference}
          maxLength={maxOrderReferenceLength}
          autoComplete="off"
          onChange={(event) => setReference(event.target.value)}
        />
      )}
    </ConfirmDialog>
  )
}
