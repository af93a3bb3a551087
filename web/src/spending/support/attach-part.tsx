import { useTexts } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button/button.tsx'
import { lateInBrowser } from '../../ui/late/late.tsx'
import type { Attachments } from './use-attachments.ts'

// Comes when somebody wants to attach something.
const AttachmentsField = lateInBrowser(() => import('./attachments-field.tsx'))

/** A button, and once it is pressed the field for files. */
export function AttachPart({ attachments }: { attachments: Attachments }) {
  const { attach } = useTexts('support')
  if (attachments.isShown) return <AttachmentsField attachments={attachments} />
  return (
    <div>
      <Button size="s" onClick={attachments.show}>
        {attach}
      </Button>
    </div>
  )
}
