import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { useStepUp } from '../../session/step-up.tsx'

/**
 * Something sensitive that staff do: asks who is there where the server wants it, and whatever comes of it reads what is
 * shown anew, so that who was second sees what the other did. What is done is shown before its question closes.
 */
export function useProvenAct<Wish, Answer>(
  call: (wish: Wish) => Promise<Answer>,
  onDone: (answer: Answer, wish: Wish) => void,
  readAgain: (client: QueryClient) => unknown,
) {
  const stepUp = useStepUp()
  const client = useQueryClient()
  return useMutation({
    mutationFn: (wish: Wish) => stepUp(() => call(wish)),
    onSuccess: async (answer, wish) => {
      await readAgain(client)
      onDone(answer, wish)
    },
    onError: () => void readAgain(client),
  })
}
