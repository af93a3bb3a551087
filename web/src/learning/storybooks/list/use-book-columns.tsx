import { paths } from '@tower/contract/pages.ts'
import { Link } from 'react-router'
import { fillText, showNumber } from '../../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../../texts/use-texts.ts'
import { ButtonLink } from '../../../ui/button/button.tsx'
import { Chip } from '../../../ui/chip/chip.tsx'
import type { Column } from '../../../ui/data-table/data-table.tsx'
import { Row, Stack } from '../../../ui/layout/layout.tsx'
import { showTime } from '../../../ui/time/show-time.ts'
import { StatusChip } from '../status-chip.tsx'
import { DownloadPdf } from './download-pdf.tsx'
import { RemoveBook } from './remove-book.tsx'
import type { ListedStorybook } from './list.api.ts'

/** What the list shows of each storybook. */
export function useBookColumns(): readonly Column<ListedStorybook>[] {
  const { list: texts } = useTexts('storybookList')
  const { columns } = texts
  const language = useLanguage()
  return [
    { id: 'title', head: columns.title, stacked: true, cell: (book) => <Titled book={book} /> },
    {
      id: 'status',
      head: columns.status,
      cell: (book) => <StatusChip book={book} />,
    },
    {
      id: 'pages',
      head: columns.pages,
      numeric: true,
      cell: ({ page_count: count }) => showNumber(count, language),
    },
    {
      id: 'updated',
      head: columns.updated,
      cell: ({ updated_at: at }) => showTime(at, 'moment', language),
    },
    { id: 'acts', head: columns.acts, cell: (book) => <Acts book={book} /> },
  ]
}

/** A draft without pages is gone on with where it was begun. */
const isBegun = ({ status, page_count: pages }: ListedStorybook) => status === 'draft' && pages === 0

const addressOf = (book: ListedStorybook) =>
  isBegun(book)
    ? `${paths.teacherNewStorybook}?book=${book.id}`
    : paths.teacherStorybook({ storybookId: book.id })

function Titled({ book }: { book: ListedStorybook }) {
  const { list: texts } = useTexts('storybookList')
  const hasPictures = book.include_illustrations && book.page_count > 0
  return (
    <Stack gap={1}>
      <Link to={addressOf(book)}>{book.title || texts.untitled}</Link>
      {(hasPictures || book.pdf_url !== null) && (
        <Row gap={2}>
          {hasPictures && <Chip>{texts.illustrations}</Chip>}
          {book.pdf_url !== null && <Chip tone="info">{texts.pdfReady}</Chip>}
        </Row>
      )}
    </Stack>
  )
}

function Acts({ book }: { book: ListedStorybook }) {
  const { list: texts } = useTexts('storybookList')
  const named = { title: book.title || texts.untitled }
  return (
    <Row gap={2}>
      {isBegun(book) && (
        <ButtonLink size="s" to={addressOf(book)} aria-label={fillText(texts.goOnNamed, named)}>
          {texts.goOn}
        </ButtonLink>
      )}
      {book.pdf_url !== null && <DownloadPdf book={book} />}
      <RemoveBook book={book} />
    </Row>
  )
}
