import { explainError } from '../../../api/explain-error.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { actErrors } from '../admin-errors.ts'

/** Why a monthly gift was not changed, in the visitor's language. */
export function useMonthlyFault(): (error: unknown) => string {
  const { one: texts } = useTexts('givers').monthly
  const { refused, ...rest } = actErrors(useTexts('admin'), texts.failedAct)
  const known = {
    'sponsorships.ended': texts.ended,
    'sponsorships.change_failed': texts.refused,
    'sponsorships.not_found': texts.gone,
  }
  return (error) => explainError(error, { ...rest, refused: { ...refused, ...known } })
}
