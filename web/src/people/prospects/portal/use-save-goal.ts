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
  const { error, mutate, isPending } = useMutation({
    mutationFn: (wish: GoalWish) => portalCalls.saveGoal(wish),
    onSuccess: async () => {
      toast({ text: done })
      await readPortalAgain(client)
      onDone()
    },
  })
  const isSignedOut = isCallError(error) && error.status === 401
  return { mutate, isPending, failure: error ? (isSignedOut ? signIn : goals.saveFailed) : undefined }
}
