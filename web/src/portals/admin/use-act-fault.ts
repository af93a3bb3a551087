import { explainError, type RefusalWords } from '../../api/explain-error.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { actErrors } from './admin-errors.ts'

/** Says why something was not done: the words for its code, the server's own sentence, or else the words for this action. */
export function useActFault(failed: string, known: RefusalWords = {}): (error: unknown) => string {
  const admin = useTexts('admin')
  const { refused, ...rest } = actErrors(admin, failed)
  return (error) => explainError(error, { ...rest, refused: { ...refused, ...known } })
}
