import { creditCents } from '@tower/contract/money.ts'
import { localeOf, showNumber } from '../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { DataTable, type Column } from '../../ui/data-table/data-table.tsx'
import { showTime } from '../../ui/time/show-time.ts'
import { ExportButton } from '../../ui/list-page/export-button.tsx'
import { saveWalletFile, type WalletEntry } from './credits.api.ts'
import { noteWords } from './note-words.ts'
import styles from './credits.module.css'

export type WalletLedgerProps = {
  entries: readonly WalletEntry[]
  /** Reads more, where there may be more. */
  onOlder?: (() => void) | undefined
  pending?: boolean
}

/** The movements of a wallet with what it held after each, the newest first; all of them as a file. */
export function WalletLedger({ entries, onOlder, pending = false }: WalletLedgerProps) {
  const { ledger: texts } = useTexts('credits')
  const columns = useColumns()
  return (
    <Card title={texts.title}>
      {entries.length === 0 ? (
        <p>{texts.none}</p>
      ) : (
        <DataTable caption={texts.caption} columns={columns} rows={entries} rowKey={({ id }) => id} />
      )}
      {entries.length > 0 && (
        <div className={styles.end}>
          {onOlder && (
            <Button onClick={onOlder} pending={pending}>
              {texts.older}
            </Button>
          )}
          <ExportButton onExport={saveWalletFile} />
        </div>
      )}
    </Card>
  )
}

function useColumns(): Column<WalletEntry>[] {
  const { ledger: texts } = useTexts('credits')
  const language = useLanguage()
  return [
    { id: 'what', head: texts.what, cell: ({ type }) => texts.types[type] },
    { id: 'date', head: texts.date, cell: ({ created_at: at }) => showTime(at, 'date', language) },
    { id: 'note', head: texts.note, cell: ({ note }) => noteWords(note, texts.uses) },
    {
      id: 'credits',
      head: texts.credits,
      numeric: true,
      cell: ({ delta_cents: cents }) => showDelta(cents / creditCents, localeOf(language)),
    },
    {
      id: 'after',
      head: texts.after,
      numeric: true,
      cell: ({ balance_after_cents: cents }) => showNumber(cents / creditCents, language),
    },
  ]
}

/** With its sign, and a real minus. */
function showDelta(credits: number, locale: string): string {
  return credits.toLocaleString(locale, { signDisplay: 'exceptZero' }).replace('-', '−')
}
