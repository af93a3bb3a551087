import { formatUsd } from '@tower/contract/money.ts'
import { fillText } from '../../texts/fill-text.ts'
import { useTexts } from '../../texts/use-texts.ts'
import buttons from '../../ui/button/button.module.css'
import styles from './sticky-gift-bar.module.css'

export type StickyGiftBarProps = { amountCents: number | undefined; isMonthly: boolean; place: string }

/** On a phone, the chosen amount stays in sight below the page's text and leads back to the gift form. */
export function StickyGiftBar({ amountCents, isMonthly, place }: StickyGiftBarProps) {
  const { gift } = useTexts('giving').donate
  const often = isMonthly ? gift.stickyMonthly : gift.stickyOnce
  return (
    <div className={styles.bar}>
      <p>
        {amountCents !== undefined && <b>{fillText(often, { amount: formatUsd(amountCents) })}</b>}
        {fillText(gift.stickyTo, { place })}
      </p>
      <a className={`${buttons.button} ${buttons.primary}`} href="#gift">
        {gift.buttonShort}
      </a>
    </div>
  )
}
