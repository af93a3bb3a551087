import { useQuery } from '@tanstack/react-query'
import { pledgeQueries } from '../../../money/pledges/pledges.api.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Drawer } from '../../../ui/drawer/drawer.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { UnreadPart } from '../unread-part.tsx'
import { EnterPledge } from './enter-pledge.tsx'
import { PledgeDetails } from './pledge-details.tsx'

export type PledgeDrawerProps = {
  /** A pledge by its id, or `new`. */
  shows: string
  onClose: () => void
}

/** At the side of the list: a pledge to enter, or one with its installments and what can be done about them. */
export default function PledgeDrawer({ shows, onClose }: PledgeDrawerProps) {
  const texts = useTexts('pledges')
  const isNew = shows === 'new'
  return (
    <Drawer isOpen onClose={onClose} title={isNew ? texts.enterTitle : texts.one}>
      {isNew ? <EnterPledge onClose={onClose} /> : <Opened key={shows} pledgeId={shows} />}
    </Drawer>
  )
}

function Opened({ pledgeId }: { pledgeId: string }) {
  const texts = useTexts('pledges')
  const reading = useQuery({ ...pledgeQueries.one(pledgeId), retry: false })
  if (reading.isPending) return <Skeleton lines={8} />
  if (!reading.data) return <UnreadPart reading={reading} failed={texts.failedOne} />
  return <PledgeDetails pledge={reading.data} />
}
