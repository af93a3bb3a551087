import { useMutation, useQueryClient } from '@tanstack/react-query'
import { readSafetyAgain } from '../../../oversight/safety/safety.api.ts'
import { useStepUp } from '../../../session/step-up.tsx'
import { useTexts } from '../../../texts/use-texts.ts'
import { useToast } from '../../../ui/toast/toast-region.tsx'
import { useActFault } from '../use-act-fault.ts'

/** Something staff do here: asks who is there where the server wants it, says what came of it, and reads all anew. */
export function useSafetyAct<Wish>(call: (wish: Wish) => Promise<unknown>, done: string) {
  const { failed } = useTexts('safety')
  const explain = useActFault(failed)
  const stepUp = useStepUp()
  const client = useQueryClient()
  const toast = useToast()
  return useMutation({
    mutationFn: (wish: Wish) => stepUp(() => call(wish)),
    onSuccess: () => toast({ text: done }),
    onError: (error) => toast({ text: explain(error), tone: 'danger' }),
    onSettled: () => readSafetyAgain(client),
  })
}
