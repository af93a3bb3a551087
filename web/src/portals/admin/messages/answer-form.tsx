import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Message } from '@tower/contract/outreach/inquiry-desk.contract.ts'
import { maxAnswerLength } from '@tower/contract/outreach/inquiry-desk.ts'
import { type FormEvent, useState } from 'react'
import { messageCalls, messageQueries, readMessagesAgain } from '../../../outreach/inquiries/messages.api.ts'
import { fillText } from '../../../texts/fill-text.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog/confirm-dialog.tsx'
import { TextAreaField } from '../../../ui/field/field.tsx'
import { focusFirstFault } from '../../../ui/form/focus-first-fault.ts'
import { Notice } from '../../../ui/notice/notice.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { useToast } from '../../../ui/toast/toast-region.tsx'
import { ActFailed } from '../act-failed.tsx'
import { KeptNotice } from '../typing/kept-notice.tsx'
import { useKeptForm, useTypingPlace } from '../typing/use-kept-form.ts'
import styles from './messages.module.css'

/** Answers a message by mail, after a look at the mail. What was typed stays, also where a colleague was first. */
export function AnswerForm({ message }: { message: Message }) {
  const { form: texts } = useTexts('messageDesk')
  const kept = useKeptForm(useTypingPlace(`answer.${message.id}`), () => ({
    ...{ typed: { answer: '' }, seen: null },
  }))
  const { answer } = kept.typed
  const [isMissing, setMissing] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const send = useSend(message, kept.settle, () => setAsking(false))
  if (message.answered_at !== null) {
    const isUnsent = answer.trim() !== '' && !send.isPending && !send.isSuccess
    return isUnsent && <Meanwhile message={message} typed={answer} />
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const isEmpty = answer.trim() === ''
    setMissing(isEmpty)
    if (isEmpty) focusFirstFault(event.currentTarget)
    else setAsking(true)
  }
  return (
    <form className={styles.part} onSubmit={submit} noValidate>
      <h3>{texts.title}</h3>
      <KeptNotice form={kept} />
      {send.isError && <Refused error={send.error} />}
      <TextAreaField
        label={texts.label}
        hint={texts.hint}
        rows={7}
        maxLength={maxAnswerLength}
        error={isMissing ? texts.missing : undefined}
        value={answer}
        onChange={({ target }) => kept.setTyped(() => ({ answer: target.value }))}
      />
      <div>
        <Button type="submit" kind="primary">
          {texts.preview}
        </Button>
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={texts.sendTitle}
        confirmLabel={texts.send}
        cancelLabel={texts.back}
        pending={send.isPending}
        onConfirm={() => {
          kept.send()
          send.mutate(answer)
        }}
      >
        <p>{texts.sendText}</p>
        <Preview messageId={message.id} answer={answer} />
      </ConfirmDialog>
    </form>
  )
}

/** Sends it. Whatever comes of it, the message is read again: whoever was second sees what the first wrote. */
function useSend(message: Message, onSent: () => void, onSettled: () => void) {
  const { form: texts } = useTexts('messageDesk')
  const toast = useToast()
  const client = useQueryClient()
  return useMutation({
    mutationFn: (answer: string) => messageCalls.answer(message.id, answer),
    onSuccess: () => {
      onSent()
      toast({ text: fillText(texts.sent, { email: message.email }) })
    },
    onSettled: () => {
      onSettled()
      return readMessagesAgain(client)
    },
  })
}

function Refused({ error }: { error: Error }) {
  const { form: texts } = useTexts('messageDesk')
  return <ActFailed error={error} failed={texts.failed} />
}

/** A colleague was first: their answer stands with the message, and the words that were not sent stay to be copied. */
function Meanwhile({ message, typed }: { message: Message; typed: string }) {
  const { form: texts } = useTexts('messageDesk')
  const { system } = useTexts('people')
  return (
    <div className={styles.part}>
      <Notice tone="warning">{fillText(texts.meanwhile, { by: message.answered_by ?? system })}</Notice>
      <p className={styles.words}>{typed}</p>
    </div>
  )
}

function Preview({ messageId, answer }: { messageId: string; answer: string }) {
  const { form: texts } = useTexts('messageDesk')
  const mail = useQuery(messageQueries.mail(messageId, answer))
  if (mail.isPending) return <Skeleton lines={4} />
  if (!mail.data) return <Notice tone="warning">{texts.previewFailed}</Notice>
  return (
    <div className={styles.mail}>
      <p className={styles.quiet}>{fillText(texts.to, { to: mail.data.to })}</p>
      <b>{mail.data.subject}</b>
      {/* It scrolls: a keyboard has to reach it. */}
      <pre tabIndex={0} className={styles.words}>
        {mail.data.text}
      </pre>
    </div>
  )
}
