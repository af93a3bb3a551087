import { formatUsd } from '@tower/contract/money.ts'
import { useEffect, useState } from 'react'
import { readDollars } from '@tower/contract/typed-dollars.ts'
import { findAmountFault } from '../../../money/giving/gift-amount.ts'
import { fillText } from '../../../texts/fill-text.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import buttons from '../../../ui/button/button.module.css'
import styles from './prospect-bar.module.css'
import type { ProspectDraft } from './prospect-draft.ts'

/** On a phone, the way to the widget stays in sight, with what is chosen there; over the widget itself it would only hide it. */
export function ProspectBar({ draft, name }: { draft: ProspectDraft; name: string }) {
  const { widget } = useTexts('prospects')
  const cents = readDollars(draft.amount)
  const isThere = useIsInSight('gift')
  const words = draft.type === 'recurring' ? widget.barEachMonth : widget.barOnce
  return (
    <div className={styles.bar} data-quiet={isThere || undefined}>
      <p>
        {findAmountFault(cents) === undefined && <b>{fillText(words, { amount: formatUsd(cents ?? 0) })}</b>}
        {fillText(widget.barTo, { name })}
      </p>
      <a className={`${buttons.button} ${buttons.primary}`} href="#gift">
        {widget.barButton}
      </a>
    </div>
  )
}

/** Whether the element of this id has come up to the middle of the screen and not yet left it under the header. */
function useIsInSight(id: string): boolean {
  const [isInSight, setIsInSight] = useState(false)
  useEffect(() => {
    const element = document.getElementById(id)
    if (!element) return
    const observer = new IntersectionObserver((seen) => setIsInSight(seen.at(-1)?.isIntersecting ?? false), {
      rootMargin: '-72px 0px -45%',
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [id])
  return isInSight
}
