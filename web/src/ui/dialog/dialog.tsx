import { useFocusBack } from '../drawer/use-focus-back.ts'
import type { DialogPanelProps } from './dialog-panel.tsx'
import { lateInBrowser } from '../late/late.tsx'

const DialogPanel = lateInBrowser(() => import('./dialog-panel.tsx'))

export type DialogProps = DialogPanelProps

/**
 * A dialog: the focus stays inside, Escape closes, the focus returns. Its code comes when the first one opens. On
 * public pages only late parts use one, and say the same in the page for browsers without a script.
 */
export function Dialog(props: DialogProps) {
  return props.isOpen ? <OpenDialog {...props} /> : null
}

function OpenDialog(props: DialogProps) {
  useFocusBack({ needsOpener: true })
  return <DialogPanel {...props} />
}
