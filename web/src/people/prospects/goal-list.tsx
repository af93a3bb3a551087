import { formatUsd } from '@tower/contract/money.ts'
import { fillText } from '../../texts/fill-text.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Chip } from '../../ui/chip/chip.tsx'
import { CheckIcon } from '../../ui/icons/icons.tsx'
import { BlockMeter } from '../../pictures/tower/block-meter.tsx'
import styles from './goal-list.module.css'
import type { ProspectGoal } from './prospect.ts'

export type GoalListProps = { goals: readonly ProspectGoal[]; name: string }

/** What an athlete saves for, each with its bar of eight blocks. */
export function GoalList({ goals, name }: GoalListProps) {
  const { detail } = useTexts('prospects')
  if (goals.length === 0) return <p className={styles.none}>{fillText(detail.noGoals, { name })}</p>
  return (
    <ul>
      {goals.map((goal) => (
        <Goal key={goal.id} goal={goal} />
      ))}
    </ul>
  )
}

function Goal({ goal }: { goal: ProspectGoal }) {
  const texts = useTexts('prospects')
  const raised = formatUsd(goal.raised_cents)
  const target = formatUsd(goal.target_cents)
  return (
    <li className={styles.goal}>
      <div className={styles.line}>
        <h3>{goal.title}</h3>
        {goal.raised_cents >= goal.target_cents ? (
          <Chip tone="success" icon={<CheckIcon size={16} />}>
            {fillText(texts.funded, { target })}
          </Chip>
        ) : (
          <b>{fillText(texts.raised, { raised, target })}</b>
        )}
      </div>
      {goal.description && <p>{goal.description}</p>}
      <BlockMeter
        cents={goal.raised_cents}
        targetCents={goal.target_cents}
        label={fillText(texts.raisedLabel, { title: goal.title, raised, target })}
      />
    </li>
  )
}
