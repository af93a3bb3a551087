import { useMutation, useQueryClient } from '@tanstack/react-query'
import { explainError } from '../../../api/explain-error.ts'
import { readKeysAgain } from '../../../oversight/integrations/integrations.api.ts'
import { useStepUp } from '../../../session/step-up.tsx'
import { useTexts } from '../../../texts/use-texts.ts'
import { actErrors } from '../admin-errors.ts'

/** Something superadmins do with a key: asks who is there where the server wants it, and reads all anew afterwards. */
export function useKeyAct<Wish, Answer>(
  call: (wish: Wish) => Promise<Answer>,
  onDone: (answer: Answer) => void,
) {
  const stepUp = useStepUp()
  const client = useQueryClient()
  return useMutation({
    mutationFn: (wish: Wish) => stepUp(() => call(wish)),
    onSuccess: onDone,
    onSettled: () => readKeysAgain(client),
  })
}

/** Why it was not done, in words. */
export function useKeyFault(failed: string): (error: unknown) => string {
  const admin = useTexts('admin')
  return (error) => explainError(error, actErrors(admin, failed))
}
