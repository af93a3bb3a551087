import type { AssignmentSlot } from '@tower/contract/matching/draw-views.contract.ts'
import { EmptyBlocks } from '../../../pictures/tower/empty-blocks.tsx'
import { useTexts } from '../../../texts/use-texts.ts'
import { Card } from '../../../ui/card/card.tsx'
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx'
import { PastTable, UpcomingTable } from './draw-tables.tsx'
import type { RunOutcome } from './run-button.tsx'

export type DrawListsProps = {
  draws: readonly AssignmentSlot[]
  page: number
  onOutcome: (outcome: RunOutcome | undefined) => void
}

/** The draws of a page: those to come, then those that are over. */
export default function DrawLists({ draws, page, onOutcome }: DrawListsProps) {
  const { upcoming, past } = useTexts('admin').randomizer
  const coming = draws.filter(({ state }) => state === 'scheduled' || state === 'frozen')
  const over = draws.filter(({ state }) => state === 'completed' || state === 'voided')
  const none = draws.length === 0 ? upcoming.none : upcoming.noneUpcoming
  return (
    <>
      {(coming.length > 0 || page === 1) && (
        <Card title={upcoming.title} flush>
          {coming.length > 0 ? (
            <UpcomingTable draws={coming} onOutcome={onOutcome} />
          ) : (
            <EmptyState picture={<EmptyBlocks />}>{none}</EmptyState>
          )}
        </Card>
      )}
      {over.length > 0 && (
        <Card title={past.title} flush>
          <PastTable draws={over} />
        </Card>
      )}
    </>
  )
}
