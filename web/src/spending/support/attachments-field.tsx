import { ticketAttachment } from '@tower/contract/spending/support.ts'
import { explainError } from '../../api/explain-error.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { UploadField } from '../../ui/upload-field/upload-field.tsx'
import { uploadRefusals } from '../../ui/upload-field/upload-refusals.ts'
import { type Attachments, TooManyFiles } from './use-attachments.ts'

/** Pictures and PDFs for a message. */
export default function AttachmentsField({ attachments }: { attachments: Attachments }) {
  const { attachLabel, uploads } = useTexts('support')
  const explain = (error: unknown) =>
    error instanceof TooManyFiles
      ? uploads.tooMany
      : explainError(error, {
          refused: {
            ...uploadRefusals(uploads),
            'files.active_content': uploads.active,
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
