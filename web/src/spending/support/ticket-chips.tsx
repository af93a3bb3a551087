import type { Ticket } from '@tower/contract/spending/support.contract.ts'
import { ticketCategories, type TicketPriority } from '@tower/contract/spending/support.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Chip } from '../../ui/chip/chip.tsx'
import { CheckIcon, ClockIcon, MailIcon, WarningIcon } from '../../ui/icons/icons.tsx'

/** Where a ticket stands. */
export function StatusChip({ ticket: { status } }: { ticket: Pick<Ticket, 'status'> }) {
  const { statuses } = useTexts('support')
  const looks = {
    open: { tone: 'info', icon: <ClockIcon size={14} /> },
    pending: { tone: 'success', icon: <MailIcon size={14} /> },
    closed: { tone: 'neutral', outlined: true, icon: <CheckIcon size={14} /> },
  } as const
  return <Chip {...looks[status]}>{statuses[status]}</Chip>
}

/** How pressing a ticket is; what is normal goes without saying. */
export function PriorityChip({ priority }: { priority: TicketPriority }) {
  const { priorities } = useTexts('support')
  if (priority === 'normal') return null
  const isPressing = priority === 'high' || priority === 'urgent'
  return (
    <Chip
      tone={priority === 'urgent' ? 'danger' : isPressing ? 'warning' : 'neutral'}
      icon={isPressing ? <WarningIcon size={14} /> : undefined}
    >
      {priorities[priority]}
    </Chip>
  )
}

/** A category in the reader's language, or as it was typed. */
export function useCategoryName(): (category: string) => string {
  const { categories } = useTexts('support')
  return (category) => {
    const known = ticketCategories.find((name) => name === category)
    return known ? categories[known] : category
  }
}
