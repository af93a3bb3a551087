import { useMutation, useQueryClient } from '@tanstack/react-query'
import { readViewsAgain } from './views.api.ts'

/** Something a person does with their saved views; all of them are read anew afterwards. */
export function useViewAct<Wish, Answer>(
  call: (wish: Wish) => Promise<Answer>,
  onDone: (answer: Answer, wish: Wish) => void,
) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: call,
    // Read first: what opened the dialog may be gone by then, and the focus goes back to what is there.
    onSuccess: async (answer, wish) => {
      await readViewsAgain(client)
      onDone(answer, wish)
    },
    onError: () => readViewsAgain(client),
  })
}
