import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useAct } from '../../../session/use-act.ts'
import { fillText } from '../../../texts/fill-text.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog/confirm-dialog.tsx'
import { lateInBrowser } from '../../../ui/late/late.tsx'
import {
  type OwnStorybook,
  readStorybooksAgain,
  storybookCalls,
  storybookQueries,
} from '../storybooks.api.ts'

// Comes when somebody presses Publish.
const PublishDialog = lateInBrowser(() => import('./publish-dialog.tsx'))

export type BookActsProps = {
  book: OwnStorybook
  /** Keeps what is typed; answers whether all of it is kept. */
  flush: () => Promise<boolean>
}

/** Submit for review, publish, unpublish: each where the book's status allows it; the others say why not. */
export function BookActs({ book, flush }: BookActsProps) {
  const { submit: texts, publish } = useTexts('storybookEditor')
  const { refused } = useTexts('storybooks')
  /** The version that is asked about, while it is. */
  const [publishing, setPublishing] = useState<number>()
  const reasonId = useId()
  const client = useQueryClient()
  // As it lies on the server by now, which the next render knows.
  const versionKept = () =>
    (client.getQueryData(storybookQueries.one(book.id).queryKey)?.item ?? book).version
  const submit = useAct(
    async () => {
      if (!(await flush())) throw new Error('What is typed was not kept yet.')
      return storybookCalls.submit(book.id, versionKept())
    },
    {
      done: texts.done,
      failed: { refused, failed: texts.failed, quotes: 'plain text' },
      failedIn: 'toast',
      makeStale: readStorybooksAgain,
    },
  )
  const open = async () => {
    if (await flush()) setPublishing(versionKept())
  }
  const isPublished = book.status === 'published'
  const isSent = book.status !== 'draft'
  return (
    <>
      {isPublished && <Unpublish book={book} />}
      <Button blockedBy={isPublished ? `${reasonId}-published` : undefined} onClick={() => void open()}>
        {publish.button}
      </Button>
      {isPublished && (
        <span id={`${reasonId}-published`} className="visually-hidden">
          {publish.already}
        </span>
      )}
      {!isPublished && (
        <Button
          kind="primary"
          pending={submit.isPending}
          blockedBy={isSent ? reasonId : undefined}
          onClick={() => submit.run()}
        >
          {texts.button}
        </Button>
      )}
      {isSent && !isPublished && (
        <span id={reasonId} className="visually-hidden">
          {texts.already}
        </span>
      )}
      {publishing !== undefined && (
        <PublishDialog book={book} version={publishing} onClose={() => setPublishing(undefined)} />
      )}
    </>
  )
}

function Unpublish({ book }: { book: OwnStorybook }) {
  const { unpublish: texts } = useTexts('storybookEditor')
  const { refused } = useTexts('storybooks')
  const [isAsking, setAsking] = useState(false)
  const act = useAct(() => storybookCalls.unpublish(book.id), {
    done: texts.done,
    failed: { refused, failed: texts.failed, quotes: 'plain text' },
    onDone: () => setAsking(false),
    makeStale: readStorybooksAgain,
  })
  return (
    <>
      <Button onClick={() => setAsking(true)}>{texts.button}</Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={fillText(texts.title, { title: book.title })}
        confirmLabel={texts.confirm}
        cancelLabel={texts.cancel}
        pending={act.isPending}
        failure={act.failure}
        onConfirm={() => act.run()}
      >
        <p>{texts.text}</p>
      </ConfirmDialog>
    </>
  )
}
