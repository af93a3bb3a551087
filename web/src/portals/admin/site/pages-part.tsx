import { useQuery } from '@tanstack/react-query'
import type { TextPageLine } from '@tower/contract/outreach/page-texts.contract.ts'
import { paths } from '@tower/contract/pages.ts'
import { Link } from 'react-router'
import { explainError } from '../../../api/explain-error.ts'
import { charityCalls, charityQueries } from '../../../outreach/charity/charity.api.ts'
import { fillCounted } from '../../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { Chip } from '../../../ui/chip/chip.tsx'
import { DataTable } from '../../../ui/data-table/data-table.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { Moment } from '../../../ui/time/moment.tsx'
import { FailedPart } from '../../failed-part.tsx'
import { loadErrors } from '../admin-errors.ts'
import { exportCsv } from '../export-csv.ts'

/** The pages whose texts staff word, and how far each was changed. */
export function PagesPart() {
  const texts = useTexts('siteDesk')
  const admin = useTexts('admin')
  const reading = useQuery(charityQueries.pages)
  const { pages } = texts
  return (
    <Card
      title={pages.title}
      action={
        <Button size="s" onClick={() => void exportCsv('page-texts.csv', charityCalls.textsCsv)}>
          {texts.export}
        </Button>
      }
    >
      {reading.isPending && <Skeleton lines={6} />}
      {reading.isError && !reading.data && (
        <FailedPart
          message={explainError(reading.error, loadErrors(admin, texts.failed))}
          onRetry={() => void reading.refetch()}
          pending={reading.isFetching}
        />
      )}
      {reading.data && <PagesTable items={reading.data.items} />}
    </Card>
  )
}

function PagesTable({ items }: { items: readonly TextPageLine[] }) {
  const { pages } = useTexts('siteDesk')
  const language = useLanguage()
  return (
    <DataTable<TextPageLine>
      caption={pages.caption}
      rows={items}
      rowKey={({ page }) => page}
      columns={[
        {
          id: 'page',
          head: pages.page,
          cell: ({ page }) => <Link to={paths.adminSitePage({ page })}>{pages.names[page]}</Link>,
        },
        {
          id: 'changed',
          head: pages.changed,
          cell: ({ changed }) => (changed === 0 ? pages.none : fillCounted(pages.counted, changed, language)),
        },
        { id: 'spanish', head: pages.state, cell: (line) => <SpanishState line={line} /> },
        {
          id: 'saved',
          head: pages.saved,
          cell: ({ saved_at: at }) => (at === null ? pages.never : <Moment at={at} />),
        },
      ]}
    />
  )
}

function SpanishState({ line: { changed, untranslated } }: { line: TextPageLine }) {
  const { pages } = useTexts('siteDesk')
  const language = useLanguage()
  if (changed === 0) return '–'
  if (untranslated === 0) return <Chip tone="success">{pages.complete}</Chip>
  return <Chip tone="warning">{fillCounted(pages.untranslated, untranslated, language)}</Chip>
}
