import { formatUsd } from '@tower/contract/money.ts'
import { fillText } from '../../texts/fill-text.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { BlockMeter } from '../../pictures/tower/block-meter.tsx'
import styles from './goal-bar.module.css'
import type { ProspectGoal } from './prospect.ts'

export type GoalBarProps = { goal: Pick<ProspectGoal, 'title' | 'raised_cents' | 'target_cents'> }

/** A goal's name, what is there of its target, and the bar of eight blocks. */
export function GoalBar({ goal }: GoalBarProps) {
  const texts = useTexts('prospects')
  const raised = formatUsd(goal.raised_cents)
  const target = formatUsd(goal.target_cents)
  const sum = fillText(texts.raised, { raised, target })
  return (
    <div>
      <p className={styles.line}>
        <span>{goal.title}</span>
        <b>{sum}</b>
      </p>
      <BlockMeter
        cents={goal.raised_cents}
        targetCents={goal.target_cents}
        label={fillText(texts.raisedLabel, { title: goal.title, raised, target })}
      />
    </div>
  )
}
