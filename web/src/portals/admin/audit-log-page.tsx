import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type AuditEntry, historyEndpoints } from '@tower/contract/oversight/history.contract.ts'
import { readingActionsBegin } from '@tower/contract/oversight/safety.ts'
import { paths } from '@tower/contract/pages.ts'
import type { LoaderFunctionArgs } from 'react-router'
import { browserCall } from '../../session/browser-call.ts'
import { historyQueries } from '../../oversight/history/history.api.ts'
import { useSaid } from '../../people/use-said.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { ButtonLink } from '../../ui/button/button.tsx'
import { ConsoleList } from './console-list.tsx'
import { AddressText } from '../../ui/data-table/address-text.tsx'
import type { OwnFilterProps } from '../../ui/list-page/filter-field.ts'
import type { ListColumn } from '../../ui/list-page/list-table.tsx'
import { useListQuery } from '../../ui/list-page/use-list-query.ts'
import { ConsoleHead } from './console-head.tsx'
import { Moment } from '../../ui/time/moment.tsx'
import { loadTexts } from '../../texts/load-texts.ts'
import { portalMeta } from '../portal-meta.ts'
import { ActionFilter, useFilteredAction } from './audit/action-filter.tsx'
import { EntryAction, EntryDetails, EntryTarget } from './audit/entry-details.tsx'
import { readEntry } from './audit/read-entry.ts'
import { useActWords } from './audit/use-act-words.ts'
import { exportCsv } from './export-csv.ts'
import { listPictures } from './list-pictures.tsx'

export const loader = ({ context }: LoaderFunctionArgs) => ({ texts: loadTexts(context, 'auditWords') })

export { shouldRevalidate } from '../keep-texts.ts'

export const meta = portalMeta((texts) => texts.people.audit.title)

const spec = { filters: { action: 'any', actor: 'any', target: 'any', from: 'any', to: 'any' } } as const

const showActions = (filter: OwnFilterProps) => <ActionFilter {...filter} />

/** What was done in the product, by whom and to what; nobody can change it. */
export default function AuditLogPage() {
  const { audit: texts } = useTexts('people')
  const list = useListQuery(spec)
  const { page, pageSize, filters } = list.query
  const words = useActWords()
  const reading = useQuery({
    ...historyQueries.auditLog({ ...filters, page, pageSize }),
    placeholderData: keepPreviousData,
  })
  const fields = [
    { name: 'action', label: texts.action, field: showActions, shown: useFilteredAction(filters.action) },
    { name: 'actor', label: texts.actor },
    { name: 'target', label: texts.target },
    { name: 'from', label: texts.from, type: 'date' as const },
    { name: 'to', label: texts.to, type: 'date' as const },
  ]
  return (
    <>
      <ConsoleHead
        title={texts.title}
        lead={texts.lead}
        actions={
          <ButtonLink to={`${paths.adminAudit}?action=${readingActionsBegin}`}>{texts.readings}</ButtonLink>
        }
      />
      <ConsoleList
        name="audit_log"
        list={list}
        reading={reading}
        caption={texts.caption}
        columns={useAuditColumns()}
        keyOf={({ id }) => String(id)}
        nameOf={(entry) => words(readEntry(entry).action) ?? readEntry(entry).action}
        words={texts}
        filters={fields}
        pictures={listPictures}
        onExport={() =>
          exportCsv('audit-log.csv', () => browserCall(historyEndpoints.auditLogCsv, { query: filters }))
        }
      />
    </>
  )
}

function useAuditColumns(): ListColumn<AuditEntry>[] {
  const { audit, system } = useTexts('people')
  const said = useSaid()
  const heads = audit.columns
  return [
    { id: 'when', head: heads.when, cell: ({ created_at: at }) => <Moment at={at} /> },
    {
      id: 'actor',
      head: heads.actor,
      cell: (entry) => <AddressText>{said(readEntry(entry).actor ?? system)}</AddressText>,
    },
    {
      id: 'action',
      head: heads.action,
      cell: (entry) => <EntryAction entry={entry} />,
    },
    { id: 'target', head: heads.target, cell: (entry) => <EntryTarget entry={entry} /> },
    { id: 'details', head: heads.details, stacked: true, cell: (entry) => <EntryDetails entry={entry} /> },
  ]
}
