import { useMutation, useQueryClient } from '@tanstack/react-query'
import { budgetEndpoints } from '@tower/contract/money/budgets.contract.ts'
import { readAgain } from '../../../api/read-again.ts'
import { useStepUp } from '../../../session/step-up.tsx'
import { useToast } from '../../../ui/toast/toast-region.tsx'

/**
 * Something staff change of budgets: asks who is there where the server wants it, says what was done, and reads all anew
 * whatever came of it, so that whoever was second sees what the other did. What can be taken back offers to.
 */
export function useBudgetAct<Wish>(
  call: (wish: Wish) => Promise<unknown>,
  done: (wish: Wish) => string,
  undo?: { label: string; back: (wish: Wish) => Wish },
) {
  const stepUp = useStepUp()
  const client = useQueryClient()
  const toast = useToast()
  const act = useMutation({
    mutationFn: (wish: Wish) => stepUp(() => call(wish)),
    onSuccess: (_, wish) =>
      toast({
        text: done(wish),
        ...(undo && { action: { label: undo.label, onPress: () => act.mutate(undo.back(wish)) } }),
      }),
    onSettled: () => readAgain(client, budgetEndpoints),
  })
  return act
}
