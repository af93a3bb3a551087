import type { CallOutput } from '@tower/contract/endpoint.ts'
import { creditCents, formatUsd } from '@tower/contract/money.ts'
import type { ownGivingEndpoints } from '@tower/contract/money/own-giving.contract.ts'
import type { ReactNode } from 'react'
import { fillText, showNumber } from '../../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../../texts/use-texts.ts'
import { Card } from '../../../ui/card/card.tsx'
import { showTime } from '../../../ui/time/show-time.ts'
import styles from './own-giving.module.css'

export type ShownPurchase = CallOutput<typeof ownGivingEndpoints.purchases>['items'][number]

export type OwnPurchasesProps = {
  purchases: readonly ShownPurchase[]
  /** The way to the receipt: by a session, or by a link. */
  paperOf: (purchase: ShownPurchase) => ReactNode
}

/** The packs of credits that somebody bought, apart from their gifts, each with its receipt. */
export function OwnPurchases({ purchases, paperOf }: OwnPurchasesProps) {
  const { purchases: texts } = useTexts('ownGiving')
  if (purchases.length === 0) return null
  return (
    <Card title={texts.title} className={styles.monthly}>
      <p className={styles.note}>{texts.note}</p>
      <ul className={styles.months}>
        {purchases.map((purchase) => (
          <li key={purchase.id} className={styles.month}>
            <Words purchase={purchase} />
            {paperOf(purchase)}
          </li>
        ))}
      </ul>
    </Card>
  )
}

function Words({ purchase }: { purchase: ShownPurchase }) {
  const { purchases: texts } = useTexts('ownGiving')
  const language = useLanguage()
  const { pack_name: name, paid_cents: paid, refunded_cents: back } = purchase
  const credits = showNumber(purchase.credit_cents / creditCents, language)
  const money = (cents: number) => formatUsd(cents, { always2: true })
  const day = showTime(purchase.created_at, 'date', language)
  return (
    <p>
      <strong>{fillText(texts.pack, { name, credits })}</strong>
      <span className={styles.note}>
        {fillText(texts.paid, { amount: money(paid), day })}
        {back > 0 && ` ${fillText(texts.back, { amount: money(back) })}`}
      </span>
    </p>
  )
}
