import { useQuery } from '@tanstack/react-query'
import type { SavedReply } from '@tower/contract/spending/support-desk.contract.ts'
import { useState } from 'react'
import { useAct } from '../../../session/use-act.ts'
import { deskCalls, readTicketsAgain, supportQueries } from '../../../spending/support/support.api.ts'
import styles from '../../../spending/support/support.module.css'
import { fillText } from '../../../texts/fill-text.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog/confirm-dialog.tsx'
import { Drawer } from '../../../ui/drawer/drawer.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { UnreadPart } from '../unread-part.tsx'
import { SavedReplyForm } from './saved-reply-form.tsx'

/** The replies that staff keep: one to add, each to change or remove. */
export default function SavedReplies({ onClose }: { onClose: () => void }) {
  const { saved: texts } = useTexts('tickets')
  const reading = useQuery(supportQueries.savedReplies)
  const [editing, setEditing] = useState<SavedReply | 'new'>()
  return (
    <Drawer isOpen onClose={onClose} title={texts.title}>
      {editing ? (
        <SavedReplyForm
          reply={editing === 'new' ? undefined : editing}
          onDone={() => setEditing(undefined)}
        />
      ) : (
        <div className={styles.form}>
          <p>{texts.lead}</p>
          {reading.isError && <UnreadPart reading={reading} failed={texts.loadFailed} />}
          {reading.isPending && <Skeleton lines={3} />}
          {reading.data?.items.length === 0 && <p>{texts.none}</p>}
          <ul className={styles.thread}>
            {reading.data?.items.map((reply) => (
              <Reply key={reply.id} reply={reply} onEdit={() => setEditing(reply)} />
            ))}
          </ul>
          <div className={styles.buttons}>
            <Button kind="primary" onClick={() => setEditing('new')}>
              {texts.add}
            </Button>
            <Button onClick={onClose}>{texts.close}</Button>
          </div>
        </div>
      )}
    </Drawer>
  )
}

function Reply({ reply, onEdit }: { reply: SavedReply; onEdit: () => void }) {
  const { saved: texts, cancel } = useTexts('tickets')
  const { title, body } = reply
  const [isAsking, setAsking] = useState(false)
  const remove = useAct(() => deskCalls.removeReply(reply.id), {
    done: texts.removed,
    onEnd: () => setAsking(false),
    failed: { failed: texts.failed },
    makeStale: readTicketsAgain,
  })
  return (
    <li className={styles.message}>
      <p className={styles.by}>{title}</p>
      <p className={styles.body}>{body}</p>
      {remove.failure && <Notice tone="danger">{remove.failure}</Notice>}
      <div className={styles.buttons}>
        <Button size="s" aria-label={fillText(texts.editOf, { title })} onClick={onEdit}>
          {texts.edit}
        </Button>
        <Button
          size="s"
          kind="danger"
          aria-label={fillText(texts.removeOf, { title })}
          onClick={() => setAsking(true)}
        >
          {texts.remove}
        </Button>
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={fillText(texts.removeTitle, { title })}
        confirmLabel={texts.remove}
        cancelLabel={cancel}
        destructive
        pending={remove.isPending}
        onConfirm={() => remove.run()}
      >
        <p>{texts.removeText}</p>
      </ConfirmDialog>
    </li>
  )
}
