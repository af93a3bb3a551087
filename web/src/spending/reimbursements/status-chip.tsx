import type { ReimbursementStatus } from '@tower/contract/spending/reimbursements.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Chip, type ChipProps } from '../../ui/chip/chip.tsx'
import { Stack } from '../../ui/layout/layout.tsx'
import { CheckIcon, ClockIcon, CloseIcon, icon, WarningIcon } from '../../ui/icons/icons.tsx'

const PencilIcon = icon('M4 20l1-4L16 5l3 3L8 19zM14 7l3 3')
const PaidIcon = icon('M3 7h18v10H3zM12 9.5a2.5 2.5 0 1 0 0 5a2.5 2.5 0 1 0 0-5M6 12h.01M18 12h.01')

const looks = {
  draft: { tone: 'neutral', icon: <PencilIcon size={14} /> },
  submitted: { tone: 'info', icon: <ClockIcon size={14} /> },
  approved: { tone: 'success', icon: <CheckIcon size={14} /> },
  paid: { tone: 'success', icon: <PaidIcon size={14} />, outlined: true },
  rejected: { tone: 'danger', icon: <CloseIcon size={14} /> },
} as const satisfies Record<ReimbursementStatus, Omit<ChipProps, 'children'>>

export type StatusChipProps = { status: ReimbursementStatus; isReturned?: boolean }

/** Where a request stands, as sign and word. A draft that staff returned says so beside its state, by which lists are filtered. */
export function StatusChip({ status, isReturned = false }: StatusChipProps) {
  const { statuses, needsChanges } = useTexts('reimbursements')
  const chip = <Chip {...looks[status]}>{statuses[status]}</Chip>
  if (status !== 'draft' || !isReturned) return chip
  return (
    <Stack as="span" gap={1} start>
      {chip}
      <Chip tone="warning" icon={<WarningIcon size={14} />}>
        {needsChanges}
      </Chip>
    </Stack>
  )
}

/** Whether staff gave a draft back: then it says why. */
export function isReturned({
  status,
  reason,
}: {
  status: ReimbursementStatus
  reason: string | null
}): boolean {
  return status === 'draft' && reason !== null
}
