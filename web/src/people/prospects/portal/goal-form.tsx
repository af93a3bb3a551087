import { useQuery } from '@tanstack/react-query'
import type { OwnGoal } from '@tower/contract/people/prospect-portal.contract.ts'
import { useState } from 'react'
import { useKeptWords } from '../../../session/use-kept-words.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { TextAreaField, TextField } from '../../../ui/field/field.tsx'
import { FormErrors } from '../../../ui/form/form-errors.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { findGoalFault, type GoalDraft, type GoalFault, readTarget } from './goal-draft.ts'
import styles from './portal.module.css'
import { portalQueries } from './prospect-portal.api.ts'
import { useSaveGoal } from './use-save-goal.ts'

export type GoalFormProps = { prospectId: string; goal?: OwnGoal; onClose: () => void }

/** A goal that is added or changed. What was typed stays where saving fails. */
export function GoalForm({ prospectId, goal, onClose }: GoalFormProps) {
  const { goals, cancel } = useTexts('prospectPortal')
  const texts = goals.form
  const kept = `goal.${prospectId}.${goal?.id ?? 'first'}`
  const { words: draft, write, forget } = useKeptWords(kept, draftOf(goal))
  const [fault, setFault] = useState<GoalFault>()
  const profile = useQuery(portalQueries.one(prospectId))
  const close = () => {
    forget()
    onClose()
  }
  const saving = useSaveGoal({ done: goals.saved, onDone: close })
  const change = (part: Partial<GoalDraft>) => {
    write({ ...draft, ...part })
    setFault(undefined)
  }
  function save() {
    const found = findGoalFault(draft)
    setFault(found)
    if (found || saving.isPending) return
    saving.mutate({
      prospect_id: prospectId,
      ...(goal && { goal_id: goal.id }),
      title: draft.title,
      description: draft.description,
      target_cents: readTarget(draft.dollars) ?? 0,
    })
  }
  const words = fault ? texts[fault] : saving.failure
  return (
    <Dialog isOpen onClose={onClose} title={goal ? texts.edit : texts.add}>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          save()
        }}
      >
        {profile.data?.prospect.approved && <Notice tone="info">{texts.warning}</Notice>}
        <FormErrors
          errors={words ? [{ message: words, ...(fault && { field: `goal-${fieldOf(fault, draft)}` }) }] : []}
        />
        <TextField
          id="goal-title"
          label={texts.goal}
          hint={texts.titleHint}
          maxLength={200}
          value={draft.title}
          error={fault && fieldOf(fault, draft) === 'title' ? words : undefined}
          onChange={(event) => change({ title: event.target.value })}
        />
        <TextAreaField
          label={texts.description}
          optional
          maxLength={2_000}
          value={draft.description}
          onChange={(event) => change({ description: event.target.value })}
        />
        <TextField
          id="goal-dollars"
          label={texts.target}
          hint={texts.targetHint}
          prefix="$"
          inputMode="numeric"
          autoComplete="off"
          value={draft.dollars}
          error={fault && fieldOf(fault, draft) === 'dollars' ? words : undefined}
          onChange={(event) => change({ dollars: event.target.value })}
        />
        <div className={`${styles.buttons} ${styles.end}`}>
          <Button onClick={close}>{cancel}</Button>
          <Button type="submit" kind="primary" pending={saving.isPending} pendingLabel={texts.saving}>
            {texts.save}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

function draftOf(goal: OwnGoal | undefined): GoalDraft {
  if (!goal) return { title: '', description: '', dollars: '' }
  const { title, description, target_cents: target } = goal
  return { title, description: description ?? '', dollars: String(target / 100) }
}

const fieldOf = (fault: GoalFault, { title }: GoalDraft): 'title' | 'dollars' =>
  fault === 'incomplete' && title.trim() === '' ? 'title' : 'dollars'
