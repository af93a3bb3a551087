import { useQuery } from '@tanstack/react-query'
import type { AccountCode } from '@tower/contract/money/closing-journal.contract.ts'
import { useState } from 'react'
import { closingQueries } from '../../../money/closing/closing.api.ts'
import { fillCounted, fillText } from '../../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { type Column, DataTable } from '../../../ui/data-table/data-table.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { UnreadPart } from '../unread-part.tsx'
import { CodeDialog } from './code-dialog.tsx'
import styles from './closing.module.css'

/** What the charity's own chart of accounts calls each of our kinds of account. */
export function AccountCodes() {
  const { codes: texts } = useTexts('closing')
  const language = useLanguage()
  const reading = useQuery(closingQueries.codes)
  const [edited, setEdited] = useState<AccountCode>()
  const columns = useCodeColumns(setEdited)
  const missing = reading.data?.items.filter(({ is_used: isUsed, code }) => isUsed && code === null).length
  return (
    <Card title={texts.title}>
      <div className={styles.stack}>
        <p className={styles.quiet}>{texts.lead}</p>
        {reading.isPending && <Skeleton lines={6} />}
        {reading.isError && <UnreadPart reading={reading} failed={texts.failed} />}
        {missing !== undefined && missing > 0 && (
          <Notice tone="warning" announce={false}>
            {fillCounted(texts.missing, missing, language)}
          </Notice>
        )}
        {reading.data && (
          <DataTable
            caption={texts.caption}
            columns={columns}
            rows={reading.data.items}
            rowKey={({ kind }) => kind}
          />
        )}
      </div>
      {edited && <CodeDialog account={edited} onClose={() => setEdited(undefined)} />}
    </Card>
  )
}

function useCodeColumns(onEdit: (account: AccountCode) => void): Column<AccountCode>[] {
  const { codes: texts } = useTexts('closing')
  const { accounts } = useTexts('payments')
  const nameOf = (kind: string) => (accounts as Record<string, string>)[kind] ?? kind
  return [
    { id: 'account', head: texts.account, cell: ({ kind }) => nameOf(kind) },
    { id: 'state', head: texts.state, cell: ({ is_used: isUsed }) => (isUsed ? texts.used : texts.unused) },
    { id: 'code', head: texts.code, cell: ({ code }) => code ?? '–' },
    { id: 'name', head: texts.name, cell: ({ name }) => name ?? '–' },
    {
      id: 'edit',
      head: texts.edit,
      cell: (account) => (
        <Button
          size="s"
          aria-label={fillText(texts.editOf, { name: nameOf(account.kind) })}
          onClick={() => onEdit(account)}
        >
          {texts.edit}
        </Button>
      ),
    },
  ]
}
