import { explainError } from '../../../api/explain-error.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { actErrors } from '../admin-errors.ts'

/** Says why a picture was not taken in. */
export function useUploadWords(): (error: unknown) => string {
  const { uploads } = useTexts('siteDesk')
  const admin = useTexts('admin')
  const { refused } = actErrors(admin, uploads.failed)
  return (error) =>
    explainError(error, {
      refused: {
        ...refused,
        'files.unreadable': uploads.unreadable,
        'files.wrong_kind': uploads.wrongKind,
        'files.too_many_pixels': uploads.tooManyPixels,
        'files.too_large': uploads.tooLarge,
        'files.empty': uploads.empty,
        'files.storage_full': uploads.full,
        'files.too_many_waiting': uploads.waiting,
      },
      failed: uploads.failed,
    })
}
