import { explainError } from '../../../api/explain-error.ts'
import { fillText } from '../../../texts/fill-text.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Facts } from '../../../ui/facts/facts.tsx'
import { Row, Stack } from '../../../ui/layout/layout.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { useToast } from '../../../ui/toast/toast-region.tsx'
import { Text } from '../../../ui/type/type.tsx'
import { BookActs } from '../editor/book-acts.tsx'
import { BookNotices } from '../editor/book-notices.tsx'
import { StatusChip } from '../status-chip.tsx'
import { bookGrades } from './book-draft.ts'
import { BookPages } from './book-pages.tsx'
import type { StepProps } from './step-props.ts'
import { FoundWords } from './found-words.tsx'
import { useBookAddress } from '../use-book-address.ts'
import { BookPapers } from '../papers/book-papers.tsx'
import { PictureProgress } from './picture-progress.tsx'

/** The finished draft, page by page, before it goes to the editor. */
export function ReviewStep({ book, draft: { typed, set }, students, save }: StepProps) {
  const { review: texts, details, story } = useTexts('storybookWizard')
  const { languages: names } = useTexts('storybooks')
  const flush = useFlush(save)
  const grade = details.grades[bookGrades.findIndex((one) => one === typed.grade)] ?? typed.grade
  const languages = [typed.language, ...(typed.other === 'none' ? [] : [typed.other])]
  return (
    <Stack gap={5}>
      <Text tone="quiet">{texts.lead}</Text>
      <Facts
        items={[
          { name: details.title, value: typed.title },
          { name: texts.status, value: <StatusChip status={book.status} isHeld={book.held_at !== null} /> },
          { name: details.grade, value: grade || details.anyGrade },
          { name: texts.languages, value: languages.map((one) => names[one]).join(' + ') },
          { name: texts.count, value: fillText('{count}', { count: book.pages.length }) },
        ]}
      />
      <FoundWords
        told={[
          { id: 'title', where: details.title, text: typed.title, change: (title) => set({ title }) },
          {
            ...{ id: 'story', where: story.narrative, text: typed.narrative },
            change: (narrative) => set({ narrative }),
          },
        ]}
        students={students}
        language={typed.language}
        keptWords={typed.keptWords}
        onKeepWords={(keptWords) => set({ keptWords })}
      />
      <PictureProgress book={book} />
      <Stack gap={3}>
        <Text tone="quiet">{texts.acts}</Text>
        <BookNotices book={book} address={useBookAddress(book)} />
        <Row>
          <BookActs book={book} flush={flush} />
        </Row>
        <BookPapers book={book} flush={flush} />
      </Stack>
      {book.pages.length === 0 ? <Notice tone="warning">{texts.noPages}</Notice> : <BookPages book={book} />}
    </Stack>
  )
}

/** Keeps what is typed before the book is sent on; says where that fails. */
function useFlush(save: StepProps['save']): () => Promise<boolean> {
  const { frame, refused: own } = useTexts('storybookWizard')
  const { refused } = useTexts('storybooks')
  const toast = useToast()
  return async () => {
    try {
      await save()
      return true
    } catch (error) {
      const words = { refused: { ...refused, ...own }, failed: frame.saveFailed }
      toast({ text: explainError(error, words), tone: 'danger' })
      return false
    }
  }
}
