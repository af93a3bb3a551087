import { useQuery } from '@tanstack/react-query'
import type { Ticket, TicketMessage } from '@tower/contract/spending/support.contract.ts'
import { useEffect } from 'react'
import { isCallError } from '../../../api/call-error.ts'
import { FocusedHeading } from '../../../spending/support/focused-heading.tsx'
import { MessageList } from '../../../spending/support/message-list.tsx'
import { supportCalls, supportQueries } from '../../../spending/support/support.api.ts'
import styles from '../../../spending/support/support.module.css'
import { PriorityChip, StatusChip, useCategoryName } from '../../../spending/support/ticket-chips.tsx'
import { useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { FailedPart } from '../../failed-part.tsx'
import { ReplyForm } from './reply-form.tsx'

/** A ticket of the teacher's own, which follows what is written in it. */
export function TicketPanel({ ticketId, onClose }: { ticketId: string; onClose: () => void }) {
  const texts = useTexts('support')
  const reading = useQuery(supportQueries.ticket(ticketId))
  const ticket = reading.data?.ticket
  useSeen(ticket)
  const isGone = isCallError(reading.error) && reading.error.status < 500
  return (
    <>
      <div className={styles.back}>
        <Button onClick={onClose}>{texts.back}</Button>
      </div>
      {isGone && <EmptyState>{texts.gone}</EmptyState>}
      {reading.isError && !isGone && (
        <FailedPart
          message={texts.failed}
          onRetry={() => void reading.refetch()}
          pending={reading.isFetching}
        />
      )}
      {reading.isPending && <Skeleton lines={6} />}
      {ticket && !isGone && <Thread ticket={ticket} />}
    </>
  )
}

/** What stands on the screen of somebody who looks at it is read. */
function useSeen(ticket: Ticket | undefined): void {
  const id = ticket?.unread ? ticket.id : undefined
  const newest = ticket?.updated_at
  useEffect(() => {
    if (id === undefined || document.visibilityState !== 'visible') return
    // Counted as unread once more where it fails.
    supportCalls.see(id).catch(() => undefined)
  }, [id, newest])
}

function Thread({ ticket }: { ticket: Ticket }) {
  const texts = useTexts('support')
  const nameCategory = useCategoryName()
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
