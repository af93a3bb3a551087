import type { PhotoState } from '@tower/contract/spending/photos.ts'
import { Chip, type ChipProps } from '../../ui/chip/chip.tsx'
import { CheckIcon, ClockIcon, CloseIcon } from '../../ui/icons/icons.tsx'

const chips = {
  pending: { tone: 'warning', Icon: ClockIcon },
  approved: { tone: 'success', Icon: CheckIcon },
  rejected: { tone: 'danger', Icon: CloseIcon },
} as const satisfies Record<PhotoState, { tone: ChipProps['tone']; Icon: typeof CheckIcon }>

/** Where a photo stands, as sign and word. */
export function PhotoStateChip({
  status,
  words,
}: {
  status: PhotoState
  words: Readonly<Record<PhotoState, string>>
}) {
  const { tone, Icon } = chips[status]
  return (
    <Chip tone={tone} icon={<Icon size={16} />}>
      {words[status]}
    </Chip>
  )
}
