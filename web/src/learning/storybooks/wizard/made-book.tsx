import { paths } from '@tower/contract/pages.ts'
import { fillText } from '../../../texts/fill-text.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { ButtonLink } from '../../../ui/button/button.tsx'
import { StepHeading } from '../../../ui/form/step-heading.tsx'
import { Row, Stack } from '../../../ui/layout/layout.tsx'
import type { OwnStorybook } from '../storybooks.api.ts'
import { BookPapers } from '../papers/book-papers.tsx'
import { BookPages } from './book-pages.tsx'
import { PictureProgress } from './picture-progress.tsx'
import { StoryNotices } from './story-notices.tsx'
import type { StoryNotice } from './wizard.api.ts'

export type MadeBookProps = { book: OwnStorybook; notices: readonly StoryNotice[] }

/** A book that was just made: its words are there, its pictures come while one reads. */
export default function MadeBook({ book, notices }: MadeBookProps) {
  const { quick: texts, frame } = useTexts('storybookWizard')
  return (
    <Stack gap={5}>
      <StepHeading>{fillText(texts.made, { title: book.title })}</StepHeading>
      <PictureProgress book={book} />
      <StoryNotices notices={notices} />
      <Row>
        <ButtonLink kind="primary" to={paths.teacherStorybook({ storybookId: book.id })}>
          {frame.toEditor}
        </ButtonLink>
        <ButtonLink to={paths.teacherStorybooks}>{texts.toAll}</ButtonLink>
      </Row>
      <BookPapers book={book} failed={texts.pdfFailed} />
      <BookPages book={book} />
    </Stack>
  )
}
