import { useMutation, useQueryClient } from '@tanstack/react-query'
import { makeStale } from '../../../api/stale-on.ts'
import { useStepUp } from '../../../session/step-up.tsx'
import { useToast } from '../../../ui/toast/toast-region.tsx'

/** One act on a draw: it asks who is there where the server wants to know, says what was done, and reads again, also after a refusal, since somebody else acted then. */
export function useDeskAct<Input>(
  act: (input: Input) => Promise<unknown>,
  { done, onDone }: { done: (input: Input) => string; onDone: () => void },
) {
  const client = useQueryClient()
  const toast = useToast()
  const stepUp = useStepUp()
  return useMutation({
    mutationFn: (input: Input) => stepUp(() => act(input)),
    onSuccess: (_, input) => {
      toast({ text: done(input) })
      onDone()
    },
    onSettled: () => makeStale(client, 'draw.changed'),
  })
}
