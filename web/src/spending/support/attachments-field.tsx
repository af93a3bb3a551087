import { ticketAttachment } from '@tower/contract/spending/support.ts'
import { explainError } from '../../api/explain-error.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { UploadField } from '../../ui/upload-field/upload-field.tsx'
import { type Attachments, TooManyFiles } from './use-attachments.ts'

/** Pictures and PDFs for a message. */
export default function AttachmentsField({ attachments }: { attachments: Attachments }) {
  const { attachLabel, uploads } = useTexts('support')
  const explain = (error: unknown) =>
    error instanceof TooManyFiles
      ? uploads.tooMany
      : explainError(error, {
          refused: {
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
  return (
    <UploadField
      key={attachments.formKey}
      label={attachLabel}
      rule={ticketAttachment}
      send={attachments.send}
      explain={explain}
      onRemove={attachments.remove}
    />
  )
}
