import { useMutation, useQueryClient } from '@tanstack/react-query'
import { athleteMoneyRuleEndpoints } from '@tower/contract/money/athlete-money-rule.contract.ts'
import { disbursementEndpoints } from '@tower/contract/money/disbursements.contract.ts'
import { readAgain } from '../../../api/read-again.ts'
import { useStepUp } from '../../../session/step-up.tsx'
import { useToast } from '../../../ui/toast/toast-region.tsx'

/**
 * Something staff do with the money of athletes: asks who is there where the server wants it, says what was done, and reads
 * all anew whatever came of it, so that whoever was second sees what the other did.
 */
export function useDisbursementAct<Wish, Answer>(
  call: (wish: Wish) => Promise<Answer>,
  { done, onDone }: { done: (answer: Answer) => string; onDone?: () => void },
) {
  const stepUp = useStepUp()
  const client = useQueryClient()
  const toast = useToast()
  return useMutation({
    mutationFn: (wish: Wish) => stepUp(() => call(wish)),
    onSuccess: (answer) => {
      toast({ text: done(answer) })
      onDone?.()
    },
    onSettled: () => {
      void readAgain(client, disbursementEndpoints)
      void readAgain(client, athleteMoneyRuleEndpoints)
    },
  })
}
