import { useQuery } from '@tanstack/react-query'
import { paths } from '@tower/contract/pages.ts'
import { PagePicture } from '../../../learning/storybooks/page-picture.tsx'
import { StatusChip } from '../../../learning/storybooks/status-chip.tsx'
import { fillCounted, fillText } from '../../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../../texts/use-texts.ts'
import { Drawer } from '../../../ui/drawer/drawer.tsx'
import { DrawerParts } from '../../../ui/drawer/drawer-parts.tsx'
import { Facts } from '../../../ui/facts/facts.tsx'
import { Box, Row, Stack } from '../../../ui/layout/layout.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { Text } from '../../../ui/type/type.tsx'
import { UnreadPart } from '../unread-part.tsx'
import { BookDecision } from './book-decision.tsx'
import { FamilyWords, PhotoFacts, Statements } from './book-history.tsx'
import { type ReviewedBook, reviewedQuery } from './storybook-desk.api.ts'

export type BookDrawerProps = { bookId: string; onClose: () => void }

/** One storybook at the side of the list: all that readers would see, what was found in it, and what staff may do. */
export default function BookDrawer({ bookId, onClose }: BookDrawerProps) {
  const { one: texts } = useTexts('storybookDesk')
  const reading = useQuery({ ...reviewedQuery(bookId), retry: false })
  return (
    <Drawer isOpen onClose={onClose} title={texts.title}>
      {reading.isPending && <Skeleton lines={10} />}
      {!reading.isPending && !reading.data && <UnreadPart reading={reading} failed={texts.failed} />}
      {reading.data && <Details book={reading.data.item} />}
    </Drawer>
  )
}

function Details({ book }: { book: ReviewedBook }) {
  const { one: texts } = useTexts('storybookDesk')
  return (
    <DrawerParts>
      <Head book={book} />
      <FamilyWords asked={book.asked} />
      <Found book={book} />
      <Stack as="ul">
        {book.pages.map((page) => (
          <ReviewedPage key={page.id} page={page} book={book} />
        ))}
      </Stack>
      {book.teacher_notes !== '' && (
        <Box tone="soft">
          <Text strong>{texts.notes}</Text>
          <Text size="small" tone="quiet">
            {texts.notesNote}
          </Text>
          <Text wrap="typed">{book.teacher_notes}</Text>
        </Box>
      )}
      <Statements book={book} />
      <BookDecision book={book} />
    </DrawerParts>
  )
}

function Head({ book }: { book: ReviewedBook }) {
  const { one: texts, columns, untitled } = useTexts('storybookDesk')
  return (
    <Stack gap={3}>
      <Row justify="between">
        <Text as="h3" size="lead" strong>
          {book.title || untitled}
        </Text>
        <StatusChip book={book} />
      </Row>
      <Facts
        items={[
          { name: columns.teacher, value: book.teacher_name ?? book.teacher_email },
          { name: columns.classroom, value: book.classroom_name },
          ...(book.grade_level ? [{ name: texts.grade, value: book.grade_level }] : []),
          ...(book.kept_words.length > 0
            ? [{ name: texts.keptWords, value: book.kept_words.map((word) => `“${word}”`).join(', ') }]
            : []),
          { name: texts.photos, value: <PhotoFacts book={book} /> },
        ]}
      />
      {book.held_by_names && <Text size="small">{texts.named}</Text>}
      {book.returned_reason !== null && (
        <Text size="small">{fillText(texts.returned, { reason: book.returned_reason })}</Text>
      )}
      <Text size="small" tone="quiet">
        {texts.read} {book.status === 'submitted' && texts.after}
      </Text>
      {book.code !== null && book.held_at === null && (
        <a href={paths.book({ code: book.code })} target="_blank" rel="noreferrer">
          {texts.open}
        </a>
      )}
    </Stack>
  )
}

function Found({ book }: { book: ReviewedBook }) {
  const { one: texts } = useTexts('storybookDesk')
  const language = useLanguage()
  const { places } = book
  if (places.length === 0)
    return (
      <Notice tone="success" announce={false}>
        {texts.clear}
      </Notice>
    )
  const where = (id: string | null) => {
    const number = book.pages.findIndex((page) => page.id === id) + 1
    return number > 0 ? fillText(texts.page, { number }) : texts.notOnPage
  }
  return (
    <Notice tone="warning" announce={false}>
      <strong>{fillCounted(texts.found, places.length, language)}</strong>
      <ul>
        {places.map(({ field, id, start, quote }) => (
          <li key={`${field} ${id} ${start}`}>{fillText(texts.foundIn, { quote, where: where(id) })}</li>
        ))}
      </ul>
    </Notice>
  )
}

function ReviewedPage({ page, book }: { page: ReviewedBook['pages'][number]; book: ReviewedBook }) {
  const { one: texts } = useTexts('storybookDesk')
  return (
    <Box as="li">
      <Text size="small" tone="quiet">
        {fillText(texts.page, { number: page.pageNumber })}
      </Text>
      {book.include_illustrations && (
        <PagePicture url={page.imageUrl} alt={page.altText?.[book.language] ?? ''} isLazy />
      )}
      <Text wrap="typed" lang={book.language}>
        {page.text}
      </Text>
      {page.otherText !== null && page.otherText !== '' && (
        <Text wrap="typed" lang={book.other_language ?? undefined}>
          {page.otherText}
        </Text>
      )}
      {page.caption !== '' && (
        <Text size="small" tone="quiet">
          {page.caption}
        </Text>
      )}
    </Box>
  )
}
