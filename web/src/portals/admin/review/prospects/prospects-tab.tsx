import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { prospectStatuses } from '@tower/contract/people/prospects.ts'
import type { ReviewedProspect } from '@tower/contract/people/prospect-reviews.contract.ts'
import { Link } from 'react-router'
import { useSaid } from '../../../../people/use-said.ts'
import { useTexts } from '../../../../texts/use-texts.ts'
import { useDrawer } from '../../../../ui/drawer/use-drawer.ts'
import type { ListColumn } from '../../../../ui/list-page/list-table.tsx'
import { useListQuery } from '../../../../ui/list-page/use-list-query.ts'
import { Moment } from '../../../../ui/time/moment.tsx'
import { ConsoleList } from '../../console-list.tsx'
import { listPictures } from '../../list-pictures.tsx'
import review from '../review.module.css'
import { DecisionCell } from './decision-cell.tsx'
import { ProspectDrawer } from './prospect-drawer.tsx'
import { prospectReviewQueries } from './prospect-review.api.ts'
import { useAllowed } from './use-allowed.ts'

const spec = { filters: { status: prospectStatuses }, sorts: [] }

/** Profiles of athletes: those that wait, and what was decided on the others. */
export default function ProspectsTab() {
  const texts = useTexts('prospectReview')
  const said = useSaid()
  const list = useListQuery(spec)
  const drawer = useDrawer('athlete')
  const { q, page, pageSize, filters } = list.query
  const status = prospectStatuses.find((one) => one === filters.status)
  const narrowing = { q: q || undefined, status }
  const reading = useQuery({
    ...prospectReviewQueries.all({ ...narrowing, page, pageSize }),
    placeholderData: keepPreviousData,
  })
  return (
    <>
      <ConsoleList
        name="athletes_in_review"
        list={list}
        reading={reading}
        caption={texts.caption}
        columns={useColumns(drawer.linkTo)}
        keyOf={({ id }) => id}
        nameOf={({ first_name: first, last_name: last }) => said(`${first} ${last}`)}
        words={texts}
        searchLabel={texts.search}
        filters={[
          {
            name: 'status',
            label: texts.status,
            options: prospectStatuses.map((value) => ({ value, label: texts.statuses[value] })),
          },
        ]}
        openKey={drawer.openId}
        pictures={listPictures}
      />
      {drawer.openId !== undefined && <ProspectDrawer prospectId={drawer.openId} onClose={drawer.close} />}
    </>
  )
}

function useColumns(linkTo: (id: string) => string): ListColumn<ReviewedProspect>[] {
  const { columns: heads, statuses, noConsent, guardianStates } = useTexts('prospectReview')
  const said = useSaid()
  const allowed = useAllowed()
  return [
    {
      id: 'athlete',
      head: heads.athlete,
      cell: (row) => (
        <div className={review.two}>
          <Link to={linkTo(row.id)} preventScrollReset>
            {said(`${row.first_name} ${row.last_name}`)}
          </Link>
          <span>{row.sport ?? ''}</span>
        </div>
      ),
    },
    { id: 'keeper', head: heads.keeper, cell: (row) => row.keeper_email ?? guardianStates.left },
    {
      id: 'consent',
      head: heads.consent,
      cell: ({ in_force: word }) => (word.profile ? allowed(word) : noConsent),
    },
    {
      id: 'submitted',
      head: heads.submitted,
      cell: ({ submitted_at: at }) => (at === null ? '' : <Moment at={at} />),
    },
    {
      id: 'decision',
      rank: 1,
      head: heads.decision,
      cell: (row) => (
        <DecisionCell
          decided={row}
          standing={row.status}
          status={statuses[row.status]}
          isPast={row.status === 'pending' || (row.outcome === 'approved' && row.status !== 'approved')}
        />
      ),
    },
  ]
}
