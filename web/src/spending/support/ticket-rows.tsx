import type { Ticket } from '@tower/contract/spending/support.contract.ts'
import type { KeyboardEvent, ReactNode } from 'react'
import { Link } from 'react-router'
import { fillText } from '../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../texts/use-texts.ts'
import { Chip } from '../../ui/chip/chip.tsx'
import { BellIcon } from '../../ui/icons/icons.tsx'
import { showTime } from '../../ui/time/show-time.ts'
import styles from './support.module.css'
import { PriorityChip, StatusChip } from './ticket-chips.tsx'

export type TicketRowsProps = {
  tickets: readonly Ticket[]
  label: string
  openId: string | undefined
  linkTo: (id: string) => string
  /** What stands below the subject; without it, when the ticket changed last. */
  lineOf?: (ticket: Ticket) => ReactNode
}

/** Tickets one below the other, each a link that opens it beside the list. J, K and the arrows move. */
export function TicketRows({ tickets, label, openId, linkTo, lineOf }: TicketRowsProps) {
  const texts = useTexts('support')
  const language = useLanguage()
  return (
    <ul className={styles.rows} aria-label={label} onKeyDown={moveByKey}>
      {tickets.map((ticket) => (
        <li key={ticket.id}>
          <Link
            to={linkTo(ticket.id)}
            className={styles.row}
            aria-current={ticket.id === openId ? 'true' : undefined}
            preventScrollReset
          >
            <span className={styles.subject}>{ticket.subject}</span>
            <span className={styles.chips}>
              <StatusChip ticket={ticket} />
              <PriorityChip priority={ticket.priority} />
              {ticket.unread && ticket.staff === null && (
                <Chip tone="pencil" icon={<BellIcon size={14} />}>
                  {texts.unread}
                </Chip>
              )}
            </span>
            <span className={styles.quiet}>
              {lineOf?.(ticket) ??
                fillText(texts.updated, { time: showTime(ticket.updated_at, 'moment', language) })}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

const steps: Record<string, 1 | -1> = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 }

function moveByKey(event: KeyboardEvent<HTMLUListElement>): void {
  const step = steps[event.key]
  if (!step || event.ctrlKey || event.metaKey || event.altKey) return
  const row = (event.target as HTMLElement).closest('li')
  const next = step === 1 ? row?.nextElementSibling : row?.previousElementSibling
  const link = next?.querySelector('a')
  if (!link) return
  event.preventDefault()
  link.focus()
}
