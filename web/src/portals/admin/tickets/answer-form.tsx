import type { Ticket } from '@tower/contract/spending/support.contract.ts'
import { maxTicketMessageLength, type Visibility } from '@tower/contract/spending/support.ts'
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { isCallError } from '../../../api/call-error.ts'
import { type Act, useAct } from '../../../session/use-act.ts'
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
import { Segment } from '../../../ui/segment/segment.tsx'
import { SavedReplyPicker } from './saved-reply-picker.tsx'
import { useShowAnswering } from './use-show-answering.ts'

export type AnswerFormProps = {
  ticket: Ticket
  /** An answer of NUMA that was just taken over. */
  suggested: string | undefined
  onSuggestionTaken: () => void
}

const voices = ['public', 'numa', 'internal'] as const satisfies readonly Visibility[]

/** An answer as Admin or as NUMA, or a note for staff. What was written stays until it is sent. */
export function AnswerForm({ ticket, suggested, onSuggestionTaken }: AnswerFormProps) {
  const { answer: texts } = useTexts('tickets')
  const { attachHint } = useTexts('support')
  const [voice, setVoice] = useState<(typeof voices)[number]>('public')
  const answer = useAnswer(ticket, voice)
  const { draft, attachments, sending } = answer
  const form = useRef<HTMLFormElement>(null)
  useShowAnswering(ticket.id, draft.text !== '' && voice !== 'internal')

  useEffect(() => {
    if (suggested === undefined) return
    answer.take(suggested)
    onSuggestionTaken()
    form.current?.querySelector('textarea')?.focus()
    // oxlint-disable-next-line react/exhaustive-deps -- once for each answer that is taken over
  }, [suggested])

  const submit = (event?: FormEvent) => {
    event?.preventDefault()
    if (!answer.submit('checked') && form.current) focusFirstFault(form.current)
  }
  const sendByKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit()
  }
  const hintId = attachments.isSending ? `${ticket.id}-hint` : undefined
  return (
    <form ref={form} data-kept className={styles.form} onSubmit={submit} noValidate>
      <Segment
        legend={texts.as}
        name="voice"
        value={voice}
        onChoose={(chosen) => setVoice(voices.find((name) => name === chosen) ?? 'public')}
        options={voices.map((value) => ({ value, label: texts.voices[value] }))}
      />
      <TextAreaField
        label={texts.label}
        hint={texts.hints[voice]}
        error={answer.isMissing ? texts.missing : undefined}
        rows={5}
        data-decide="yes"
        maxLength={maxTicketMessageLength}
        value={draft.text}
        onChange={(event) => draft.write(event.target.value)}
        onKeyDown={sendByKey}
      />
      <SavedReplyPicker onPick={answer.add} />
      <AttachPart attachments={attachments} />
      <Fault act={sending} onAnyway={() => answer.submit('anyway')} />
      <div className={styles.buttons}>
        <Button
          type="submit"
          kind="primary"
          pending={sending.isPending}
          pendingLabel={texts.sending}
          blockedBy={hintId}
        >
          {texts.send[voice]}
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

/** What is being written in answer to a ticket, and sending it. */
function useAnswer(ticket: Ticket, voice: (typeof voices)[number]) {
  const { answer: texts } = useTexts('tickets')
  const { reply } = useTexts('support')
  const draft = useDraft(ticket.id)
  const attachments = useAttachments()
  const [isTried, setTried] = useState(false)
  const [usesSuggestion, setUsesSuggestion] = useState(false)
  // The last message that stood there when writing began.
  const [lastRead, setLastRead] = useState<string>()
  const newest = ticket.ticket_messages.at(-1)?.id
  if (draft.text === '' && lastRead !== newest) setLastRead(newest)
  // After what was typed already: nothing of it is lost.
  const add = (text: string) => draft.write(draft.text === '' ? text : `${draft.text}\n\n${text}`)
  const sending = useAct(
    (how: 'checked' | 'anyway') =>
      supportCalls.write({
        ...{ ticket_id: ticket.id, message: draft.text.trim(), visibility: voice },
        ...{ request_key: draft.requestKey, attachments: attachments.list() },
        ...(how === 'checked' && voice !== 'internal' && { after_message_id: lastRead }),
        ...(usesSuggestion && voice !== 'internal' && { uses_suggestion: true }),
      }),
    {
      done: texts.sent[voice],
      onDone: ({ message }) => {
        if (message.body === draft.text.trim()) draft.clear()
        else draft.renew()
        attachments.clear()
        setTried(false)
        setUsesSuggestion(false)
      },
      failed: {
        refused: { 'support.answered_meanwhile': texts.meanwhile, 'support.thread_full': reply.full },
        failed: texts.failed,
      },
      makeStale: readTicketsAgain,
    },
  )
  return {
    ...{ draft, attachments, sending, add },
    isMissing: isTried && draft.text.trim() === '',
    /** Once: an answer that stands there already, as in a draft that was kept, is not put in again. */
    take: (answer: string) => {
      if (!draft.text.includes(answer.trim())) add(answer)
      setUsesSuggestion(true)
    },
    /** False where something is missing. */
    submit: (how: 'checked' | 'anyway'): boolean => {
      if (sending.isPending || attachments.isSending) return true
      setTried(true)
      if (draft.text.trim() === '') return false
      sending.run(how)
      return true
    },
  }
}

type FaultProps = { act: Pick<Act<never, unknown>, 'error' | 'failure'>; onAnyway: () => void }

function Fault({ act: { error, failure }, onAnyway }: FaultProps) {
  const { answer: texts } = useTexts('tickets')
  if (!failure) return null
  const isOvertaken = isCallError(error) && error.code === 'support.answered_meanwhile'
  const anyway = (
    <Button size="s" onClick={onAnyway}>
      {texts.anyway}
    </Button>
  )
  return (
    <Notice tone={isOvertaken ? 'warning' : 'danger'} action={isOvertaken ? anyway : undefined}>
      {failure}
    </Notice>
  )
}
