import { useMutation, useQueryClient } from '@tanstack/react-query'
import { makeStale } from '../../../api/stale-on.ts'
import { useToast } from '../../../ui/toast/toast-region.tsx'

/** One act on a draw: it says what was done, and reads again, also after a refusal, since somebody else acted then. */
export function useDeskAct<Input>(
  act: (input: Input) => Promise<unknown>,
  { done, onDone }: { done: (input: Input) => string; onDone: () => void },
) {
  const client = useQueryClient()
  const toast = useToast()
  return useMutation({
    mutationFn: act,
    onSuccess: (_, input) => {
      toast({ text: done(input) })
      onDone()
    },
    onSettled: () => makeStale(client, 'draw.changed'),
  })
}
