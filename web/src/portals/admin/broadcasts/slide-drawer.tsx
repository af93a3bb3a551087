import type { BroadcastSlide } from '@tower/contract/outreach/broadcast-slides.contract.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Drawer } from '../../../ui/drawer/drawer.tsx'
import { SlideEditor } from './slide-editor.tsx'

export type SlideDrawerProps = {
  /** Undefined: a new one. */
  slide: BroadcastSlide | undefined
  onClose: () => void
}

/** The editor at the side of the list. */
export default function SlideDrawer({ slide, onClose }: SlideDrawerProps) {
  const { editor } = useTexts('slides')
  return (
    <Drawer isOpen onClose={onClose} title={slide ? editor.title : editor.newTitle}>
      <SlideEditor slide={slide} onSaved={onClose} />
    </Drawer>
  )
}
