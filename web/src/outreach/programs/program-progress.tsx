import { formatUsd } from '@tower/contract/money.ts'
import type { Program } from '@tower/contract/outreach/programs.contract.ts'
import { fillText } from '../../texts/fill-text.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { BlockMeter } from '../../pictures/tower/block-meter.tsx'
import { goalPercent } from '../../pictures/tower/goal-percent.ts'
import styles from './program-progress.module.css'

const colors = {
  'sponsor-classroom': 'classroom',
  'rent-assistance': 'rent',
  'tower-smbs': 'smb',
  'sponsor-athlete': 'athlete',
} as const

/** Goal, funded and remaining, with the bar: never above 100 % and never below nothing. */
export function ProgramProgress({ program }: { program: Program }) {
  const { detail } = useTexts('programs')
  const goal = formatUsd(program.goal_cents)
  const funded = formatUsd(program.funded_cents)
  const remaining = formatUsd(Math.max(0, program.goal_cents - program.funded_cents))
  const percent = Math.min(100, Math.max(0, goalPercent(program.funded_cents, program.goal_cents)))
  return (
    <div className={styles.progress}>
      <BlockMeter
        cents={program.funded_cents}
        targetCents={program.goal_cents}
        label={fillText(detail.tower, { funded, goal })}
        program={colors[program.key]}
      />
      <p className={styles.percent}>{fillText(detail.progress, { percent })}</p>
      <dl className={styles.sums}>
        <div>
          <dt>{detail.funded}</dt>
          <dd>{funded}</dd>
        </div>
        <div>
          <dt>{detail.remaining}</dt>
          <dd>{remaining}</dd>
        </div>
        <div>
          <dt>{detail.goal}</dt>
          <dd>{goal}</dd>
        </div>
      </dl>
    </div>
  )
}
