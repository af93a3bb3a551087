import { useTexts, useLanguage } from '../../../texts/use-texts.ts'
import { fillText } from '../../../texts/fill-text.ts'
import { CopyField } from '../../../ui/copy/copy-field.tsx'
import { Box } from '../../../ui/layout/layout.tsx'
import { showTime } from '../../../ui/time/show-time.ts'
import { Text } from '../../../ui/type/type.tsx'
import type { OwnStorybook } from '../storybooks.api.ts'

/** Since when readers find the book, and where. */
export default function PublishedPart({
  book,
  address,
}: {
  book: OwnStorybook
  address: string | undefined
}) {
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
