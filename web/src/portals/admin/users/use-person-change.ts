import { useMutation, useQueryClient } from '@tanstack/react-query'
import { historyEndpoints } from '@tower/contract/oversight/history.contract.ts'
import { accountEndpoints } from '@tower/contract/people/account.contract.ts'
import { directoryEndpoints } from '@tower/contract/people/directory.contract.ts'
import { readAgain } from '../../../api/read-again.ts'
import { useStepUp } from '../../../session/step-up.tsx'

/** A sensitive change of a person: asks who is there where the server wants it, and reads everything anew after it. */
export function usePersonChange<Wish>(call: (wish: Wish) => Promise<unknown>, onDone: (wish: Wish) => void) {
  const stepUp = useStepUp()
  const client = useQueryClient()
  return useMutation({
    mutationFn: (wish: Wish) => stepUp(() => call(wish)),
    onSuccess: async (_, wish) => {
      onDone(wish)
      await readAgain(client, directoryEndpoints, historyEndpoints, accountEndpoints)
    },
  })
}
