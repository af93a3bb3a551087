import type { DrawState } from '@tower/contract/matching/draws.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Chip, type ChipProps } from '../../ui/chip/chip.tsx'
import { CheckIcon, ClockIcon, CloseIcon, LockIcon } from '../../ui/icons/icons.tsx'

const looks = {
  scheduled: { tone: 'info', Icon: ClockIcon },
  frozen: { tone: 'warning', Icon: LockIcon },
  completed: { tone: 'success', Icon: CheckIcon },
  voided: { tone: 'danger', Icon: CloseIcon },
} as const satisfies Record<DrawState, { tone: ChipProps['tone']; Icon: typeof CheckIcon }>

/** How far a draw has come, as sign and word. */
export function DrawStateChip({ state }: { state: DrawState }) {
  const { states } = useTexts('drawTerms')
  const { tone, Icon } = looks[state]
  return (
    <Chip tone={tone} icon={<Icon />}>
      {states[state]}
    </Chip>
  )
}
