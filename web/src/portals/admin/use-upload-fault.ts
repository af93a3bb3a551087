import { explainError, type RefusalWords } from '../../api/explain-error.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { uploadRefusals, type UploadWords } from '../../ui/upload-field/upload-refusals.ts'
import { actErrors } from './admin-errors.ts'

/** Says why a file was not taken in; `more` are the words for what only files of this kind are refused for. */
export function useUploadFault(
  words: UploadWords & { failed: string },
  more: RefusalWords = {},
): (error: unknown) => string {
  const { failed } = words
  const { refused } = actErrors(useTexts('admin'), failed)
  return (error) =>
    explainError(error, { refused: { ...refused, ...uploadRefusals(words), ...more }, failed })
}
