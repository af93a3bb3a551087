import { useQuery } from '@tanstack/react-query'
import { useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { TextAreaField, TextField } from '../../../ui/field/field.tsx'
import { FormErrors } from '../../../ui/form/form-errors.tsx'
import { AmountField } from '../../../ui/money-field/amount-field.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { draftOf, type GoalDraft, type GoalFault } from './goal-draft.ts'
import styles from './portal.module.css'
import { portalQueries } from './prospect-portal.api.ts'
import { TheirGoal } from './their-goal.tsx'
import { type GoalFormProps, useGoalForm } from './use-goal-form.ts'

/** A goal that is added or changed. What was typed stays where saving fails, or where somebody else saved meanwhile. */
export function GoalForm({ prospectId, goal, onClose }: GoalFormProps) {
  const { goals, cancel } = useTexts('prospectPortal')
  const texts = goals.form
  const profile = useQuery(portalQueries.one(prospectId))
  const form = useGoalForm({ prospectId, goal, onClose })
  const { draft, change, fault, words } = form
  const errorOf = (field: 'title' | 'dollars') =>
    fault && fieldOf(fault, draft) === field ? words : undefined
  return (
    <Dialog isOpen onClose={onClose} title={goal ? texts.edit : texts.add}>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          form.save()
        }}
      >
        {profile.data?.prospect.approved && <Notice tone="info">{texts.warning}</Notice>}
        <FormErrors
          errors={words ? [{ message: words, ...(fault && { field: `goal-${fieldOf(fault, draft)}` }) }] : []}
        />
        {form.theirs && (
          <TheirGoal theirs={draftOf(form.theirs)} draft={draft} onKeep={form.keep} onTake={form.take} />
        )}
        <TextField
          id="goal-title"
          label={texts.goal}
          hint={texts.titleHint}
          maxLength={200}
          value={draft.title}
          error={errorOf('title')}
          onChange={(event) => change({ title: event.target.value })}
        />
        <TextAreaField
          label={texts.description}
          optional
          maxLength={2_000}
          value={draft.description}
          onChange={(event) => change({ description: event.target.value })}
        />
        <AmountField
          id="goal-dollars"
          label={texts.target}
          hint={texts.targetHint}
          isWhole
          value={draft.dollars}
          error={errorOf('dollars')}
          onAmount={(dollars) => change({ dollars })}
        />
        <div className={`${styles.buttons} ${styles.end}`}>
          <Button onClick={form.giveUp}>{cancel}</Button>
          <Button type="submit" kind="primary" pending={form.isPending} pendingLabel={texts.saving}>
            {texts.save}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

const fieldOf = (fault: GoalFault, { title }: GoalDraft): 'title' | 'dollars' =>
  fault === 'incomplete' && title.trim() === '' ? 'title' : 'dollars'
