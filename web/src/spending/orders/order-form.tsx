import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { OrderDetails } from '@tower/contract/spending/orders.contract.ts'
import { type FormEvent, useRef, useState } from 'react'
import { isCallError } from '../../api/call-error.ts'
import { explainError } from '../../api/explain-error.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog/confirm-dialog.tsx'
import { focusFirstFault } from '../../ui/form/focus-first-fault.ts'
import { Notice } from '../../ui/notice/notice.tsx'
import {
  type DraftLine,
  findLineFaults,
  isBlank,
  type LineFaults,
  linesToSend,
  type OrderDraft,
  sumDraft,
} from './order-draft.ts'
import styles from './order-form.module.css'
import { OrderLineFields } from './order-line-fields.tsx'
import { orderCalls, readOrdersAgain } from './orders.api.ts'
import { type OrderBudget, OrderTotal } from './order-total.tsx'
import { useOrderDraft } from './use-order-draft.ts'

export type OrderFormProps = {
  userId: string
  budget: OrderBudget
  onDone: (order: OrderDetails) => void
}

/** An order, line by line, with what it costs and what it leaves. What was typed outlives a failure and a closed tab. */
export function OrderForm({ userId, budget, onDone }: OrderFormProps) {
  const { form: texts } = useTexts('orders')
  const writing = useOrderDraft(userId)
  const { draft } = writing
  const [isTried, setTried] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const send = useSend(budget, (order) => {
    writing.forget()
    onDone(order)
  })
  const totalCents = sumDraft(draft)
  const isOver = totalCents > budget.free_cents
  const isUnsendable = linesToSend(draft) === undefined
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (isUnsendable && form.current) return focusFirstFault(form.current)
    if (!isOver && !send.isPending) send.mutate(draft)
  }
  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate>
      <p className={styles.quiet}>{texts.privacy}</p>
      <Lines writing={writing} isTried={isTried} />
      {isTried && isUnsendable && <Notice tone="danger">{texts.noLines}</Notice>}
      <Failure error={send.error} pending={send.isPending} onFurther={() => send.mutate(writing.renew())} />
      <OrderTotal {...{ totalCents, budget }} pending={send.isPending} />
      <StartOver
        isBlank={draft.lines.every(isBlank)}
        onClear={() => {
          writing.clear()
          setTried(false)
          send.reset()
        }}
      />
    </form>
  )
}

function useSend(budget: OrderBudget, onDone: (order: OrderDetails) => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ key, ...draft }: OrderDraft) =>
      orderCalls.create({
        budget_id: budget.budget_id,
        request_key: key,
        items: (linesToSend({ key, ...draft }) ?? []).map(({ amountCents, ...line }) => ({
          ...line,
          amount_cents: amountCents,
        })),
      }),
    onSuccess: ({ item }) => onDone(item),
    // Refused or not, what is left may have changed.
    onSettled: () => readOrdersAgain(client),
  })
}

type LinesProps = { writing: ReturnType<typeof useOrderDraft>; isTried: boolean }

function Lines({ writing, isTried }: LinesProps) {
  const { form: texts } = useTexts('orders')
  const { lines } = writing.draft
  const isAllBlank = lines.every(isBlank)
  const list = useRef<HTMLDivElement>(null)
  const focusLine = (place: number) =>
    requestAnimationFrame(() =>
      list.current?.querySelectorAll('fieldset')[place]?.querySelector<HTMLElement>('input')?.focus(),
    )
  return (
    <div ref={list} className={styles.lines}>
      {lines.map((line, place) => (
        <OrderLineFields
          key={line.id}
          line={line}
          place={place + 1}
          faults={faultsOf(line, place)}
          onChange={(change) => writing.change(line.id, change)}
          onRemove={
            lines.length > 1
              ? () => {
                  writing.remove(line.id)
                  focusLine(Math.max(0, place - 1))
                }
              : undefined
          }
        />
      ))}
      {writing.mayAdd && (
        <div className={styles.row}>
          <Button
            onClick={() => {
              writing.add()
              focusLine(lines.length)
            }}
          >
            {texts.add}
          </Button>
        </div>
      )}
    </div>
  )

  /** Of an order with nothing in it the first line says what it lacks. */
  function faultsOf(line: DraftLine, place: number): LineFaults {
    if (!isTried) return {}
    return isAllBlank && place === 0 ? { name: 'nameMissing', amount: 'amountMissing' } : findLineFaults(line)
  }
}

type FailureProps = { error: unknown; pending: boolean; onFurther: () => void }

/** Why the order was not made; the one that was made before may be followed by a further one. */
function Failure({ error, pending, onFurther }: FailureProps) {
  const { form: texts } = useTexts('orders')
  if (!error) return null
  if (isCallError(error) && error.code === 'orders.sent_before')
    return (
      <Notice
        tone="warning"
        action={
          <Button size="s" pending={pending} onClick={onFurther}>
            {texts.further}
          </Button>
        }
      >
        {texts.sentBefore}
      </Notice>
    )
  const refused = {
    'budgets.not_enough': texts.notEnough,
    'budgets.locked': texts.locked,
    'orders.no_lines': texts.noLines,
  }
  return (
    <Notice tone="danger">
      {explainError(error, { refused, quotes: 'any sentence', failed: texts.failed })}
    </Notice>
  )
}

function StartOver({ isBlank: isEmpty, onClear }: { isBlank: boolean; onClear: () => void }) {
  const { form: texts, one } = useTexts('orders')
  const [isAsking, setAsking] = useState(false)
  return (
    <div className={styles.row}>
      <p className={styles.quiet}>{texts.kept}</p>
      {!isEmpty && (
        <Button kind="ghost" size="s" onClick={() => setAsking(true)}>
          {texts.clear}
        </Button>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={texts.clearTitle}
        confirmLabel={texts.clear}
        cancelLabel={one.keep}
        destructive
        onConfirm={() => {
          setAsking(false)
          onClear()
        }}
      >
        <p>{texts.clearText}</p>
      </ConfirmDialog>
    </div>
  )
}
