import { useQuery } from '@tanstack/react-query'
import type { Ticket } from '@tower/contract/spending/support.contract.ts'
import {
  maxTicketMessageLength,
  ticketCategories,
  ticketPriorities,
  ticketStatuses,
} from '@tower/contract/spending/support.ts'
import { type ReactNode, useState } from 'react'
import { useProfile } from '../../../session/route-guard.tsx'
import { supportQueries } from '../../../spending/support/support.api.ts'
import styles from '../../../spending/support/support.module.css'
import { useCategoryName } from '../../../spending/support/ticket-chips.tsx'
import { fillText } from '../../../texts/fill-text.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog/confirm-dialog.tsx'
import { SelectField } from '../../../ui/field/field.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { useTicketChange } from './use-ticket-change.ts'

/** Status, priority, category and assignee of a ticket; closing asks, and takes a note of how it was resolved. */
export function TicketControls({ ticket }: { ticket: Ticket }) {
  const texts = useTexts('tickets')
  const { statuses, priorities } = useTexts('support')
  const nameCategory = useCategoryName()
  const [isClosing, setClosing] = useState(false)
  const { change, isPending, fault, reset } = useTicketChange(ticket, () => setClosing(false))
  const categories = [...new Set([ticket.category, ...ticketCategories])]
  const askToClose = () => {
    reset()
    setClosing(true)
  }
  const setStatus = (status: (typeof ticketStatuses)[number]) =>
    status === 'closed' ? askToClose() : change({ status })
  return (
    <>
      {fault && !isClosing && <Notice tone="danger">{fault}</Notice>}
      <div className={styles.two}>
        <Choice label={texts.status} value={ticket.status} options={ticketStatuses} onChoose={setStatus}>
          {(status) => statuses[status]}
        </Choice>
        <Choice
          label={texts.priority}
          value={ticket.priority}
          options={ticketPriorities}
          onChoose={(priority) => change({ priority })}
        >
          {(priority) => priorities[priority]}
        </Choice>
        <Choice
          label={texts.category}
          value={ticket.category}
          options={categories}
          onChoose={(category) => change({ category })}
        >
          {nameCategory}
        </Choice>
        <Assignee ticket={ticket} onAssign={(assignee_id) => change({ assignee_id })} />
      </div>
      {ticket.resolved_notes && (
        <p className={styles.body}>
          <strong>{texts.resolvedNotes}:</strong> {ticket.resolved_notes}
        </p>
      )}
      <ConfirmDialog
        isOpen={isClosing}
        onClose={() => setClosing(false)}
        title={fillText(texts.closeTitle, { subject: ticket.subject })}
        confirmLabel={texts.close}
        cancelLabel={texts.cancel}
        pending={isPending}
        failure={fault}
        reason={{ label: texts.resolvedNotes, hint: texts.resolvedHint, maxLength: maxTicketMessageLength }}
        onConfirm={(notes) =>
          change({ status: 'closed', ...(notes === '' ? {} : { resolved_notes: notes }) })
        }
      >
        <p>{texts.closeText}</p>
      </ConfirmDialog>
    </>
  )
}

type ChoiceProps<Value extends string> = {
  label: string
  value: Value
  options: readonly Value[]
  onChoose: (value: Value) => void
  children: (value: Value) => ReactNode
}

function Choice<Value extends string>({ label, value, options, onChoose, children }: ChoiceProps<Value>) {
  return (
    <SelectField
      label={label}
      value={value}
      onChange={(event) => {
        const chosen = options.find((option) => option === event.target.value)
        if (chosen !== undefined) onChoose(chosen)
      }}
    >
      {options.map((option) => (
        <option key={option} value={option}>
          {children(option)}
        </option>
      ))}
    </SelectField>
  )
}

function Assignee({ ticket, onAssign }: { ticket: Ticket; onAssign: (id: string | null) => void }) {
  const texts = useTexts('tickets')
  const { id: ownId } = useProfile()
  const staff = useQuery(supportQueries.staff)
  const { assignee_id: assigneeId, staff: facts } = ticket
  const members = staff.data?.items ?? []
  const isListed = members.some(({ id }) => id === assigneeId)
  return (
    <div>
      <SelectField
        label={texts.assignee}
        value={assigneeId ?? ''}
        onChange={(event) => onAssign(event.target.value || null)}
      >
        <option value="">{texts.nobody}</option>
        {/* Somebody who left the staff since. */}
        {assigneeId !== null && !isListed && (
          <option value={assigneeId}>{facts?.assignee ?? assigneeId}</option>
        )}
        {members.map(({ id, name }) => (
          <option key={id} value={id}>
            {id === ownId ? fillText(texts.me, { name }) : name}
          </option>
        ))}
      </SelectField>
      {assigneeId !== ownId && (
        <Button size="s" kind="ghost" onClick={() => onAssign(ownId)}>
          {texts.take}
        </Button>
      )}
    </div>
  )
}
