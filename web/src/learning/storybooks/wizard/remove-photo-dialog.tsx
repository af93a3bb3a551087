import type { Act } from '../../../session/use-act.ts'
import { fillText } from '../../../texts/fill-text.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog/confirm-dialog.tsx'

export type RemovePhotoDialogProps = {
  /** What the photo is called. */
  name: string
  act: Pick<Act<void, unknown>, 'isPending' | 'failure' | 'run'>
  onClose: () => void
}

/** Asks before an own photo goes. */
export default function RemovePhotoDialog({ name, act, onClose }: RemovePhotoDialogProps) {
  const { photos: texts } = useTexts('storybookWizard')
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title={fillText(texts.removeNamed, { name })}
      confirmLabel={texts.remove}
      cancelLabel={texts.keep}
      destructive
      pending={act.isPending}
      failure={act.failure}
      onConfirm={() => act.run()}
    >
      <p>{texts.removeWords}</p>
    </ConfirmDialog>
  )
}
