import type { SessionStatus } from '@tower/contract/spending/shopping.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Chip } from '../../ui/chip/chip.tsx'

const tones = {
  started: 'info',
  authorized: 'warning',
  captured: 'success',
  failed: 'danger',
  canceled: 'neutral',
} as const satisfies Record<SessionStatus, string>

/** Where a session stands. */
export function SessionChip({ status }: { status: SessionStatus }) {
  const { statuses } = useTexts('shopping')
  return <Chip tone={tones[status]}>{statuses[status]}</Chip>
}
