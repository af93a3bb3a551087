import type { Storybook } from '@tower/contract/learning/storybooks/storybook.contract.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Chip } from '../../ui/chip/chip.tsx'
import { CheckIcon, ClockIcon, WarningIcon } from '../../ui/icons/icons.tsx'

const looks = {
  draft: { tone: 'neutral', icon: undefined, outlined: false },
  submitted: { tone: 'warning', icon: <ClockIcon size={16} />, outlined: false },
  approved: { tone: 'info', icon: <CheckIcon size={16} />, outlined: false },
  published: { tone: 'success', icon: <CheckIcon size={16} />, outlined: true },
} as const

export type StatusChipProps = { book: Pick<Storybook, 'status' | 'held_by_names'> & { held_at: unknown } }

/** How far a storybook is, as sign and word; one that is hidden says why. */
export function StatusChip({ book: { status, ...book } }: StatusChipProps) {
  const { statuses, held, named } = useTexts('storybooks')
  if (book.held_at !== null)
    return (
      <Chip tone="danger" icon={<WarningIcon size={16} />}>
        {book.held_by_names ? named : held}
      </Chip>
    )
  return <Chip {...looks[status]}>{statuses[status]}</Chip>
}
