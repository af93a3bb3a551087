import { disbursementDocument } from '@tower/contract/money/disbursements.ts'
import { disbursementCalls } from '../../../money/disbursements/disbursements.api.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { UploadField } from '../../../ui/upload-field/upload-field.tsx'
import type { SendFile } from '../../../ui/upload-field/use-uploads.ts'
import { useUploadFault } from '../use-upload-fault.ts'

export type DocumentFieldProps = {
  onDocument: (fileId: string | undefined) => void
  onUnderWay: (isUnderWay: boolean) => void
}

/** The one document that a disbursement stands on. */
export function DocumentField({ onDocument, onUnderWay }: DocumentFieldProps) {
  const { form, uploads } = useTexts('disbursementDesk')
  const explain = useUploadFault(uploads, { 'files.active_content': uploads.active })
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
      // The next one takes its place, whether it arrives or not.
      onBegin={() => onDocument(undefined)}
      onUnderWay={onUnderWay}
      onRemove={() => onDocument(undefined)}
    />
  )
}
