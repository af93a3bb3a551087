import type { DrawerPanelProps } from './drawer-panel.tsx'
import { useFocusBack } from './use-focus-back.ts'
import { lateInBrowser } from '../late/late.tsx'

const DrawerPanel = lateInBrowser(() => import('./drawer-panel.tsx'))

export type DrawerProps = DrawerPanelProps & { isOpen: boolean }

/** The details of a row at the side, on a phone over the whole screen. The focus stays inside and returns to the row. */
export function Drawer({ isOpen, ...panel }: DrawerProps) {
  return isOpen ? <OpenDrawer {...panel} /> : null
}

function OpenDrawer(panel: DrawerPanelProps) {
  useFocusBack()
  return <DrawerPanel {...panel} />
}
