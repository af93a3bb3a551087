import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { updateStates } from '@tower/contract/people/prospects.ts'
import type { ReviewedUpdate } from '@tower/contract/people/prospect-reviews.contract.ts'
import { Link } from 'react-router'
import { useTexts } from '../../../../texts/use-texts.ts'
import { Drawer } from '../../../../ui/drawer/drawer.tsx'
import { useDrawer } from '../../../../ui/drawer/use-drawer.ts'
import type { ListColumn } from '../../../../ui/list-page/list-table.tsx'
import { useListQuery } from '../../../../ui/list-page/use-list-query.ts'
import { Moment } from '../../../../ui/time/moment.tsx'
import { ConsoleList } from '../../console-list.tsx'
import { listPictures } from '../../list-pictures.tsx'
import review from '../review.module.css'
import styles from '../photos/photos.module.css'
import { DecisionActs } from './decision-acts.tsx'
import { DecisionCell } from './decision-cell.tsx'
import { ReviewedMedia } from './reviewed-media.tsx'
import { prospectReviewQueries } from './prospect-review.api.ts'

/** The addresses of pictures and films work for ten minutes: before that they are read anew. */
const readAgainMs = 8 * 60 * 1000
const spec = { filters: { status: updateStates }, sorts: [] }

/** News of athletes: those that wait, and what was decided on the others. */
export default function UpdatesTab() {
  const all = useTexts('prospectReview')
  const texts = { ...all, none: all.noneUpdates }
  const list = useListQuery(spec)
  const drawer = useDrawer('news')
  const { q, page, pageSize, filters } = list.query
  const status = updateStates.find((one) => one === filters.status)
  const narrowing = { q: q || undefined, status }
  const reading = useQuery({
    ...prospectReviewQueries.updates({ ...narrowing, page, pageSize }),
    placeholderData: keepPreviousData,
    refetchInterval: readAgainMs,
  })
  const open = reading.data?.items.find(({ id }) => id === drawer.openId)
  return (
    <>
      <ConsoleList
        name="athlete_news_in_review"
        list={list}
        reading={reading}
        caption={texts.updatesCaption}
        columns={useColumns(drawer.linkTo)}
        keyOf={({ id }) => id}
        nameOf={({ caption, athlete }) => caption || athlete}
        words={texts}
        searchLabel={texts.updatesSearch}
        filters={[
          {
            name: 'status',
            label: texts.status,
            options: updateStates.map((value) => ({ value, label: texts.updateStatuses[value] })),
          },
        ]}
        openKey={drawer.openId}
        pictures={listPictures}
      />
      {drawer.openId !== undefined && reading.data && <NewsDrawer news={open} onClose={drawer.close} />}
    </>
  )
}

function useColumns(linkTo: (id: string) => string): ListColumn<ReviewedUpdate>[] {
  const texts = useTexts('prospectReview')
  const heads = texts.columns
  return [
    {
      id: 'caption',
      head: heads.caption,
      cell: (row) => (
        <div className={review.two}>
          <Link to={linkTo(row.id)} preventScrollReset>
            {row.caption || texts.wordless}
          </Link>
          {row.media && <span>{texts.kinds[row.media.kind]}</span>}
        </div>
      ),
    },
    { id: 'athlete', head: heads.athlete, cell: ({ athlete }) => athlete },
    { id: 'author', head: heads.author, cell: ({ author_email: email }) => email ?? '' },
    { id: 'sent', head: heads.sent, cell: ({ created_at: at }) => <Moment at={at} /> },
    {
      id: 'decision',
      rank: 1,
      head: heads.decision,
      cell: (row) => (
        <DecisionCell decided={row} standing={row.status} status={texts.updateStatuses[row.status]} />
      ),
    },
  ]
}

function NewsDrawer({ news, onClose }: { news: ReviewedUpdate | undefined; onClose: () => void }) {
  const texts = useTexts('prospectReview')
  return (
    <Drawer isOpen onClose={onClose} title={news?.athlete ?? texts.updateDrawer}>
      {news ? (
        <div className={styles.parts}>
          {news.media && <ReviewedMedia media={news.media} label={news.caption ?? news.athlete} />}
          <p>{news.caption || texts.wordless}</p>
          <div className={review.two}>
            <DecisionCell decided={news} standing={news.status} status={texts.updateStatuses[news.status]} />
          </div>
          <DecisionActs
            key={`${news.id} ${news.status}`}
            wish={{ of: 'update', id: news.id }}
            isWaiting={news.status === 'waiting'}
            isShown={news.status === 'approved'}
            mayDecide={news.may_decide}
            onDone={onClose}
          />
        </div>
      ) : (
        <p>{texts.elsewhere}</p>
      )}
    </Drawer>
  )
}
