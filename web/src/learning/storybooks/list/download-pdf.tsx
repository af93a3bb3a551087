import { fillText } from '../../../texts/fill-text.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { usePaper } from '../papers/use-paper.ts'
import type { ListedStorybook } from './list.api.ts'

/** The PDF of a book in the list, where one is ready. */
export function DownloadPdf({ book }: { book: ListedStorybook }) {
  const { papers: texts } = useTexts('storybooks')
  const { list } = useTexts('storybookList')
  const act = usePaper({ storybookId: book.id, form: 'pdf' })
  const title = book.title || list.untitled
  return (
    <>
      <Button
        size="s"
        pending={act.isPending}
        aria-label={fillText(texts.downloadNamed, { title })}
        onClick={() => act.run()}
      >
        {texts.short}
      </Button>
      {act.failure && <Notice tone="danger">{act.failure}</Notice>}
    </>
  )
}
