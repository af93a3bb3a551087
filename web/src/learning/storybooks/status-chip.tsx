import type { StorybookState } from '@tower/contract/learning/storybooks/storybooks.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Chip } from '../../ui/chip/chip.tsx'
import { CheckIcon, ClockIcon, WarningIcon } from '../../ui/icons/icons.tsx'

const looks = {
  draft: { tone: 'neutral', icon: undefined, outlined: false },
  submitted: { tone: 'warning', icon: <ClockIcon size={16} />, outlined: false },
  approved: { tone: 'info', icon: <CheckIcon size={16} />, outlined: false },
  published: { tone: 'success', icon: <CheckIcon size={16} />, outlined: true },
} as const

export type StatusChipProps = { status: StorybookState; isHeld?: boolean }

/** How far a storybook is, as sign and word; one that a family asked to take down says so. */
export function StatusChip({ status, isHeld = false }: StatusChipProps) {
  const { statuses, held } = useTexts('storybooks')
  if (isHeld)
    return (
      <Chip tone="danger" icon={<WarningIcon size={16} />}>
        {held}
      </Chip>
    )
  return <Chip {...looks[status]}>{statuses[status]}</Chip>
}
