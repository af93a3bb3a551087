import { explainError } from '../../../../api/explain-error.ts'
import { useTexts } from '../../../../texts/use-texts.ts'
import { actErrors } from '../../admin-errors.ts'

/** Why nothing came of it, in the visitor's language, by the codes of what may be refused. */
export function useBankFault(failed?: string): (error: unknown) => string {
  const { bank: texts } = useTexts('closing')
  const { refused, ...rest } = actErrors(useTexts('admin'), failed ?? texts.settle.failed)
  const own = Object.entries({ ...texts.refused, ...texts.taking.refused })
  const known = Object.fromEntries(own.map(([code, words]) => [`closing.${code}`, words]))
  return (error) => explainError(error, { ...rest, refused: { ...refused, ...known } })
}
