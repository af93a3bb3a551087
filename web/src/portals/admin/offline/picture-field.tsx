import { checkPicture } from '@tower/contract/money/giving.ts'
import { checkPictureCalls } from '../../../money/desk/desk.api.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { UploadField } from '../../../ui/upload-field/upload-field.tsx'
import type { SendFile } from '../../../ui/upload-field/use-uploads.ts'
import { useUploadFault } from '../use-upload-fault.ts'

export type PictureFieldProps = {
  /**
   * What was uploaded; empty is nothing. It is called long after the file was chosen: whatever was typed meanwhile has to
   * stay.
   */
  onFile: (fileId: string) => void
  onUnderWay: (isUnderWay: boolean) => void
}

/** What a check looks like, as a picture or PDF. */
export function PictureField({ onFile, onUnderWay }: PictureFieldProps) {
  const { picture: texts } = useTexts('offline')
  const explain = useUploadFault(texts.uploads, { 'files.active_content': texts.uploads.active })
  const send: SendFile = async (file, onPercent, signal) => {
    const kept = await checkPictureCalls.upload(file, { onPercent, signal })
    onFile(kept.file_id)
  }
  return (
    <UploadField
      label={texts.label}
      rule={checkPicture}
      multiple={false}
      send={send}
      explain={explain}
      // The next one takes its place, whether it arrives or not.
      onBegin={() => onFile('')}
      onUnderWay={onUnderWay}
      onRemove={() => onFile('')}
    />
  )
}
