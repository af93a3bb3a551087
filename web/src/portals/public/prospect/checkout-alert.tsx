import { useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import styles from './sponsor-widget.module.css'

/** Says that the checkout did not start; the dialog's own code comes when it is needed. */
export function CheckoutAlert({ onClose }: { onClose: () => void }) {
  const { widget } = useTexts('prospects')
  return (
    <Dialog isOpen role="alertdialog" title={widget.failed} onClose={onClose}>
      <p>{widget.failedText}</p>
      <p className={styles.close}>
        <Button kind="primary" onClick={onClose}>
          {widget.close}
        </Button>
      </p>
    </Dialog>
  )
}
