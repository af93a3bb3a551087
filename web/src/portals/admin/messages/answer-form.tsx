import { useQuery } from '@tanstack/react-query'
import type { Message } from '@tower/contract/outreach/inquiry-desk.contract.ts'
import { maxAnswerLength } from '@tower/contract/outreach/inquiry-desk.ts'
import { useState } from 'react'
import { messageCalls, messageQueries, readMessagesAgain } from '../../../outreach/inquiries/messages.api.ts'
import { useAct } from '../../../session/use-act.ts'
import { fillText } from '../../../texts/fill-text.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog/confirm-dialog.tsx'
import { TextAreaField } from '../../../ui/field/field.tsx'
import { required } from '../../../ui/form/form-checks.ts'
import { useForm } from '../../../ui/form/use-form.ts'
import { Notice } from '../../../ui/notice/notice.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { KeptNotice } from '../../../session/kept-notice.tsx'
import { useKeptForm, useTypingPlace } from '../../../session/use-kept-form.ts'
import { useActFault } from '../use-act-fault.ts'
import styles from './messages.module.css'

/** Answers a message by mail, after a look at the mail. What was typed stays, also where a colleague was first. */
export function AnswerForm({ message }: { message: Message }) {
  const { form: texts } = useTexts('messageDesk')
  const kept = useKeptForm(useTypingPlace(`answer.${message.id}`), () => ({
    ...{ typed: { answer: '' }, seen: null },
  }))
  const { answer } = kept.typed
  const [isAsking, setAsking] = useState(false)
  const send = useAct(() => messageCalls.answer(message.id, answer), {
    done: fillText(texts.sent, { email: message.email }),
    onDone: kept.settle,
    onEnd: () => setAsking(false),
    failed: useActFault(texts.failed),
    // Whoever was second sees what the first wrote.
    makeStale: readMessagesAgain,
  })
  const form = useForm({
    keptBy: kept,
    checks: { answer: required(texts.missing) },
    onSend: () => setAsking(true),
  })
  if (message.answered_at !== null) {
    const isUnsent = answer.trim() !== '' && !send.isPending && !send.isDone
    return isUnsent && <Meanwhile message={message} typed={answer} />
  }
  return (
    <form data-kept className={styles.part} {...form.props}>
      <h3>{texts.title}</h3>
      <KeptNotice form={kept} />
      {send.failure && <Notice tone="danger">{send.failure}</Notice>}
      <TextAreaField
        label={texts.label}
        hint={texts.hint}
        rows={7}
        data-decide="yes"
        maxLength={maxAnswerLength}
        {...form.text('answer')}
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
        forGood
        pending={send.isPending}
        onConfirm={() => send.run()}
      >
        <p>{texts.sendText}</p>
        <Preview messageId={message.id} answer={answer} />
      </ConfirmDialog>
    </form>
  )
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
