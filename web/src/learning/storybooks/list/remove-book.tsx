import { useState } from 'react'
import { useAct } from '../../../session/use-act.ts'
import { fillText } from '../../../texts/fill-text.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog/confirm-dialog.tsx'
import { readStorybooksAgain, storybookCalls } from '../storybooks.api.ts'
import type { ListedStorybook } from './list.api.ts'

/** Deletes a storybook for good, once that was asked. */
export function RemoveBook({ book }: { book: ListedStorybook }) {
  const { list, remove: texts } = useTexts('storybookList')
  const [isAsking, setAsking] = useState(false)
  const act = useAct(() => storybookCalls.remove(book.id), {
    ...{ done: texts.done, failed: { failed: texts.failed }, makeStale: readStorybooksAgain },
    onDone: () => setAsking(false),
  })
  const title = book.title || list.untitled
  return (
    <>
      <Button
        size="s"
        kind="danger"
        aria-label={fillText(list.removeNamed, { title })}
        onClick={() => {
          act.reset()
          setAsking(true)
        }}
      >
        {list.remove}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={fillText(texts.title, { title })}
        confirmLabel={texts.confirm}
        cancelLabel={texts.cancel}
        destructive
        pending={act.isPending}
        failure={act.failure}
        onConfirm={() => act.run()}
      >
        <p>
          {texts.words} {book.status === 'published' && texts.published}
        </p>
      </ConfirmDialog>
    </>
  )
}
