import { slotPriceCents } from '@tower/contract/money.ts'
import { Illustration } from '../../pictures/illustration.tsx'
import { ProgressTower } from '../../pictures/tower/progress-tower.tsx'
import styles from './tower-with-child.module.css'

export type TowerWithChildProps = {
  cents: number
  ownCents: number
  label: string
  className?: string | undefined
}

/** A slot's tower and the child who builds it. The child costs no script: only the tower follows the amounts. */
export function TowerWithChild({ cents, ownCents, label, className = '' }: TowerWithChildProps) {
  return (
    <div className={`${styles.pair} ${className}`}>
      <ProgressTower
        size="l"
        cents={cents}
        ownCents={ownCents}
        targetCents={slotPriceCents}
        label={label}
        className={styles.tower}
      />
      <div className={styles.child}>
        <Illustration scene="towerCompanion" label="" />
      </div>
    </div>
  )
}
