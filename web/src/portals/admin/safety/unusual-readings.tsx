import { useQuery } from '@tanstack/react-query'
import type { UnusualReading } from '@tower/contract/oversight/safety.contract.ts'
import { readingActionsBegin } from '@tower/contract/oversight/safety.ts'
import { paths } from '@tower/contract/pages.ts'
import { Link } from 'react-router'
import { safetyQueries } from '../../../oversight/safety/safety.api.ts'
import { fillCounted, fillText, showNumber } from '../../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../../texts/use-texts.ts'
import { AddressText } from '../../../ui/data-table/address-text.tsx'
import { type Column, DataTable } from '../../../ui/data-table/data-table.tsx'
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { Moment } from '../../../ui/time/moment.tsx'
import { UnreadPart } from '../unread-part.tsx'
import styles from './safety.module.css'

const readingsOf = (actor = '') =>
  `${paths.adminAudit}?${new URLSearchParams({ action: readingActionsBegin, ...(actor && { actor }) }).toString()}`

/** Who took or opened more of people within a day than work takes, and what counts as more. */
export function UnusualReadings() {
  const { reading: texts } = useTexts('safety')
  const language = useLanguage()
  const reading = useQuery(safetyQueries.unusual)
  if (reading.isPending) return <Skeleton lines={4} />
  if (reading.isError) return <UnreadPart reading={reading} failed={texts.failed} />
  const { items, bounds } = reading.data
  return (
    <section className={styles.part} aria-label={texts.caption}>
      <p className={styles.quiet}>
        {texts.lead}{' '}
        {bounds &&
          fillText(texts.bounds, {
            files: fillCounted(texts.files, bounds.files, language),
            rows: fillCounted(texts.rows, bounds.rows, language),
            children: fillCounted(texts.children, bounds.children, language),
          })}{' '}
        <Link to={readingsOf()}>{texts.all}</Link>
      </p>
      {items.length === 0 ? <EmptyState>{texts.none}</EmptyState> : <Told items={items} />}
    </section>
  )
}

function Told({ items }: { items: UnusualReading[] }) {
  const { reading: texts } = useTexts('safety')
  const columns = useToldColumns()
  return (
    <div className={styles.list}>
      <DataTable caption={texts.caption} columns={columns} rows={items} rowKey={({ id }) => String(id)} />
    </div>
  )
}

function useToldColumns(): Column<UnusualReading>[] {
  const heads = useTexts('safety').reading.columns
  const count = useCount()
  return [
    {
      id: 'who',
      head: heads.who,
      cell: ({ user_id: id, email }) => (
        <Link to={readingsOf(email ?? id)} className={styles.name}>
          <AddressText>{email ?? id}</AddressText>
        </Link>
      ),
    },
    { id: 'when', head: heads.when, cell: ({ at }) => <Moment at={at} /> },
    { id: 'files', head: heads.files, numeric: true, cell: ({ files }) => count(files) },
    { id: 'rows', head: heads.rows, numeric: true, cell: ({ rows }) => count(rows) },
    { id: 'children', head: heads.children, numeric: true, cell: ({ children }) => count(children) },
  ]
}

function useCount() {
  const language = useLanguage()
  return (amount: number) => showNumber(amount, language)
}
