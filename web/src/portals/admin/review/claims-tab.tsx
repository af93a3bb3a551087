import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { claimStates } from '@tower/contract/matching/classroom-claims.ts'
import { useSearchParams } from 'react-router'
import { claimCalls, claimQueries } from '../../../matching/nominations/claims.api.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { ConsoleList } from '../console-list.tsx'
import { useListQuery } from '../../../ui/list-page/use-list-query.ts'
import { exportCsv } from '../export-csv.ts'
import { listPictures } from '../list-pictures.tsx'
import { useClaimColumns } from './use-claim-columns.tsx'

const spec = { filters: { status: claimStates } }

/** Confirmations by teachers whose address nobody knew as the classroom’s. */
export function ClaimsTab() {
  const { claims: texts } = useTexts('review')
  const list = useListQuery(spec)
  const [address] = useSearchParams()
  const { q, page, pageSize, filters } = list.query
  const status = claimStates.find((state) => state === filters.status)
  const reading = useQuery({
    ...claimQueries.all({ q: q || undefined, status, page, pageSize }),
    placeholderData: keepPreviousData,
  })
  return (
    <ConsoleList
      name="claims"
      list={list}
      reading={reading}
      caption={texts.caption}
      columns={useClaimColumns()}
      keyOf={({ id }) => id}
      nameOf={({ teacher_display_name: name }) => name}
      words={texts}
      searchLabel={texts.search}
      openKey={address.get('claim') ?? undefined}
      filters={[
        {
          name: 'status',
          label: texts.status,
          options: claimStates.map((value) => ({ value, label: texts.statuses[value] })),
        },
      ]}
      pictures={listPictures}
      onExport={() => exportCsv('confirmations.csv', () => claimCalls.file({ q: q || undefined, status }))}
    />
  )
}
