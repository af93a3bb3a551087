import { paperForms, type PaperForm } from '@tower/contract/learning/storybooks/storybooks.ts'
import { useId } from 'react'
import { fillText } from '../../../texts/fill-text.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Stack } from '../../../ui/layout/layout.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { Text } from '../../../ui/type/type.tsx'
import type { OwnStorybook } from '../storybooks.api.ts'
import { usePaper, type PaperOptions } from './use-paper.ts'

export type BookPapersProps = {
  book: OwnStorybook
  flush?: PaperOptions['flush']
  /** What is said of a file that could not be made. */
  failed?: string
}

/** A book as files: each is made by a press, says how far it is, and is downloaded once it is there. */
export function BookPapers({ book, flush, failed }: BookPapersProps) {
  const { papers: texts } = useTexts('storybooks')
  const id = useId()
  return (
    <section aria-labelledby={`${id}-title`}>
      <Stack gap={3}>
        <Text as="h2" size="small" id={`${id}-title`}>
          {texts.title}
        </Text>
        {paperForms.map((form) => (
          <PaperPart key={form} book={book} form={form} flush={flush} failed={failed ?? texts.failed} />
        ))}
        <Text size="small" tone="quiet" id={`${id}-hint`}>
          {book.pages.length === 0 ? texts.noPages : texts.hint}
        </Text>
      </Stack>
    </section>
  )
}

type PaperPartProps = Required<Pick<BookPapersProps, 'book' | 'failed'>> & {
  form: PaperForm
  flush: PaperOptions['flush']
}

function PaperPart({ book, form, flush, failed }: PaperPartProps) {
  const { papers: texts } = useTexts('storybooks')
  const act = usePaper({ storybookId: book.id, form, flush })
  const paper = book.papers.find((one) => one.form === form)
  const isMaking = paper?.state === 'open'
  return (
    <>
      <Button
        block
        pending={act.isPending || isMaking}
        disabled={book.pages.length === 0}
        onClick={() => act.run()}
      >
        {paper?.state === 'done' ? texts.download[form] : texts.make[form]}
      </Button>
      {isMaking && (
        <Text size="small" role="status">
          {fillText(texts.making, { done: paper.done, total: paper.total })}
        </Text>
      )}
      {paper?.state === 'failed' && !act.isPending && <Notice tone="danger">{failed}</Notice>}
      {act.failure && <Notice tone="danger">{act.failure}</Notice>}
    </>
  )
}
