import { useMutation, useQueryClient } from '@tanstack/react-query'
import { formatUsd } from '@tower/contract/money.ts'
import { cardLimits, cardMerchants } from '@tower/contract/spending/cards.ts'
import { type FormEvent, useRef, useState } from 'react'
import { isCallError } from '../../api/call-error.ts'
import { explainError } from '../../api/explain-error.ts'
import { fillText } from '../../texts/fill-text.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button/button.tsx'
import { SelectField } from '../../ui/field/field.tsx'
import { focusFirstFault } from '../../ui/form/focus-first-fault.ts'
import { AmountField } from '../../ui/money-field/amount-field.tsx'
import { parseMoney } from '../../ui/money-field/parse-money.ts'
import { Notice } from '../../ui/notice/notice.tsx'
import { cardCalls, readCardsAgain, type NewCard } from './cards.api.ts'
import styles from './cards.module.css'

export type IssueCardFormProps = {
  freeCents: number | null
  isLocked: boolean
  onIssued: (card: NewCard) => void
}

type Faults = { merchant?: string; amount?: string }

/** Asks for a card for one purchase. What was typed stays when it is refused. */
export function IssueCardForm({ freeCents, isLocked, onIssued }: IssueCardFormProps) {
  const texts = useTexts('cards')
  const [merchant, setMerchant] = useState('')
  const [amount, setAmount] = useState('')
  const [faults, setFaults] = useState<Faults>({})
  const issuing = useIssueCard((card) => {
    setAmount('')
    onIssued(card)
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    focusFirstFault(event.currentTarget)
    if (issuing.isPending) return
    const { cents } = parseMoney(amount, cardLimits)
    const found: Faults = {
      ...(merchant === '' && { merchant: texts.refused['cards.merchant_required'] }),
      ...(cents === undefined && { amount: texts.refused['cards.amount_invalid'] }),
    }
    setFaults(found)
    if (merchant !== '' && cents !== undefined) issuing.mutate({ merchant, amountCents: cents })
  }
  const { issue } = texts
  return (
    <form noValidate className={styles.form} onSubmit={submit}>
      <p className={styles.note}>{issue.note}</p>
      <p>{standingOf(texts, { freeCents, isLocked })}</p>
      {issuing.isError && (
        <Notice tone="danger">
          {explainError(issuing.error, { refused: texts.refused, failed: issue.failed })}
        </Notice>
      )}
      <SelectField
        label={issue.merchant}
        error={faults.merchant}
        value={merchant}
        onChange={(event) => setMerchant(event.target.value)}
      >
        <option value="">{issue.choose}</option>
        {cardMerchants.map(({ host }) => (
          <option key={host} value={host}>
            {host}
          </option>
        ))}
      </SelectField>
      <AmountField
        label={issue.amount}
        hint={issue.amountHint}
        error={faults.amount}
        value={amount}
        onAmount={setAmount}
      />
      <div className={styles.acts}>
        <Button kind="primary" type="submit" pending={issuing.isPending} pendingLabel={issue.pending}>
          {issue.submit}
        </Button>
      </div>
    </form>
  )
}

function standingOf(
  texts: { free: string; noBudget: string; locked: string },
  { freeCents, isLocked }: { freeCents: number | null; isLocked: boolean },
): string {
  if (freeCents === null) return texts.noBudget
  return isLocked ? texts.locked : fillText(texts.free, { amount: formatUsd(freeCents) })
}

type Wish = { merchant: string; amountCents: number }

/** One card however often it is pressed. A card whose answer was lost is ended by the next request. */
function useIssueCard(onIssued: (card: NewCard) => void) {
  const client = useQueryClient()
  const lost = useRef<string>(undefined)
  return useMutation({
    // The numbers stay nowhere but with whoever shows them.
    gcTime: 0,
    mutationFn: async (wish: Wish) => {
      const key = crypto.randomUUID()
      try {
        const replaces = lost.current
        const { card } = await cardCalls.issue({
          ...wish,
          request_key: key,
          ...(replaces !== undefined && { replaces }),
        })
        lost.current = undefined
        onIssued(card)
      } catch (error) {
        if (!isCallError(error)) lost.current = key
        throw error
      }
    },
    onSettled: () => readCardsAgain(client),
  })
}
