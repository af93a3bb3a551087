import { useMutation, useQueryClient } from '@tanstack/react-query'
import { isCallError } from '../../../api/call-error.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { useToast } from '../../../ui/toast/toast-region.tsx'
import { type GoalWish, portalCalls, readPortalAgain } from './prospect-portal.api.ts'

/** Saves a goal, and says in the fixed words when it could not be saved. */
export function useSaveGoal({ done, onDone }: { done: string; onDone: () => void }) {
  const { goals, signIn } = useTexts('prospectPortal')
  const client = useQueryClient()
  const toast = useToast()
  const { error, mutate, isPending, reset } = useMutation({
    mutationFn: (wish: GoalWish) => portalCalls.saveGoal(wish),
    onSuccess: async () => {
      toast({ text: done })
      await readPortalAgain(client)
      onDone()
    },
    // What somebody else saved meanwhile is shown beside what was typed.
    onError: (refusal) => (isChanged(refusal) ? readPortalAgain(client) : undefined),
  })
  const isSignedOut = isCallError(error) && error.status === 401
  const hasClash = isChanged(error)
  const words = isSignedOut ? signIn : hasClash ? goals.form.changed : goals.saveFailed
  return { mutate, isPending, reset, hasClash, failure: error ? words : undefined }
}

const isChanged = (error: unknown) => isCallError(error) && error.code === 'prospects.goal_changed_meanwhile'
