import type { ReactNode } from 'react'
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components'
import { Button } from './button.tsx'
import styles from './dialog.module.css'

export type DialogProps = {
  isOpen: boolean
  onClose: () => void
  title: string
  /** `alertdialog` for what cannot be undone. */
  role?: 'dialog' | 'alertdialog'
  children: ReactNode
}

/** A dialog for portals: the focus stays inside, Escape closes, the focus returns. Public pages use none. */
export function Dialog({ isOpen, onClose, title, role = 'dialog', children }: DialogProps) {
  return (
    <ModalOverlay
      className={styles.veil ?? ''}
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      isDismissable={role === 'dialog'}
    >
      <Modal className={styles.sheet ?? ''}>
        <AriaDialog role={role} className={styles.dialog ?? ''}>
          <Heading slot="title" className={styles.title ?? ''}>
            {title}
          </Heading>
          {children}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
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
