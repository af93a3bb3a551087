import type { CallOutput } from '@tower/contract/endpoint.ts'
import type { ownGivingEndpoints } from '@tower/contract/money/own-giving.contract.ts'
import { formatUsd } from '@tower/contract/money.ts'
import { fillText } from '../../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../../texts/use-texts.ts'
import { ButtonLink } from '../../../ui/button/button.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { showTime } from '../../../ui/time/show-time.ts'
import styles from './own-giving.module.css'

export type OwnMonthlyGift = CallOutput<typeof ownGivingEndpoints.monthly>['items'][number]

/** Gifts that repeat each month: how much, when next, and the way to pause, resume or end each. */
export function OwnMonthlyGifts({ gifts }: { gifts: readonly OwnMonthlyGift[] }) {
  const { monthlyGifts: texts } = useTexts('ownGiving')
  if (gifts.length === 0) return null
  return (
    <Card title={texts.title} className={styles.monthly}>
      <ul className={styles.months}>
        {gifts.map((gift) => (
          <li key={gift.id} className={styles.month}>
            <Words gift={gift} />
            <ButtonLink to={gift.manage_path} size="s">
              {gift.state === 'ended' ? texts.look : texts.manage}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </Card>
  )
}

function Words({ gift }: { gift: OwnMonthlyGift }) {
  const { monthlyGifts: texts } = useTexts('ownGiving')
  const language = useLanguage()
  const amount = formatUsd(gift.amount_cents + gift.fee_cover_cents)
  const name = gift.prospect
    ? `${gift.prospect.first_name} ${gift.prospect.last_name}`
    : texts.places[gift.goes_to]
  const next =
    gift.next_charge_at === null
      ? texts.states[gift.state]
      : fillText(texts.next, { day: showTime(gift.next_charge_at, 'date', language) })
  return (
    <p>
      <strong>{fillText(texts.each, { amount, name })}</strong>
      <span className={styles.note}>{next}</span>
    </p>
  )
}
