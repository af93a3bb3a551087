import { disbursementDocument } from '@tower/contract/money/disbursements.ts'
import { explainError } from '../../../api/explain-error.ts'
import { disbursementCalls } from '../../../money/disbursements/disbursements.api.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { UploadField } from '../../../ui/upload-field/upload-field.tsx'
import type { SendFile } from '../../../ui/upload-field/use-uploads.ts'
import { actErrors } from '../admin-errors.ts'

/** The one document that a disbursement stands on. */
export function DocumentField({ onDocument }: { onDocument: (fileId: string | undefined) => void }) {
  const { form } = useTexts('disbursementDesk')
  const explain = useUploadWords()
  const send: SendFile = async (file, onPercent, signal) => {
    const { file_id: fileId } = await disbursementCalls.upload(file, { onPercent, signal })
    onDocument(fileId)
  }
  return (
    <UploadField
      label={form.document}
      rule={disbursementDocument}
      multiple={false}
      send={send}
      explain={explain}
      onRemove={() => onDocument(undefined)}
    />
  )
}

function useUploadWords(): (error: unknown) => string {
  const { uploads } = useTexts('disbursementDesk')
  const { refused } = actErrors(useTexts('admin'), uploads.failed)
  return (error) =>
    explainError(error, {
      refused: {
        ...refused,
        'files.unreadable': uploads.unreadable,
        'files.wrong_kind': uploads.wrongKind,
        'files.too_many_pixels': uploads.tooManyPixels,
        'files.too_large': uploads.tooLarge,
        'files.empty': uploads.empty,
        'files.active_content': uploads.active,
        'files.storage_full': uploads.full,
        'files.too_many_waiting': uploads.waiting,
      },
      failed: uploads.failed,
    })
}
