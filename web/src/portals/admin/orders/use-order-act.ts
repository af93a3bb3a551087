import { useMutation, useQueryClient } from '@tanstack/react-query'
import { explainError, type RefusalWords } from '../../../api/explain-error.ts'
import { useStepUp } from '../../../session/step-up.tsx'
import { readOrdersAgain } from '../../../spending/orders/orders.api.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { actErrors } from '../admin-errors.ts'

/**
 * Something staff do with an order. Whatever comes of it, lists and order are read anew, so that the second sees the first's; what
 * is done is shown before its question closes.
 */
export function useOrderAct<Wish, Answer>(
  call: (wish: Wish) => Promise<Answer>,
  onDone: (answer: Answer, wish: Wish) => void,
  onFail?: (error: unknown) => Promise<void>,
) {
  const client = useQueryClient()
  const stepUp = useStepUp()
  return useMutation({
    mutationFn: (wish: Wish) => stepUp(() => call(wish)),
    onSuccess: async (answer, wish) => {
      await readOrdersAgain(client)
      onDone(answer, wish)
    },
    onError: (error) => {
      void readOrdersAgain(client)
      return onFail?.(error)
    },
  })
}

/** Why nothing was done: the server's own sentence where it has one, for it says who was first. */
export function useOrderFault(failed: string, refused: RefusalWords = {}): (error: unknown) => string {
  const admin = useTexts('admin')
  const { refused: session, ...rest } = actErrors(admin, failed)
  return (error) => explainError(error, { ...rest, refused: { ...session, ...refused } })
}
