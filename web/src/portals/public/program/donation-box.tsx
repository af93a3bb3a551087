import { formatUsd } from '@tower/contract/money.ts'
import { paths } from '@tower/contract/pages.ts'
import { useEffect, useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { readDollars, writeDollars } from '@tower/contract/typed-dollars.ts'
import { findAmountFault } from '../../../money/giving/gift-amount.ts'
import { usePlaceOfProgram } from '../../../money/giving/use-place-of-program.ts'
import { GiverPart } from '../../../money/giving/giver-part.tsx'
import { useGiver } from '../../../money/giving/use-giver.ts'
import { fillText } from '../../../texts/fill-text.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { AmountCells } from '../../../ui/amount-cells/amount-cells.tsx'
import { Button, GoLink } from '../../../ui/button/button.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { AmountField } from '../../../ui/money-field/amount-field.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { keepInAddress } from '../../../page/keep-in-address.ts'
import { useIsHydrated } from '../../../ui/hydration/use-is-hydrated.ts'
import styles from './program.module.css'
import type { BoxAnswer } from './give-to-program.ts'

/** What is chosen at first: one of the quick amounts, or what was typed. */
export type BoxStart = { quick: number | undefined; typed: string }

export type DonationBoxProps = {
  programId: string
  programKey: string
  viewKey: string
  /** In whole dollars: what can be chosen at once. */
  quickAmounts: readonly number[]
  start: BoxStart
  answer: BoxAnswer | undefined
}

/** The page's own small gift form, in whole dollars or cents; it works without a script. A new view starts anew. */
export default function DonationBox(props: DonationBoxProps) {
  return <Box key={props.viewKey} {...props} />
}

function Box({ programId, programKey, viewKey, quickAmounts, start, answer }: DonationBoxProps) {
  const { box } = useTexts('programs').detail
  const [quick, setQuick] = useState((answer ?? start).quick)
  const [typed, setTyped] = useState((answer ?? start).typed)
  const isHydrated = useIsHydrated()
  const giver = useGiver()
  const isSending = useNavigation().formMethod === 'POST'
  const cents = quick === undefined ? readDollars(typed) : quick * 100
  const { goesTo, place, destination } = usePlaceOfProgram(programKey, cents)
  const fault = isHydrated ? findAmountFault(cents) : undefined
  useEffect(() => {
    const isChanged = quick !== start.quick || typed !== start.typed
    if (isChanged && cents !== undefined && !findAmountFault(cents))
      keepInAddress('amount', writeDollars(cents))
  }, [quick, typed, start, cents])
  return (
    <Card title={destination === 'project' ? fillText(box.titlePreview, { place }) : box.title}>
      <Form method="post" className={styles.box} preventScrollReset>
        {answer && <Notice tone="danger">{answer.message}</Notice>}
        <input type="hidden" name="view_key" value={viewKey} />
        <AmountCells
          legend={box.amount}
          name="quick"
          amounts={quickAmounts.map((dollars) => ({ cents: dollars * 100 }))}
          valueCents={quick === undefined ? undefined : quick * 100}
          onChoose={(cents) => {
            setQuick(cents / 100)
            setTyped('')
          }}
        />
        <AmountField
          label={box.custom}
          hint={box.customHint}
          isTried={answer !== undefined}
          name="amount"
          maxLength={12}
          value={typed}
          onAmount={(amount) => {
            setTyped(amount)
            setQuick(undefined)
          }}
        />
        <input type="hidden" name="goes_to" value={goesTo} />
        <p className={styles.note}>{fillText(box.goesTo, { place })}</p>
        <GiverPart giver={giver} />
        <Button
          type="submit"
          kind="primary"
          size="l"
          block
          pending={isSending}
          pendingLabel={box.pending}
          blockedBy={fault ? 'box-blocked' : undefined}
        >
          {isHydrated && !fault
            ? fillText(box.button, { amount: formatUsd(cents ?? 0), place })
            : fillText(box.buttonPlain, { place: box.places[destination] })}
        </Button>
        <p className={styles.blocked} id="box-blocked">
          {fault && box.faults[fault]}
        </p>
        <p className={styles.note}>{box.note}</p>
        <GoLink to={paths.programDonate({ programId })}>{box.more}</GoLink>
      </Form>
    </Card>
  )
}
