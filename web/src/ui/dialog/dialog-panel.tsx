import type { ReactNode } from 'react'
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components'
import styles from './dialog.module.css'

export type DialogPanelProps = {
  isOpen: boolean
  onClose: () => void
  title: string
  /** `alertdialog` for what cannot be undone. */
  role?: 'dialog' | 'alertdialog'
  children: ReactNode
}

/** The dialog itself, with the code that keeps the focus inside. Loaded by `dialog.tsx` when one opens. */
export default function DialogPanel({ isOpen, onClose, title, role = 'dialog', children }: DialogPanelProps) {
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
