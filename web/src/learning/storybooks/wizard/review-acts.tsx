import { explainError } from '../../../api/explain-error.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Row, Stack } from '../../../ui/layout/layout.tsx'
import { useToast } from '../../../ui/toast/toast-region.tsx'
import { BookActs } from '../editor/book-acts.tsx'
import { BookNotices } from '../editor/book-notices.tsx'
import { BookPapers } from '../papers/book-papers.tsx'
import { useBookAddress } from '../use-book-address.ts'
import type { StepProps } from './step-props.ts'

/** Submits, publishes or puts on paper the finished draft from the last step, as the editor does. */
export default function ReviewActs({ book, save }: Pick<StepProps, 'book' | 'save'>) {
  const flush = useFlush(save)
  return (
    <Stack gap={4}>
      <BookNotices book={book} address={useBookAddress(book)} />
      <Row>
        <BookActs book={book} flush={flush} />
      </Row>
      <BookPapers book={book} flush={flush} />
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
