import type { Ticket, TicketMessage } from '@tower/contract/spending/support.contract.ts'
import type { NumaState } from '@tower/contract/spending/support.ts'
import { useState } from 'react'
import { TeacherLook } from '../../../learning/badges/teacher-look.tsx'
import { FocusedHeading } from '../../../spending/support/focused-heading.tsx'
import { MessageList } from '../../../spending/support/message-list.tsx'
import styles from '../../../spending/support/support.module.css'
import { PriorityChip, StatusChip, useCategoryName } from '../../../spending/support/ticket-chips.tsx'
import { fillText } from '../../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../../texts/use-texts.ts'
import { Chip } from '../../../ui/chip/chip.tsx'
import { showTime } from '../../../ui/time/show-time.ts'
import { OpenTicket } from '../../open-ticket.tsx'
import { AnswerForm } from './answer-form.tsx'
import { Suggestion } from './suggestion.tsx'
import { TicketControls } from './ticket-controls.tsx'
import { WhoAnswers } from './who-answers.tsx'

/** An open ticket at the desk: its thread, the answer that is being written, and what can be changed of it. */
export default function TicketDesk({ ticketId, onClose }: { ticketId: string; onClose: () => void }) {
  const { failed } = useTexts('tickets')
  return (
    <OpenTicket ticketId={ticketId} failed={failed} onClose={onClose}>
      {(ticket) => <Desk ticket={ticket} />}
    </OpenTicket>
  )
}

function Desk({ ticket }: { ticket: Ticket }) {
  const texts = useTexts('tickets')
  const { senders } = useTexts('support')
  const [suggested, setSuggested] = useState<string>()
  const teacher = ticket.staff?.teacher
  const nameOf = ({ sender_role: sender, visibility, author, is_disproven: isDisproven }: TicketMessage) => {
    const name = teacher?.name ?? teacher?.email ?? senders.teacher
    if (isDisproven) return fillText(texts.disproven, { name })
    if (sender === 'teacher') return name
    const voice = visibility === 'internal' ? texts.answer.internalNote : senders[sender]
    return [voice, author].filter(Boolean).join(' · ')
  }
  return (
    <>
      <Head ticket={ticket} />
      <MessageList
        messages={ticket.ticket_messages}
        nameOf={nameOf}
        isOwn={({ sender_role: sender }) => sender !== 'teacher'}
      />
      <Suggestion ticket={ticket} onUse={setSuggested} />
      <WhoAnswers ticketId={ticket.id} />
      <AnswerForm ticket={ticket} suggested={suggested} onSuggestionTaken={() => setSuggested(undefined)} />
      <TicketControls ticket={ticket} />
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
        <Chip>{fillText(texts.numa, { state: nameNumaState(texts.numaStates, ticket.numa_state) })}</Chip>
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
      {teacher && <TeacherLook teacherId={teacher.id} />}
    </div>
  )
}

/** A ticket of which nothing was said yet is in triage. */
function nameNumaState(names: Readonly<Record<NumaState, string>>, state: NumaState | undefined): string {
  return names[state ?? 'triage']
}
