import type { OrderDetails } from '@tower/contract/spending/orders.contract.ts'
import { formatUsd } from '@tower/contract/money.ts'
import { maxOrderReasonLength, maxOrderReferenceLength } from '@tower/contract/spending/orders.ts'
import { type FormEvent, useRef, useState } from 'react'
import { orderCalls } from '../../../spending/orders/orders.api.ts'
import styles from '../../../spending/orders/orders.module.css'
import { fillText } from '../../../texts/fill-text.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { SelectField, TextAreaField, TextField } from '../../../ui/field/field.tsx'
import { focusFirstFault } from '../../../ui/form/focus-first-fault.ts'
import { FormHeading } from '../../../ui/form/form-heading.tsx'
import { MoneyField } from '../../../ui/money-field/money-field.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { useToast } from '../../../ui/toast/toast-region.tsx'
import { useHeld } from '../use-held.ts'
import desk from './order-desk.module.css'
import { useOrderAct, useOrderFault } from './use-order-act.ts'

/** The way to a return, where something is left of what was paid. */
export function ReturnPart({ order }: { order: OrderDetails }) {
  const { back: texts } = useTexts('orderDesk')
  const [isOpen, setOpen] = useState(false)
  const wasPaid = order.status === 'paid' || order.status === 'fulfilled'
  const isOver = !wasPaid || order.total_cents === order.returned_cents
  // The form stays until its writer has seen why nothing came of it, as it was while there was something to return.
  const before = useHeld(order, isOver)
  if (isOpen) return <ReturnForm order={before} onClose={() => setOpen(false)} />
  if (isOver) return null
  return (
    <div className={desk.buttons}>
      <Button onClick={() => setOpen(true)}>{texts.open}</Button>
    </div>
  )
}

/** How much is left of a line, or of the order where no line is chosen. */
function leftOf(order: OrderDetails, itemId: string): number {
  const item = order.order_items.find(({ id }) => id === itemId)
  if (!item) return order.total_cents - order.returned_cents
  return item.qty * item.amount_cents - item.returned_cents
}

function ReturnForm({ order, onClose }: { order: OrderDetails; onClose: () => void }) {
  const { back: texts, decide } = useTexts('orderDesk')
  const toast = useToast()
  const explain = useOrderFault(texts.failed, {
    'orders.return_too_large': texts.tooLarge,
    'orders.return_sent_before': texts.sentBefore,
  })
  // Pressed again after a lost answer it is the same return.
  const key = useRef(crypto.randomUUID())
  const [itemId, setItemId] = useState('')
  const [cents, setCents] = useState<number | undefined>(leftOf(order, ''))
  const [reason, setReason] = useState('')
  const [reference, setReference] = useState('')
  const [isTried, setTried] = useState(false)
  const amount = formatUsd(cents ?? 0, { always2: true })
  const save = useOrderAct(
    (amountCents: number) =>
      orderCalls.recordReturn(order.id, {
        amount_cents: amountCents,
        order_item_id: itemId || null,
        reason: reason.trim(),
        reference: reference.trim(),
        request_key: key.current,
      }),
    () => {
      toast({ text: fillText(texts.done, { amount }) })
      onClose()
    },
  )
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    focusFirstFault(event.currentTarget)
    setTried(true)
    if (cents !== undefined && reason.trim() !== '' && reference.trim() !== '') save.mutate(cents)
  }
  return (
    <form className={desk.box} onSubmit={submit} noValidate aria-label={texts.title}>
      <FormHeading>{texts.title}</FormHeading>
      <p className={styles.quiet}>{texts.text}</p>
      {save.isError && <Notice tone="danger">{explain(save.error)}</Notice>}
      <Lines
        order={order}
        value={itemId}
        onChange={(id) => {
          setItemId(id)
          setCents(leftOf(order, id))
        }}
      />
      <MoneyField
        key={itemId}
        label={texts.amount}
        leastCents={1}
        mostCents={leftOf(order, itemId)}
        defaultCents={leftOf(order, itemId)}
        onCents={setCents}
      />
      <TextAreaField
        label={texts.reason}
        hint={texts.reasonHint}
        error={isTried && reason.trim() === '' ? texts.reasonMissing : undefined}
        rows={2}
        maxLength={maxOrderReasonLength}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      <TextField
        label={texts.reference}
        hint={texts.referenceHint}
        error={isTried && reference.trim() === '' ? texts.referenceMissing : undefined}
        value={reference}
        maxLength={maxOrderReferenceLength}
        autoComplete="off"
        onChange={(event) => setReference(event.target.value)}
      />
      <div className={desk.buttons}>
        <Button type="submit" kind="primary" pending={save.isPending}>
          {cents === undefined ? texts.saveNone : fillText(texts.save, { amount })}
        </Button>
        <Button onClick={onClose}>{decide.back}</Button>
      </div>
    </form>
  )
}

type LinesProps = { order: OrderDetails; value: string; onChange: (id: string) => void }

function Lines({ order, value, onChange }: LinesProps) {
  const { back: texts } = useTexts('orderDesk')
  const open = order.order_items.filter(({ id }) => leftOf(order, id) > 0)
  return (
    <SelectField label={texts.what} value={value} onChange={(event) => onChange(event.target.value)}>
      <option value="">{texts.any}</option>
      {open.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  )
}
