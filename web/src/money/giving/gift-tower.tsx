import type { Destination } from '@tower/contract/money/giving.ts'
import { formatUsd, slotPriceCents, splitGeneralFund } from '@tower/contract/money.ts'
import { fillCounted, fillText } from '../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../texts/use-texts.ts'
import styles from './gift-tower.module.css'
import { sharedTowerBeforeGift, towerBeforeGift } from './tower-of-gift.ts'
import { TowerWithChild } from './tower-with-child.tsx'

export type GiftTowerProps = {
  destination: Exclude<Destination, 'prospects'>
  amountCents: number
  /** What lies on the shared tower, where the gift would join it. */
  sharedCents: number | undefined
}

/** The blocks that a gift would lay, before it is made. Of an untargeted gift only the classrooms' share builds. */
export function GiftTower({ destination, amountCents, sharedCents }: GiftTowerProps) {
  const { tower: texts } = useTexts('giving').donate
  const language = useLanguage()
  const buildsCents = destination === 'project' ? splitGeneralFund(amountCents).classrooms : amountCents
  const tower =
    sharedCents === undefined ? towerBeforeGift(buildsCents) : sharedTowerBeforeGift(buildsCents, sharedCents)
  const shownCents = sharedCents === undefined ? buildsCents : tower.cents
  const target = formatUsd(slotPriceCents)
  const hasMore = tower.slots > 0 && tower.towardsCents > 0
  return (
    <div className={styles.tower}>
      <TowerWithChild
        cents={tower.cents}
        ownCents={tower.ownCents}
        label={fillText(texts.label, { amount: formatUsd(tower.cents), target })}
        className={styles.drawing}
      />
      <div>
        <p className={styles.big}>
          {formatUsd(shownCents)} <small>{fillText(texts.of, { target })}</small>
        </p>
        {hasMore && (
          <p className={styles.more}>
            {fillCounted(texts.whole, tower.slots, language)},{' '}
            {fillText(texts.andTowards, { amount: formatUsd(tower.towardsCents) })}
          </p>
        )}
        <p className={styles.key}>
          <i />
          {destination === 'project'
            ? fillText(texts.house, { amount: formatUsd(buildsCents) })
            : fillText(texts.own, { amount: formatUsd(amountCents) })}
        </p>
      </div>
    </div>
  )
}
