import { useMutation, useQueryClient } from '@tanstack/react-query'
import { explainError } from '../../../api/explain-error.ts'
import { readYearAgain } from '../../../money/closing/closing.api.ts'
import { useStepUp } from '../../../session/step-up.tsx'
import { useTexts } from '../../../texts/use-texts.ts'
import { useToast } from '../../../ui/toast/toast-region.tsx'
import { actErrors } from '../admin-errors.ts'

/** Mails statements once staff have proven who they are; whatever comes of it, the year is read anew. */
export function useStatementAct(call: () => Promise<unknown>, say: () => string, onEnd?: () => void) {
  const stepUp = useStepUp()
  const client = useQueryClient()
  const toast = useToast()
  return useMutation({
    mutationFn: () => stepUp(call),
    onSuccess: () => toast({ text: say() }),
    onSettled: () => {
      onEnd?.()
      return readYearAgain(client)
    },
  })
}

/** Why nothing was mailed, in the visitor's language. */
export function useStatementFault(): (error: unknown) => string {
  const { statements: texts } = useTexts('closing')
  const { refused, ...rest } = actErrors(useTexts('admin'), texts.notMailed)
  const known = {
    'closing.year_not_over': texts.notOver,
    'closing.statements_running': texts.running,
    'closing.statements_changed': texts.changed,
    'closing.statement_without_address': texts.noAddress,
    'closing.statement_just_mailed': texts.justMailed,
  }
  return (error) => explainError(error, { ...rest, refused: { ...refused, ...known } })
}
