import { useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import type { GoalDraft } from './goal-draft.ts'
import styles from './portal.module.css'

export type TheirGoalProps = { theirs: GoalDraft; draft: GoalDraft; onKeep: () => void; onTake: () => void }

const fields = ['title', 'description', 'dollars'] as const

/** What somebody else saved of a goal meanwhile, where it differs from what is typed. */
export function TheirGoal({ theirs, draft, onKeep, onTake }: TheirGoalProps) {
  const { goals, home } = useTexts('prospectPortal')
  const { profile } = home
  const { goal: title, description, target: dollars } = goals.form
  const labels = { title, description, dollars }
  return (
    <section className={styles.theirs} aria-label={profile.theirs}>
      <h3>{profile.theirs}</h3>
      <dl>
        {fields
          .filter((name) => theirs[name] !== draft[name])
          .map((name) => (
            <div key={name}>
              <dt className={styles.quiet}>{labels[name]}</dt>
              <dd>{theirs[name] || profile.empty}</dd>
            </div>
          ))}
      </dl>
      <div className={styles.buttons}>
        <Button onClick={onKeep}>{profile.keep}</Button>
        <Button onClick={onTake}>{profile.take}</Button>
      </div>
    </section>
  )
}
