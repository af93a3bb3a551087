import { useQueryClient } from '@tanstack/react-query'
import { cutText } from '@tower/contract/cut-text.ts'
import { defaultPromptLength } from '@tower/contract/learning/storybooks/storybooks.ts'
import WandSparkles from 'lucide-react/icons/wand-sparkles'
import { useId } from 'react'
import { fillCounted } from '../../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { Text } from '../../../ui/type/type.tsx'
import { isBeingDrawn, storybookQueries, type TakeCredit } from '../storybooks.api.ts'
import { useDrawPictures } from '../use-draw-pictures.ts'
import type { Desk } from './desk.ts'
import type { DraftPage } from './draft.ts'
import styles from './editor.module.css'

export type DrawPartProps = {
  desk: Desk
  isPaid: boolean
  takeCredit: TakeCredit
  /** Keeps what is typed first: what is drawn is what stands there. */
  flush: () => Promise<boolean>
}

/** Has the pages drawn, all of them or the one that is open, and says how far they are. */
export function DrawPart({ desk, isPaid, takeCredit, flush }: DrawPartProps) {
  const { draw: texts } = useTexts('storybookEditor')
  const language = useLanguage()
  const reasonId = useId()
  const { draft, book, pageId } = desk
  const draw = useDraw({ desk, takeCredit, flush })
  const isDrawing = isBeingDrawn(book)
  const page = draft.pages.find(({ id }) => id === pageId)
  const isDrawn = book.pages.some(({ id, imageUrl }) => id === pageId && imageUrl !== null)
  const isEmpty = draft.pages.length === 0
  const one = isDrawn ? (isPaid ? texts.pagePaid : texts.page) : isPaid ? texts.firstPaid : texts.first
  return (
    <section className={styles.draw} aria-label={texts.all}>
      <Progress desk={desk} />
      {draw.failure && <Notice tone="danger">{draw.failure}</Notice>}
      {page && (
        <Button block pending={draw.isPending || isDrawing} onClick={() => draw.run([page])}>
          {one}
        </Button>
      )}
      <Button
        kind="primary"
        block
        pending={draw.isPending || isDrawing}
        blockedBy={isEmpty ? reasonId : undefined}
        onClick={() => draw.run(draft.pages)}
      >
        <WandSparkles size={20} aria-hidden="true" /> {isPaid ? texts.allPaid : texts.all}
      </Button>
      <Text size="small" tone="quiet" id={reasonId}>
        {isEmpty ? texts.noPages : fillCounted(texts.hint, draft.pages.length, language)}{' '}
        {isPaid && !isEmpty && texts.paidHint}
      </Text>
    </section>
  )
}

function Progress({ desk: { book } }: { desk: Desk }) {
  const { draw: texts } = useTexts('storybookEditor')
  const language = useLanguage()
  const { state, done, total } = book.pictures
  if (state === 'failed') return <Notice tone="danger">{texts.failedState}</Notice>
  if (!isBeingDrawn(book)) return null
  const words =
    state === 'waiting' ? texts.waiting : fillCounted(texts.drawing, total, language, { done, total })
  return (
    <div role="status">
      <Text size="small">{words}</Text>
      <progress className={styles.progress} value={done} max={Math.max(total, 1)} aria-label={words} />
    </div>
  )
}

function useDraw({ desk: { book }, takeCredit, flush }: Omit<DrawPartProps, 'isPaid'>) {
  const { draw: texts } = useTexts('storybookEditor')
  const client = useQueryClient()
  return useDrawPictures<readonly DraftPage[]>({
    ...{ takeCredit, done: texts.started, failed: texts.failed },
    wish: async (wanted) => {
      if (!(await flush())) throw new Error('What is typed was not kept yet.')
      // As they lie on the server by now, in the order that they have there.
      const kept = client.getQueryData(storybookQueries.one(book.id).queryKey)?.item ?? book
      const pages = kept.pages.filter(({ id }) => wanted.some((page) => page.id === id))
      return {
        ...{ storybookId: kept.id, classroomId: kept.classroom_id, style: kept.style, version: kept.version },
        promptsByPage: pages.map(({ pageNumber, text, caption, prompt }) => ({
          ...{ pageNumber, text, caption },
          prompt: prompt.trim() || cutText(text, defaultPromptLength.editor),
        })),
      }
    },
  })
}
