import { lazy, Suspense } from 'react'
import type { DialogPanelProps } from './dialog-panel.tsx'

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
