import { useQuery } from '@tanstack/react-query'
import type { TextPageLine } from '@tower/contract/outreach/page-texts.contract.ts'
import { isMailPage } from '@tower/contract/outreach/page-texts.ts'
import { paths } from '@tower/contract/pages.ts'
import { Link } from 'react-router'
import { charityCalls, charityQueries } from '../../../outreach/charity/charity.api.ts'
import { fillCounted } from '../../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { Chip } from '../../../ui/chip/chip.tsx'
import { DataTable } from '../../../ui/data-table/data-table.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { Moment } from '../../../ui/time/moment.tsx'
import { UnreadPart } from '../unread-part.tsx'
import { exportCsv } from '../export-csv.ts'
import { namePage } from './name-page.ts'
import styles from './site.module.css'

/** The pages and emails whose texts staff word, and how far each was changed. */
export function PagesPart() {
  const texts = useTexts('siteDesk')
  const reading = useQuery(charityQueries.pages)
  const { emails, pages } = texts
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
      {reading.isError && !reading.data && <UnreadPart reading={reading} failed={texts.failed} />}
      {reading.data && (
        <>
          <PagesTable
            caption={pages.caption}
            head={pages.page}
            items={reading.data.items.filter(({ page }) => !isMailPage(page))}
          />
          <div className={styles.apart}>
            <h3>{emails.title}</h3>
            <p className={styles.quiet}>{emails.lead}</p>
          </div>
          <PagesTable
            caption={emails.caption}
            head={emails.email}
            items={reading.data.items.filter(({ page }) => isMailPage(page))}
          />
        </>
      )}
    </Card>
  )
}

type PagesTableProps = { caption: string; head: string; items: readonly TextPageLine[] }

function PagesTable({ caption, head, items }: PagesTableProps) {
  const texts = useTexts('siteDesk')
  const { pages } = texts
  const language = useLanguage()
  return (
    <DataTable<TextPageLine>
      caption={caption}
      rows={items}
      rowKey={({ page }) => page}
      columns={[
        {
          id: 'page',
          head,
          cell: ({ page }) => <Link to={paths.adminSitePage({ page })}>{namePage(page, texts)}</Link>,
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
