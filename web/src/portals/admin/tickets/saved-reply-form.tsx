import type { SavedReply } from '@tower/contract/spending/support-desk.contract.ts'
import { maxSavedReplyTitleLength, maxTicketMessageLength } from '@tower/contract/spending/support.ts'
import { type FormEvent, useState } from 'react'
import { useAct } from '../../../session/use-act.ts'
import { deskCalls, readTicketsAgain } from '../../../spending/support/support.api.ts'
import styles from '../../../spending/support/support.module.css'
import { useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { TextAreaField, TextField } from '../../../ui/field/field.tsx'
import { focusFirstFault } from '../../../ui/form/focus-first-fault.ts'
import { Notice } from '../../../ui/notice/notice.tsx'

/** A saved reply, new or to be changed. */
export function SavedReplyForm({ reply, onDone }: { reply: SavedReply | undefined; onDone: () => void }) {
  const { saved: texts, cancel } = useTexts('tickets')
  const [title, setTitle] = useState(reply?.title ?? '')
  const [body, setBody] = useState(reply?.body ?? '')
  const [isTried, setTried] = useState(false)
  const save = useAct(
    () => deskCalls.saveReply({ ...(reply && { id: reply.id }), title: title.trim(), body: body.trim() }),
    {
      done: texts.kept,
      onShown: onDone,
      failed: { refused: { 'support.title_taken': texts.taken }, failed: texts.failed },
      makeStale: readTicketsAgain,
    },
  )
  const isMissing = title.trim() === '' || body.trim() === ''
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    focusFirstFault(event.currentTarget)
    setTried(true)
    if (!isMissing && !save.isPending) save.run()
  }
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <TextField
        label={texts.name}
        error={isTried && title.trim() === '' ? texts.missing : undefined}
        maxLength={maxSavedReplyTitleLength}
        value={title}
        onChange={(event) => setTitle(event.target.value)}
      />
      <TextAreaField
        label={texts.body}
        error={isTried && body.trim() === '' ? texts.missing : undefined}
        rows={6}
        maxLength={maxTicketMessageLength}
        value={body}
        onChange={(event) => setBody(event.target.value)}
      />
      {save.failure && <Notice tone="danger">{save.failure}</Notice>}
      <div className={styles.buttons}>
        <Button type="submit" kind="primary" pending={save.isPending}>
          {texts.keep}
        </Button>
        <Button onClick={onDone}>{cancel}</Button>
      </div>
    </form>
  )
}
