import { formatUsd } from '@tower/contract/money.ts'
import { findAmountFault, readDollars } from '../../../money/giving/gift-amount.ts'
import { fillText } from '../../../texts/fill-text.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import buttons from '../../../ui/button.module.css'
import styles from './prospect-bar.module.css'
import type { ProspectWish } from './prospect-wish.ts'

/** On a phone, the way to the widget stays in sight, with what is chosen there. */
export function ProspectBar({ wish, name }: { wish: ProspectWish; name: string }) {
  const { widget } = useTexts('prospects')
  const cents = readDollars(wish.amount)
  const words = wish.type === 'recurring' ? widget.barEachMonth : widget.barOnce
  return (
    <div className={styles.bar}>
      <p>
        {findAmountFault(cents) === undefined && <b>{fillText(words, { amount: formatUsd(cents ?? 0) })}</b>}
        {fillText(widget.barTo, { name })}
      </p>
      <a className={`${buttons.button} ${buttons.primary}`} href="#sponsor">
        {widget.barButton}
      </a>
    </div>
  )
}
