import type { DeskOfflineGift } from '@tower/contract/money/desk-offline.contract.ts'
import { useSearchParams } from 'react-router'
import { useTexts } from '../../../texts/use-texts.ts'
import { Drawer } from '../../../ui/drawer/drawer.tsx'
import { DepositForm } from './deposit-form.tsx'
import { EnterForm } from './enter-form.tsx'
import { InstallmentGift } from './installment-gift.tsx'
import { OfflineDetails } from './offline-details.tsx'

/** What the drawer is opened for where it is no gift. */
export type Entering = 'new' | 'deposit'
export type OfflineDrawerProps = { shows: DeskOfflineGift | Entering; onClose: () => void }

/** At the side of the list: a gift to enter, the checks of a deposit, or a gift with what can be done with it. */
export default function OfflineDrawer({ shows, onClose }: OfflineDrawerProps) {
  const texts = useTexts('offline')
  const [address] = useSearchParams()
  const [pledgeId, installmentId] = [address.get('pledge'), address.get('installment')]
  if (shows === 'new' && pledgeId !== null && installmentId !== null)
    return <InstallmentGift key={installmentId} {...{ pledgeId, installmentId }} />
  if (shows === 'deposit')
    return (
      <Drawer isOpen onClose={onClose} title={texts.deposit.title}>
        <DepositForm onClose={onClose} />
      </Drawer>
    )
  return (
    <Drawer isOpen onClose={onClose} title={shows === 'new' ? texts.enterTitle : texts.one}>
      {shows === 'new' ? <EnterForm onClose={onClose} /> : <OfflineDetails gift={shows} />}
    </Drawer>
  )
}
