import { useQuery } from '@tanstack/react-query'
import type { Ticket, TicketMessage } from '@tower/contract/spending/support.contract.ts'
import { useState } from 'react'
import { isCallError } from '../../../api/call-error.ts'
import { FocusedHeading } from '../../../spending/support/focused-heading.tsx'
import { MessageList } from '../../../spending/support/message-list.tsx'
import { supportQueries } from '../../../spending/support/support.api.ts'
import styles from '../../../spending/support/support.module.css'
import { PriorityChip, StatusChip, useCategoryName } from '../../../spending/support/ticket-chips.tsx'
import { fillText } from '../../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Chip } from '../../../ui/chip/chip.tsx'
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { showTime } from '../../../ui/time/show-time.ts'
import { FailedPart } from '../../failed-part.tsx'
import { AnswerForm } from './answer-form.tsx'
import { Suggestion } from './suggestion.tsx'
import { TicketControls } from './ticket-controls.tsx'
import { WhoAnswers } from './who-answers.tsx'

/** An open ticket at the desk: its thread, what can be changed of it, and the answer that is being written. */
export default function TicketDesk({ ticketId, onClose }: { ticketId: string; onClose: () => void }) {
  const texts = useTexts('tickets')
  const support = useTexts('support')
  const reading = useQuery(supportQueries.ticket(ticketId))
  const ticket = reading.data?.ticket
  const isGone = isCallError(reading.error) && reading.error.status < 500
  return (
    <>
      <div className={styles.back}>
        <Button onClick={onClose}>{support.back}</Button>
      </div>
      {isGone && <EmptyState>{support.gone}</EmptyState>}
      {reading.isError && !isGone && (
        <FailedPart
          message={texts.failed}
          onRetry={() => void reading.refetch()}
          pending={reading.isFetching}
        />
      )}
      {reading.isPending && <Skeleton lines={6} />}
      {ticket && !isGone && <Desk ticket={ticket} />}
    </>
  )
}

function Desk({ ticket }: { ticket: Ticket }) {
  const texts = useTexts('tickets')
  const { senders } = useTexts('support')
  const [suggested, setSuggested] = useState<string>()
  const teacher = ticket.staff?.teacher
  const nameOf = ({ sender_role: sender, visibility, author }: TicketMessage) =>
    sender === 'teacher'
      ? (teacher?.name ?? teacher?.email ?? senders.teacher)
      : [visibility === 'internal' ? texts.answer.internalNote : senders[sender], author]
          .filter(Boolean)
          .join(' · ')
  return (
    <>
      <Head ticket={ticket} />
      <TicketControls ticket={ticket} />
      <MessageList
        messages={ticket.ticket_messages}
        nameOf={nameOf}
        isOwn={({ sender_role: sender }) => sender !== 'teacher'}
      />
      <Suggestion ticket={ticket} onUse={setSuggested} />
      <WhoAnswers ticketId={ticket.id} />
      <AnswerForm ticket={ticket} suggested={suggested} onSuggestionTaken={() => setSuggested(undefined)} />
    </>
  )
}

function Head({ ticket }: { ticket: Ticket }) {
  const texts = useTexts('tickets')
  const language = useLanguage()
  const nameCategory = useCategoryName()
  const { teacher } = ticket.staff ?? {}
  return (
    <div className={styles.panelHead}>
      <FocusedHeading ticketId={ticket.id}>{ticket.subject}</FocusedHeading>
      <div className={styles.chips}>
        <StatusChip ticket={ticket} />
        <PriorityChip priority={ticket.priority} />
        <Chip>{fillText(texts.numa, { state: texts.numaStates[ticket.numa_state] })}</Chip>
        <span className={styles.quiet}>{nameCategory(ticket.category)}</span>
      </div>
      <p className={styles.quiet}>
        {[
          teacher?.name,
          teacher?.email,
          fillText(texts.opened, { time: showTime(ticket.created_at, 'dated', language) }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
    </div>
  )
}
