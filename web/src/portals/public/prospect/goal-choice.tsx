import { formatUsd } from '@tower/contract/money.ts'
import type { ProspectGoal } from '../../../people/prospects/prospect.ts'
import { fillText } from '../../../texts/fill-text.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import styles from './sponsor-widget.module.css'

export type GoalChoiceProps = {
  goals: readonly ProspectGoal[]
  name: string
  /** Empty: wherever the athlete needs it. */
  value: string
  onChoose: (goalId: string) => void
  error: string | undefined
}

/** Which goal a gift is for, as real radio buttons with what is still missing. */
export function GoalChoice({ goals, name, value, onChoose, error }: GoalChoiceProps) {
  const { widget } = useTexts('prospects')
  const missing = ({ target_cents, raised_cents }: ProspectGoal) =>
    raised_cents < target_cents
      ? fillText(widget.toGo, { amount: formatUsd(target_cents - raised_cents) })
      : widget.reached
  const rows = [
    ...goals.map((goal) => ({ id: goal.id, title: goal.title, note: missing(goal) })),
    { id: '', title: fillText(widget.anyGoal, { name }), note: undefined },
  ]
  return (
    <fieldset className={styles.goals} aria-describedby={error ? 'support-goal-error' : undefined}>
      <legend>{widget.goal}</legend>
      {error && (
        <p className={styles.error} id="support-goal-error">
          {error}
        </p>
      )}
      {rows.map(({ id, title, note }, position) => (
        <label key={id}>
          <input
            type="radio"
            name="goal_id"
            id={position === 0 ? 'support-goal' : undefined}
            value={id}
            checked={id === value}
            onChange={() => onChoose(id)}
          />
          <span>
            {title}
            {note && <small>{note}</small>}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
