import { useEffect, useRef, useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { useTexts } from '../../../texts/use-texts.ts'
import { Button, ButtonLink } from '../../../ui/button/button.tsx'
import { AmountField } from '../../../ui/money-field/amount-field.tsx'
import { writeDollars } from '@tower/contract/typed-dollars.ts'
import type { ShownGift } from './find-gift.ts'
import { giftPath } from './gift-path.ts'
import styles from './monthly-gift.module.css'

export type AskAmountProps = {
  gift: ShownGift
  link: string
  /** What was typed before, and did not come through. */
  typed: string | undefined
}

/** What to give each month from now on; works without a script, and keeps what was typed. */
export function AskAmount({ gift, link, typed }: AskAmountProps) {
  const { monthly } = useTexts('prospects')
  const [amount, setAmount] = useState(typed ?? writeDollars(gift.amount_cents))
  const heading = useRef<HTMLHeadingElement>(null)
  const isSent = useNavigation().formData?.get('intent') === 'amount'
  useEffect(() => heading.current?.focus(), [])
  const hint = [monthly.changeHint, ...(gift.fee_cover_cents > 0 ? [monthly.changeFee] : [])].join(' ')
  return (
    <section className={styles.amount}>
      <h2 ref={heading} tabIndex={-1}>
        {monthly.changeTitle}
      </h2>
      <p>{monthly.changeText}</p>
      <Form method="post" action={giftPath(link, { ask: 'amount' })} replace noValidate>
        <input type="hidden" name="link" value={link} />
        <input type="hidden" name="intent" value="amount" />
        <AmountField
          label={monthly.changeLabel}
          hint={hint}
          name="amount"
          maxLength={20}
          value={amount}
          onAmount={setAmount}
        />
        <div className={styles.ways}>
          <Button type="submit" kind="primary" pending={isSent} pendingLabel={monthly.pending}>
            {monthly.changeSave}
          </Button>
          <ButtonLink to={giftPath(link)}>{monthly.keep}</ButtonLink>
        </div>
      </Form>
    </section>
  )
}
