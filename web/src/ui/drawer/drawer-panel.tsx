import { type ReactNode, useContext, useState } from 'react'
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components'
import { useTexts } from '../../texts/use-texts.ts'
import { Button } from '../button/button.tsx'
import { ConfirmDialog } from '../confirm-dialog/confirm-dialog.tsx'
import { CloseIcon } from '../icons/icons.tsx'
import styles from './drawer.module.css'
import { DrawerToolsContext } from './drawer-tools.ts'
import { useTypedWords } from './use-typed-words.ts'

export type DrawerPanelProps = {
  onClose: () => void
  title: ReactNode
  /** Buttons beside the one that closes, such as the way to the rows before and after. */
  tools?: ReactNode
  /** Stays in sight at the lower edge. */
  actions?: ReactNode
  children: ReactNode
}

/** The drawer itself, with the code that keeps the focus inside. Loaded by `drawer.tsx` when one opens. */
export default function DrawerPanel({ onClose, title, tools, actions, children }: DrawerPanelProps) {
  const { list, lose } = useTexts('kit')
  const way = useContext(DrawerToolsContext)
  const [isAsking, setAsking] = useState(false)
  const { body, wouldLose } = useTypedWords()
  const close = () => (wouldLose() ? setAsking(true) : onClose())
  return (
    <ModalOverlay
      className={styles.veil ?? ''}
      isOpen
      onOpenChange={(open) => !open && close()}
      isDismissable
    >
      <Modal className={styles.side ?? ''}>
        <Dialog className={styles.drawer ?? ''}>
          <header className={styles.head}>
            <Heading slot="title" className={styles.title ?? ''}>
              {title}
            </Heading>
            {way ?? tools}
            <Button kind="ghost" iconOnly aria-label={list.close} onClick={close}>
              <CloseIcon />
            </Button>
          </header>
          <div ref={body} className={styles.body}>
            {children}
          </div>
          {actions && <footer className={styles.actions}>{actions}</footer>}
          <ConfirmDialog
            isOpen={isAsking}
            onClose={() => setAsking(false)}
            title={lose.title}
            confirmLabel={lose.close}
            cancelLabel={lose.stay}
            onConfirm={onClose}
            destructive
          >
            {lose.text}
          </ConfirmDialog>
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}
