import { lazy, Suspense } from 'react'
import { Button } from '../button/button.tsx'
import type { DialogPanelProps } from './dialog-panel.tsx'
import styles from './dialog.module.css'

const DialogPanel = lazy(() => import('./dialog-panel.tsx'))

export type DialogProps = DialogPanelProps

/**
 * A dialog: the focus stays inside, Escape closes, the focus returns. Its code comes when the first one opens. On
 * public pages only late parts use one, and say the same in the page for browsers without a script.
 */
export function Dialog(props: DialogProps) {
  if (!props.isOpen) return null
  return (
    <Suspense fallback={null}>
      <DialogPanel {...props} />
    </Suspense>
  )
}

export type ConfirmDialogProps = Omit<DialogProps, 'role'> & {
  confirmLabel: string
  cancelLabel: string
  onConfirm: () => void
  /** What is confirmed cannot be undone. */
  destructive?: boolean
  pending?: boolean
}

/** Asks once more before something that matters: one sentence, cancel, and a button that names the deed. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    confirmLabel,
    cancelLabel,
    onConfirm,
    destructive = false,
    pending = false,
    children,
    ...dialog
  } = props
  return (
    <Dialog {...dialog} role="alertdialog">
      <div className={styles.words}>{children}</div>
      <div className={styles.buttons}>
        <Button onClick={dialog.onClose}>{cancelLabel}</Button>
        <Button kind={destructive ? 'danger-solid' : 'primary'} onClick={onConfirm} pending={pending}>
          {confirmLabel}
        </Button>
      </div>
    </Dialog>
  )
}
