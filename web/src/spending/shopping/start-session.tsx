import { useMutation, useQueryClient } from '@tanstack/react-query'
import { formatUsd } from '@tower/contract/money.ts'
import { type CardVendor, cardVendors } from '@tower/contract/spending/cards.ts'
import { longestAmount, readTypedAmount, sessionBudgetCents } from '@tower/contract/spending/shopping.ts'
import { type FormEvent, useRef, useState } from 'react'
import { explainError } from '../../api/explain-error.ts'
import { fillText } from '../../texts/fill-text.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { focusFirstFault } from '../../ui/form/focus-first-fault.ts'
import { AmountField } from '../../ui/money-field/amount-field.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { Segment } from '../../ui/segment/segment.tsx'
import { useToast } from '../../ui/toast/toast-region.tsx'
import { readShoppingAgain, shoppingCalls } from './shopping.api.ts'
import styles from './shopping.module.css'

/** Starts a session with the verified card of a store. What was typed stays when it is refused. */
export function StartSession({ readyVendors }: { readyVendors: readonly CardVendor[] | undefined }) {
  const { start: texts, vendors, refused } = useTexts('shopping')
  const [vendor, setVendor] = useState<CardVendor>('amazon')
  const [amount, setAmount] = useState('')
  const [fault, setFault] = useState<string>()
  const starting = useStartSession(() => setAmount(''))
  const isReady = readyVendors?.includes(vendor) ?? true
  const typed = readTypedAmount(amount)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    focusFirstFault(event.currentTarget)
    if (starting.isPending) return
    setFault('fault' in typed ? refused[typed.fault] : undefined)
    if (!('fault' in typed)) starting.mutate({ vendor, amountUsd: amount })
  }
  return (
    <Card title={texts.title}>
      <form noValidate className={styles.form} onSubmit={submit}>
        <p className={styles.note}>{texts.note}</p>
        {starting.isError && (
          <Notice tone="danger">{explainError(starting.error, { refused, failed: texts.failed })}</Notice>
        )}
        <Segment
          legend={texts.vendor}
          name="session-vendor"
          options={cardVendors.map((value) => ({ value, label: vendors[value] }))}
          value={vendor}
          onChoose={(value) => setVendor(cardVendors.find((known) => known === value) ?? 'amazon')}
        />
        {!isReady && <Notice tone="warning">{fillText(texts.needsCard, { vendor: vendors[vendor] })}</Notice>}
        <AmountField
          label={texts.amount}
          error={fault}
          drops
          maxLength={longestAmount}
          value={amount}
          onAmount={setAmount}
        />
        {!('fault' in typed) && (
          <p className={styles.note}>
            {fillText(vendor === 'amazon' ? texts.buffer : texts.exact, {
              total: formatUsd(sessionBudgetCents(vendor, typed.amountCents)),
            })}
          </p>
        )}
        <div className={styles.acts}>
          <Button type="submit" pending={starting.isPending} pendingLabel={texts.pending}>
            {texts.submit}
          </Button>
        </div>
      </form>
    </Card>
  )
}

type Wish = { vendor: CardVendor; amountUsd: string }

/** One session however often it is pressed: what was not answered is sent again under the same key. */
function useStartSession(onStarted: () => void) {
  const { start: texts } = useTexts('shopping')
  const toast = useToast()
  const client = useQueryClient()
  const sent = useRef({ wish: '', key: '' })
  return useMutation({
    mutationFn: (wish: Wish) => {
      const written = JSON.stringify(wish)
      if (sent.current.wish !== written) sent.current = { wish: written, key: crypto.randomUUID() }
      return shoppingCalls.start({ ...wish, request_key: sent.current.key })
    },
    onSuccess: () => {
      sent.current = { wish: '', key: '' }
      toast({ text: texts.started })
      onStarted()
      return readShoppingAgain(client)
    },
  })
}
