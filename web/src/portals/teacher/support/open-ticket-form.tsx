import { useMutation, useQueryClient } from '@tanstack/react-query'
import {
  maxSubjectLength,
  maxTicketMessageLength,
  ticketCategories,
  ticketPriorities,
  usualCategory,
} from '@tower/contract/spending/support.ts'
import { type FormEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { explainError } from '../../../api/explain-error.ts'
import { AttachPart } from '../../../spending/support/attach-part.tsx'
import { FocusedHeading } from '../../../spending/support/focused-heading.tsx'
import { readTicketsAgain, supportCalls } from '../../../spending/support/support.api.ts'
import styles from '../../../spending/support/support.module.css'
import { useAttachments } from '../../../spending/support/use-attachments.ts'
import { useDraft } from '../../../spending/support/use-draft.ts'
import { fillText } from '../../../texts/fill-text.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { SelectField, TextAreaField, TextField } from '../../../ui/field/field.tsx'
import { focusFirstFault } from '../../../ui/form/focus-first-fault.ts'
import { Notice } from '../../../ui/notice/notice.tsx'
import { useToast } from '../../../ui/toast/toast-region.tsx'
import type { Question } from './ask-about.ts'

type OpenTicketFormProps = {
  onClose: () => void
  linkTo: (id: string) => string
  /** What the teacher came from: its name stands in the subject already. */
  about?: Question | undefined
}
type Chosen = { priority: (typeof ticketPriorities)[number]; category: string }

/** Opens a ticket. What was typed stays until it is sent, also when sending fails. */
export function OpenTicketForm({ onClose, linkTo, about }: OpenTicketFormProps) {
  const { form: texts, new: title, attachHint } = useTexts('support')
  const message = useDraft(about ? `new.${about.kind}.${about.name}` : 'new')
  // A question about each thing is a draft of its own, beside the one that is about none.
  const subject = useDraft(
    about ? `new.subject.${about.kind}.${about.name}` : 'new.subject',
    about && fillText(texts.about[about.kind], { name: about.name }),
  )
  const attachments = useAttachments()
  const [chosen, setChosen] = useState<Chosen>({
    priority: 'normal',
    category: about?.category ?? usualCategory,
  })
  const [isTried, setTried] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const onOpened = useOpened(linkTo)
  const sending = useMutation({
    mutationFn: () =>
      supportCalls.create({
        ...{ subject: subject.text.trim(), message: message.text.trim(), ...chosen },
        ...{ request_key: message.requestKey, attachments: attachments.list() },
      }),
    onSuccess: async ({ ticket }) => {
      message.clear()
      subject.clear()
      await onOpened(ticket.id)
    },
  })
  const faults = { subject: subject.text.trim() === '', message: message.text.trim() === '' }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (sending.isPending || attachments.isSending) return
    setTried(true)
    if (!faults.subject && !faults.message) return sending.mutate()
    if (form.current) focusFirstFault(form.current)
  }
  return (
    <>
      <div className={styles.panelHead}>
        <FocusedHeading ticketId="new">{title}</FocusedHeading>
      </div>
      <form ref={form} className={styles.form} onSubmit={submit} noValidate>
        <TextField
          label={texts.subject}
          error={isTried && faults.subject ? texts.subjectMissing : undefined}
          maxLength={maxSubjectLength}
          value={subject.text}
          onChange={(event) => subject.write(event.target.value)}
        />
        <TextAreaField
          label={texts.message}
          hint={texts.messageHint}
          error={isTried && faults.message ? texts.messageMissing : undefined}
          rows={6}
          maxLength={maxTicketMessageLength}
          value={message.text}
          onChange={(event) => message.write(event.target.value)}
        />
        <Choices chosen={chosen} onChoose={(part) => setChosen((before) => ({ ...before, ...part }))} />
        <AttachPart attachments={attachments} />
        {sending.isError && (
          <Notice tone="danger">{explainError(sending.error, { failed: texts.failed })}</Notice>
        )}
        <div className={styles.buttons}>
          <Button
            type="submit"
            kind="primary"
            pending={sending.isPending}
            pendingLabel={texts.submitting}
            blockedBy={attachments.isSending ? 'new-ticket-hint' : undefined}
          >
            {texts.submit}
          </Button>
          <Button onClick={onClose}>{texts.cancel}</Button>
        </div>
        <p id="new-ticket-hint" className={styles.quiet}>
          {attachments.isSending ? attachHint : texts.kept}
        </p>
      </form>
    </>
  )
}

/** Says that the ticket is open, and shows it. */
function useOpened(linkTo: (id: string) => string): (ticketId: string) => Promise<void> {
  const { form: texts } = useTexts('support')
  const client = useQueryClient()
  const navigate = useNavigate()
  const toast = useToast()
  return async (ticketId) => {
    toast({ text: texts.done })
    void readTicketsAgain(client)
    await navigate(linkTo(ticketId), { replace: true, preventScrollReset: true })
  }
}

function Choices({ chosen, onChoose }: { chosen: Chosen; onChoose: (part: Partial<Chosen>) => void }) {
  const { form: texts, priorities, categories } = useTexts('support')
  return (
    <div className={styles.two}>
      <SelectField
        label={texts.category}
        value={chosen.category}
        onChange={(event) => onChoose({ category: event.target.value })}
      >
        {ticketCategories.map((name) => (
          <option key={name} value={name}>
            {categories[name]}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={texts.priority}
        value={chosen.priority}
        onChange={(event) =>
          onChoose({ priority: ticketPriorities.find((name) => name === event.target.value) ?? 'normal' })
        }
      >
        {ticketPriorities.map((name) => (
          <option key={name} value={name}>
            {priorities[name]}
          </option>
        ))}
      </SelectField>
    </div>
  )
}
