import { useQuery } from '@tanstack/react-query'
import type { OwnGoal } from '@tower/contract/people/prospect-portal.contract.ts'
import { useState } from 'react'
import { useKeptWords } from '../../../session/use-kept-words.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { draftOf, findGoalFault, type GoalDraft, type GoalFault, readTarget } from './goal-draft.ts'
import { portalQueries } from './prospect-portal.api.ts'
import { useSaveGoal } from './use-save-goal.ts'

export type GoalFormProps = { prospectId: string; goal: OwnGoal | undefined; onClose: () => void }

/** What is typed into the form of a goal, by which revision, and what somebody else saved meanwhile. */
export function useGoalForm({ prospectId, goal, onClose }: GoalFormProps) {
  const { goals } = useTexts('prospectPortal')
  const { words, write, forget } = useKeptWords(`goal.${prospectId}.${goal?.id ?? 'first'}`, {
    draft: draftOf(goal),
    seen: goal?.revision,
  })
  const { draft, seen } = words
  const [fault, setFault] = useState<GoalFault>()
  const giveUp = () => {
    forget()
    onClose()
  }
  const saving = useSaveGoal({ done: goals.saved, onDone: giveUp })
  const theirs = useTheirs(prospectId, goal?.id, saving.hasClash)

  function save(revision = seen) {
    const found = findGoalFault(draft)
    setFault(found)
    if (found || saving.isPending) return
    saving.mutate({
      prospect_id: prospectId,
      ...(goal && { goal_id: goal.id, seen: revision }),
      title: draft.title,
      description: draft.description,
      target_cents: readTarget(draft.dollars) ?? 0,
    })
  }
  return {
    draft,
    change: (part: Partial<GoalDraft>) => {
      write({ draft: { ...draft, ...part }, seen })
      setFault(undefined)
    },
    fault,
    words: fault ? goals.form[fault] : saving.failure,
    isPending: saving.isPending,
    theirs: theirs && theirs.revision !== seen ? theirs : undefined,
    giveUp,
    save: () => save(),
    keep: () => save(theirs?.revision),
    take: () => {
      if (!theirs) return
      forget({ draft: draftOf(theirs), seen: theirs.revision })
      saving.reset()
    },
  }
}

/** The goal as it is saved now, read anew once a save was refused because of it. */
function useTheirs(prospectId: string, goalId: string | undefined, hasClash: boolean): OwnGoal | undefined {
  const reading = useQuery({
    ...portalQueries.goals(prospectId, { page: 1, pageSize: 100 }),
    enabled: hasClash && goalId !== undefined,
  })
  return reading.data?.items.find(({ id }) => id === goalId)
}
