import type { Program } from '@tower/contract/outreach/programs.contract.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Chip } from '../../../ui/chip/chip.tsx'
import { CheckIcon, ClockIcon } from '../../../ui/icons/icons.tsx'

/** Whether a program is open, in words with a sign. */
export function StateChip({ state }: { state: Program['state'] }) {
  const { active, preview } = useTexts('programs')
  return state === 'active' ? (
    <Chip tone="success" icon={<CheckIcon size={16} />}>
      {active}
    </Chip>
  ) : (
    <Chip icon={<ClockIcon size={16} />}>{preview}</Chip>
  )
}
