import { useMutation, useQueryClient } from '@tanstack/react-query'
import { maxTicketMessageLength } from '@tower/contract/spending/support.ts'
import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react'
import { explainError } from '../../../api/explain-error.ts'
import { AttachPart } from '../../../spending/support/attach-part.tsx'
import { readTicketsAgain, supportCalls } from '../../../spending/support/support.api.ts'
import styles from '../../../spending/support/support.module.css'
import { useAttachments } from '../../../spending/support/use-attachments.ts'
import { useDraft } from '../../../spending/support/use-draft.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { TextAreaField } from '../../../ui/field/field.tsx'
import { focusFirstFault } from '../../../ui/form/focus-first-fault.ts'
import { Notice } from '../../../ui/notice/notice.tsx'
import { useToast } from '../../../ui/toast/toast-region.tsx'

/** A further message in a ticket. What was written stays until it is sent. */
export function ReplyForm({ ticketId, isClosed }: { ticketId: string; isClosed: boolean }) {
  const { reply: texts, attachHint } = useTexts('support')
  const client = useQueryClient()
  const toast = useToast()
  const draft = useDraft(ticketId)
  const attachments = useAttachments()
  const [isTried, setTried] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const sending = useMutation({
    mutationFn: () =>
      supportCalls.write({
        ...{ ticket_id: ticketId, message: draft.text.trim(), request_key: draft.requestKey },
        attachments: attachments.list(),
      }),
    onSuccess: ({ message }) => {
      if (message.body === draft.text.trim()) draft.clear()
      else draft.renew()
      attachments.clear()
      setTried(false)
      toast({ text: texts.done })
    },
    onSettled: () => readTicketsAgain(client),
  })
  const isMissing = draft.text.trim() === ''
  const submit = (event?: FormEvent) => {
    event?.preventDefault()
    if (sending.isPending || attachments.isSending) return
    setTried(true)
    if (!isMissing) return sending.mutate()
    if (form.current) focusFirstFault(form.current)
  }
  const sendByKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit()
  }
  const hintId = attachments.isSending ? `${ticketId}-hint` : undefined
  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate>
      <TextAreaField
        label={isClosed ? texts.labelClosed : texts.label}
        hint={texts.byMail}
        error={isTried && isMissing ? texts.missing : undefined}
        maxLength={maxTicketMessageLength}
        value={draft.text}
        onChange={(event) => draft.write(event.target.value)}
        onKeyDown={sendByKey}
      />
      <AttachPart attachments={attachments} />
      {sending.isError && (
        <Notice tone="danger">
          {explainError(sending.error, {
            refused: { 'support.thread_full': texts.full },
            failed: texts.failed,
          })}
        </Notice>
      )}
      <div className={styles.buttons}>
        <Button
          type="submit"
          kind="primary"
          pending={sending.isPending}
          pendingLabel={texts.sending}
          blockedBy={hintId}
        >
          {texts.send}
        </Button>
        {hintId && (
          <span id={hintId} className={styles.quiet}>
            {attachHint}
          </span>
        )}
      </div>
    </form>
  )
}
