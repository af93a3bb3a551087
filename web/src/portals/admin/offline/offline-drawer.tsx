import type { DeskOfflineGift } from '@tower/contract/money/desk-offline.contract.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Drawer } from '../../../ui/drawer/drawer.tsx'
import { EnterForm } from './enter-form.tsx'
import { OfflineDetails } from './offline-details.tsx'

export type OfflineDrawerProps = { gift: DeskOfflineGift | undefined; onClose: () => void }

/** An offline gift at the side of the list: one to enter, or one with what can be done with it. */
export default function OfflineDrawer({ gift, onClose }: OfflineDrawerProps) {
  const texts = useTexts('offline')
  return (
    <Drawer isOpen onClose={onClose} title={gift ? texts.one : texts.enterTitle}>
      {gift ? <OfflineDetails gift={gift} /> : <EnterForm onClose={onClose} />}
    </Drawer>
  )
}
