import { marketLedgerLines, mostMarketLedgerLines } from '@tower/contract/money/credits.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { localeOf } from '../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { DataTable, type Column } from '../../ui/data-table/data-table.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { Skeleton } from '../../ui/skeleton/skeleton.tsx'
import { showTime } from '../../ui/time/show-time.ts'
import { noteWords } from './note-words.ts'
import styles from './credits.module.css'
import { marketQueries, type MarketEntry } from './market.api.ts'

/** The latest movements of all wallets; what stands below comes with them, and is not pushed down by them. */
export function MarketLedger({ children }: { children: ReactNode }) {
  const { ledger: texts } = useTexts('market')
  const [limit, setLimit] = useState<number>(marketLedgerLines)
  const ledger = useQuery({ ...marketQueries.ledger(limit), placeholderData: keepPreviousData })
  const columns = useColumns()
  const entries = ledger.data?.items ?? []
  const hasMore = entries.length >= limit && limit < mostMarketLedgerLines
  return (
    <>
      <Card title={texts.title}>
        {ledger.isPending && <Skeleton lines={6} />}
        {ledger.isError && <Notice tone="danger">{texts.failed}</Notice>}
        {ledger.data && entries.length === 0 && <p>{texts.none}</p>}
        {entries.length > 0 && (
          <DataTable caption={texts.caption} columns={columns} rows={entries} rowKey={({ id }) => id} />
        )}
        {hasMore && (
          <div className={styles.end}>
            <Button onClick={() => setLimit(mostMarketLedgerLines)} pending={ledger.isFetching}>
              {texts.more}
            </Button>
          </div>
        )}
      </Card>
      {!ledger.isPending && children}
    </>
  )
}

function useColumns(): Column<MarketEntry>[] {
  const { ledger: texts } = useTexts('market')
  const language = useLanguage()
  return [
    { id: 'who', head: texts.who, cell: ({ email }) => email ?? texts.erased },
    { id: 'when', head: texts.when, cell: ({ created_at: at }) => showTime(at, 'dated', language) },
    { id: 'type', head: texts.type, cell: ({ type }) => texts.types[type] },
    { id: 'note', head: texts.note, cell: ({ note }) => noteWords(note, texts.uses) },
    {
      id: 'credits',
      head: texts.credits,
      numeric: true,
      cell: ({ delta_credits: credits }) =>
        credits.toLocaleString(localeOf(language), { signDisplay: 'exceptZero' }).replace('-', '−'),
    },
  ]
}
