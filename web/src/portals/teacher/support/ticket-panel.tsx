import type { Ticket, TicketMessage } from '@tower/contract/spending/support.contract.ts'
import { useEffect } from 'react'
import { OwnLook } from '../../../learning/badges/teacher-look.tsx'
import { FocusedHeading } from '../../../spending/support/focused-heading.tsx'
import { MessageList } from '../../../spending/support/message-list.tsx'
import { supportCalls } from '../../../spending/support/support.api.ts'
import styles from '../../../spending/support/support.module.css'
import { PriorityChip, StatusChip, useCategoryName } from '../../../spending/support/ticket-chips.tsx'
import { useTexts } from '../../../texts/use-texts.ts'
import { OpenTicket } from '../../open-ticket.tsx'
import { ReplyForm } from './reply-form.tsx'

/** A ticket of the teacher's own, which follows what is written in it. */
export function TicketPanel({ ticketId, onClose }: { ticketId: string; onClose: () => void }) {
  const { failed } = useTexts('support')
  return (
    <OpenTicket ticketId={ticketId} failed={failed} onClose={onClose}>
      {(ticket) => <Thread ticket={ticket} />}
    </OpenTicket>
  )
}

/** What stands on the screen of somebody who looks at it is read. */
function useSeen(ticket: Ticket): void {
  const id = ticket.unread ? ticket.id : undefined
  const newest = ticket.updated_at
  useEffect(() => {
    if (id === undefined || document.visibilityState !== 'visible') return
    // Counted as unread once more where it fails.
    supportCalls.see(id).catch(() => undefined)
  }, [id, newest])
}

function Thread({ ticket }: { ticket: Ticket }) {
  const texts = useTexts('support')
  const nameCategory = useCategoryName()
  useSeen(ticket)
  const nameOf = ({ sender_role: sender }: TicketMessage) =>
    ({ teacher: texts.you, admin: texts.staff, numa: texts.senders.numa })[sender]
  return (
    <>
      <div className={styles.panelHead}>
        <FocusedHeading ticketId={ticket.id}>{ticket.subject}</FocusedHeading>
        <div className={styles.chips}>
          <StatusChip ticket={ticket} />
          <PriorityChip priority={ticket.priority} />
          <span className={styles.quiet}>{nameCategory(ticket.category)}</span>
        </div>
        <OwnLook />
      </div>
      <MessageList
        messages={ticket.ticket_messages}
        nameOf={nameOf}
        isOwn={({ sender_role: sender }) => sender === 'teacher'}
      />
      <ReplyForm ticketId={ticket.id} isClosed={ticket.status === 'closed'} />
    </>
  )
}
