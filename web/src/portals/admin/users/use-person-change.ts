import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useStepUp } from '../../../session/step-up.tsx'

/** A sensitive change of a person: asks who is there where the server wants it, and reads everything anew after it. */
export function usePersonChange<Wish>(call: (wish: Wish) => Promise<unknown>, onDone: (wish: Wish) => void) {
  const stepUp = useStepUp()
  const client = useQueryClient()
  return useMutation({
    mutationFn: (wish: Wish) => stepUp(() => call(wish)),
    onSuccess: async (_, wish) => {
      onDone(wish)
      await client.invalidateQueries({ queryKey: ['people'] })
    },
  })
}
