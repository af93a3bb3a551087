import { useTexts } from '../../../texts/use-texts.ts'
import { fillText } from '../../../texts/fill-text.ts'
import { lateInBrowser } from '../../../ui/late/late.tsx'
import { Stack } from '../../../ui/layout/layout.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import type { OwnStorybook } from '../storybooks.api.ts'

// Most books that are open here are not published.
const PublishedPart = lateInBrowser(() => import('./published-part.tsx'))

/** What a teacher should know of the book now: sent back and why, hidden, waiting, approved, or where readers find it. */
export function BookNotices({ book, address }: { book: OwnStorybook; address: string | undefined }) {
  const texts = useTexts('storybookEditor')
  return (
    <Stack gap={3}>
      {book.held_at !== null && (
        <Notice tone="danger" announce={false}>
          {book.held_by_names ? texts.named : texts.held}
        </Notice>
      )}
      {book.returned_reason !== null && (
        <Notice tone="warning" announce={false}>
          {fillText(texts.returned, { reason: book.returned_reason })}
        </Notice>
      )}
      {book.status === 'submitted' && <Notice announce={false}>{texts.submit.waits}</Notice>}
      {book.status === 'approved' && (
        <Notice tone="success" announce={false}>
          {texts.approved}
        </Notice>
      )}
      {book.status === 'published' && <PublishedPart book={book} address={address} />}
    </Stack>
  )
}
