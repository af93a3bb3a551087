import type { MonthlyState } from '@tower/contract/money/desk.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Chip } from '../../../ui/chip/chip.tsx'
import { CheckIcon, ClockIcon, CloseIcon, WarningIcon } from '../../../ui/icons/icons.tsx'

const looks = {
  asked: { tone: 'neutral', icon: <ClockIcon />, outlined: false },
  active: { tone: 'success', icon: <CheckIcon />, outlined: false },
  past_due: { tone: 'danger', icon: <WarningIcon />, outlined: false },
  paused: { tone: 'warning', icon: <ClockIcon />, outlined: false },
  ended: { tone: 'neutral', icon: <CloseIcon />, outlined: true },
} as const

/** How a monthly gift stands, as sign and word. */
export function MonthlyChip({ state }: { state: MonthlyState }) {
  const { monthly } = useTexts('givers')
  return <Chip {...looks[state]}>{monthly.states[state]}</Chip>
}
