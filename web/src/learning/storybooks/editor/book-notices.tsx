import { useTexts, useLanguage } from '../../../texts/use-texts.ts'
import { fillText } from '../../../texts/fill-text.ts'
import { CopyField } from '../../../ui/copy/copy-field.tsx'
import { Box, Stack } from '../../../ui/layout/layout.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { showTime } from '../../../ui/time/show-time.ts'
import { Text } from '../../../ui/type/type.tsx'
import type { OwnStorybook } from '../storybooks.api.ts'

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
      {book.status === 'published' && <Published book={book} address={address} />}
    </Stack>
  )
}

function Published({ book, address }: { book: OwnStorybook; address: string | undefined }) {
  const { publish: texts } = useTexts('storybookEditor')
  const language = useLanguage()
  return (
    <Box tone="soft">
      {book.published_at !== null && (
        <Text strong>{fillText(texts.at, { day: showTime(book.published_at, 'date', language) })}</Text>
      )}
      {address !== undefined && book.held_at === null && (
        <>
          <CopyField label={texts.link} value={address} />
          <a href={address} target="_blank" rel="noreferrer">
            {texts.open}
          </a>
        </>
      )}
      {book.in_story && <Text size="small">{texts.isInStory}</Text>}
      <Text size="small" tone="quiet">
        {texts.readOnly}
      </Text>
    </Box>
  )
}
