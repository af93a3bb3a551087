import type { Destination } from '@tower/contract/money/giving.ts'
import { formatUsd } from '@tower/contract/money.ts'
import { fillText } from '../../texts/fill-text.ts'
import { useTexts } from '../../texts/use-texts.ts'
import styles from './destination-panel.module.css'
import { GiftSplit } from './gift-split.tsx'

export type DestinationPanelProps = {
  destination: Destination
  amountCents: number | undefined
  /** Whether the fund that matches a full slot holds money for the next one. */
  isMatched: boolean
}

/** What the chosen destination does with the gift. */
export function DestinationPanel({ destination, amountCents, isMatched }: DestinationPanelProps) {
  const { panel } = useTexts('giving').donate
  if (destination !== 'project') {
    const { title, points, match } = panel[destination]
    return (
      <>
        <h2>{title}</h2>
        <dl className={styles.points} data-destination={destination}>
          {[...points, ...(isMatched ? match.funded : match.empty)].map((point) => (
            <div key={point.title}>
              <dt>{point.title}</dt>
              <dd>{point.text}</dd>
            </div>
          ))}
        </dl>
      </>
    )
  }
  const title =
    amountCents === undefined
      ? panel.project.titlePlain
      : fillText(panel.project.title, { amount: formatUsd(amountCents) })
  return (
    <>
      <h2>{title}</h2>
      <GiftSplit amountCents={amountCents ?? 0} />
      <p className={styles.note}>{panel.project.note}</p>
    </>
  )
}
