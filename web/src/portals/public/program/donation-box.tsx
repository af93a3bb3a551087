import { formatUsd, minGiftCents } from '@tower/contract/money.ts'
import { useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { paths } from '../../../paths.ts'
import { fillText } from '../../../texts/fill-text.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { AmountCells } from '../../../ui/amount-cells.tsx'
import { Button, GoLink } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { TextField } from '../../../ui/field.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { useIsAlive } from '../../../ui/use-is-alive.ts'
import styles from './program.module.css'
import type { BoxAnswer } from './give-to-program.ts'

/** In whole dollars: what can be chosen at once, and what is chosen at first. */
export type QuickAmounts = { choices: readonly number[]; first: number }

export type DonationBoxProps = {
  programId: string
  viewKey: string
  quickAmounts: QuickAmounts
  answer: BoxAnswer | undefined
}

/** The page's own small gift form, in whole dollars or cents; it works without a script. */
export function DonationBox({ programId, viewKey, quickAmounts, answer }: DonationBoxProps) {
  const { box } = useTexts('programs').detail
  const [quick, setQuick] = useState<number | undefined>(answer ? answer.quick : quickAmounts.first)
  const [typed, setTyped] = useState(answer?.typed ?? '')
  const isAlive = useIsAlive()
  const isSending = useNavigation().formMethod === 'POST'
  const cents = quick === undefined ? centsOf(typed) : quick * 100
  const isTooSmall = cents < minGiftCents
  return (
    <Card title={box.title}>
      <Form method="post" className={styles.box} preventScrollReset>
        {answer && <Notice tone="danger">{answer.message}</Notice>}
        <input type="hidden" name="view_key" value={viewKey} />
        <AmountCells
          legend={box.amount}
          name="quick"
          amounts={quickAmounts.choices.map((dollars) => ({ cents: dollars * 100 }))}
          valueCents={quick === undefined ? undefined : quick * 100}
          onChoose={(cents) => {
            setQuick(cents / 100)
            setTyped('')
          }}
        />
        <TextField
          label={box.custom}
          hint={box.customHint}
          name="amount"
          type="number"
          inputMode="decimal"
          min={1}
          step="0.01"
          prefix="$"
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value)
            setQuick(undefined)
          }}
        />
        <Button
          type="submit"
          kind="primary"
          size="l"
          block
          pending={isSending}
          pendingLabel={box.pending}
          blockedBy={isAlive && isTooSmall ? 'box-blocked' : undefined}
        >
          {isAlive && !isTooSmall ? fillText(box.button, { amount: formatUsd(cents) }) : box.buttonPlain}
        </Button>
        <p className={styles.blocked} id="box-blocked">
          {isAlive && isTooSmall && box.tooSmall}
        </p>
        <p className={styles.note}>{box.note}</p>
        <GoLink to={paths.programDonate(programId)}>{box.more}</GoLink>
      </Form>
    </Card>
  )
}

/** Cents of typed dollars; what is no amount counts as nothing. The action reads it again, digit by digit. */
function centsOf(typed: string): number {
  return /^\d+(\.\d{0,2})?$/.test(typed) ? Math.round(Number(typed) * 100) : 0
}
