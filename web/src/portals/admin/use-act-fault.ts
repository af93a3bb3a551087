import { explainError } from '../../api/explain-error.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { actErrors } from './admin-errors.ts'

/** Says why something was not done: the server's own sentence where it has one, else the words for this action. */
export function useActFault(failed: string): (error: unknown) => string {
  const admin = useTexts('admin')
  return (error) => explainError(error, actErrors(admin, failed))
}
