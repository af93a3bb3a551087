import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { claimStates } from '@tower/contract/matching/classroom-claims.ts'
import { paths } from '@tower/contract/pages.ts'
import { Link } from 'react-router'
import { claimQueries } from '../../matching/nominations/claims.api.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { ListPage } from '../../ui/list-page/list-page.tsx'
import { useListQuery } from '../../ui/list-page/use-list-query.ts'
import { PageHead } from '../../ui/section/section.tsx'
import { portalMeta } from '../portal-meta.ts'
import { listPictures } from './list-pictures.tsx'
import styles from './review/review.module.css'
import { useClaimColumns } from './review/use-claim-columns.tsx'

export const meta = portalMeta((texts) => texts.review.title)

const spec = { filters: { status: claimStates } }

/** What waits for staff: each kind has its tab. */
export default function ReviewPage() {
  const { title, lead, tabs, claims: texts } = useTexts('review')
  const { back } = useTexts('people')
  const list = useListQuery(spec)
  const { q, page, pageSize, filters } = list.query
  const status = claimStates.find((state) => state === filters.status)
  const reading = useQuery({
    ...claimQueries.all({ q: q || undefined, status, page, pageSize }),
    placeholderData: keepPreviousData,
  })
  return (
    <>
      <PageHead title={title} lead={lead} crumbs={[{ label: back, to: paths.admin }, { label: title }]} />
      <nav className={styles.tabs} aria-label={tabs.label}>
        <Link to={paths.adminReview} aria-current="page">
          {tabs.claims}
        </Link>
      </nav>
      <ListPage
        list={list}
        reading={reading}
        caption={texts.caption}
        columns={useClaimColumns()}
        keyOf={({ id }) => id}
        nameOf={({ teacher_display_name: name }) => name}
        words={texts}
        searchLabel={texts.search}
        filters={[
          {
            name: 'status',
            label: texts.status,
            options: claimStates.map((value) => ({ value, label: texts.statuses[value] })),
          },
        ]}
        pictures={listPictures}
      />
    </>
  )
}
