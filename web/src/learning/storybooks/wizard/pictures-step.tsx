import {
  maxPageCaptionLength,
  maxPagePromptLength,
  pictureStyles,
} from '@tower/contract/learning/storybooks/storybooks.ts'
import { useId } from 'react'
import { fillText } from '../../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { TextAreaField, TextField } from '../../../ui/field/field.tsx'
import { Stack } from '../../../ui/layout/layout.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { Segment } from '../../../ui/segment/segment.tsx'
import { Text } from '../../../ui/type/type.tsx'
import { PagePicture } from '../page-picture.tsx'
import { isBeingDrawn, type OwnStorybook } from '../storybooks.api.ts'
import { useDrawPictures } from '../use-draw-pictures.ts'
import { type BookTyped, usualPrompt } from './book-draft.ts'
import styles from './book-pages.module.css'
import type { StepProps } from './step-props.ts'
import { PictureProgress } from './picture-progress.tsx'

/** Has the pages drawn: in which style, and what each picture shows. */
export default function PicturesStep(props: StepProps) {
  const { book, draft, context } = props
  const { typed, set } = draft
  const { pictures: texts, details } = useTexts('storybookWizard')
  const reasonId = useId()
  const draw = useDraw(props)
  const hasPages = book.pages.length > 0
  const isDrawing = draw.isPending || isBeingDrawn(book)
  return (
    <Stack gap={5}>
      <Text tone="quiet">{texts.lead}</Text>
      <Segment
        legend={details.style}
        name="style"
        value={typed.style}
        options={pictureStyles.map((value) => ({ value, label: details.styles[value] }))}
        onChoose={(chosen) => {
          const style = pictureStyles.find((one) => one === chosen)
          if (style) set({ style })
        }}
      />
      {draw.failure && <Notice tone="danger">{draw.failure}</Notice>}
      <Stack start gap={2}>
        <Button
          kind="primary"
          pending={isDrawing}
          blockedBy={hasPages ? undefined : reasonId}
          onClick={() => draw.run()}
        >
          {texts.generate}
        </Button>
        <Text size="small" tone="quiet" id={reasonId}>
          {hasPages ? (context.classroom?.sponsor_id ? texts.sponsor : texts.free) : texts.noPages}
        </Text>
      </Stack>
      <PictureProgress book={book} />
      <ol className={styles.pages} aria-label={texts.label}>
        {book.pages.map((page) => (
          <PageFields key={page.id} page={page} typed={typed} set={set} />
        ))}
      </ol>
    </Stack>
  )
}

type PageFieldsProps = {
  page: OwnStorybook['pages'][number]
  typed: BookTyped
  set: (part: Partial<BookTyped>) => void
}

function PageFields({ page, typed, set }: PageFieldsProps) {
  const { pictures: texts } = useTexts('storybookWizard')
  const language = useLanguage()
  const number = { number: page.pageNumber }
  const words = typed.pageWords[page.id] ?? { prompt: usualPrompt(page.text), caption: page.caption }
  const change = (part: Partial<typeof words>) =>
    set({ pageWords: { ...typed.pageWords, [page.id]: { ...words, ...part } } })
  return (
    <li className={styles.page}>
      <PagePicture url={page.imageUrl} alt={page.altText?.[language] ?? ''} isLazy />
      <div className={styles.words}>
        <p className={styles.story} lang={typed.language}>
          {page.text}
        </p>
        <TextAreaField
          label={fillText(texts.prompt, number)}
          rows={3}
          maxLength={maxPagePromptLength}
          value={words.prompt}
          onChange={(event) => change({ prompt: event.target.value })}
        />
        <TextField
          label={fillText(texts.caption, number)}
          optional
          maxLength={maxPageCaptionLength}
          value={words.caption}
          onChange={(event) => change({ caption: event.target.value })}
        />
      </div>
    </li>
  )
}

function useDraw({ draft, save, takeCredit }: StepProps) {
  const { pictures: texts, writing } = useTexts('storybookWizard')
  return useDrawPictures({
    ...{ takeCredit, refused: writing.refused, failed: texts.failed },
    wish: async () => {
      const { id: storybookId, classroom_id: classroomId, pages, version } = await save()
      const { pageWords, style } = draft.typed
      return {
        ...{ storybookId, classroomId, style, version },
        promptsByPage: pages.map(({ id, pageNumber, text, caption, prompt }) => ({
          ...{ pageNumber, text, caption, prompt: prompt || usualPrompt(text) },
          ...pageWords[id],
        })),
      }
    },
    onDone: draft.take,
  })
}
