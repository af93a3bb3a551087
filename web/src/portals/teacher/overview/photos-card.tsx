import { useQuery } from '@tanstack/react-query'
import { paths } from '@tower/contract/pages.ts'
import { Link } from 'react-router'
import { FailedPart } from '../../failed-part.tsx'
import { useTexts } from '../../../texts/use-texts.ts'
import { Card } from '../../../ui/card/card.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { altOf } from '../../../spending/photos/own-photo-tile.tsx'
import { PhotoStateChip } from '../../../spending/photos/photo-state-chip.tsx'
import { photoQueries } from '../../../spending/photos/photos.api.ts'
import styles from '../../../spending/photos/photos.module.css'

/** A teacher's six newest photos, and the way to add another. */
export function PhotosCard() {
  const { card: texts } = useTexts('photos')
  const latest = useQuery(photoQueries.latest)
  return (
    <Card
      title={texts.title}
      action={<Link to={paths.teacherPhotos}>{latest.data?.total ? texts.all : texts.add}</Link>}
    >
      {latest.isPending && <Skeleton lines={4} />}
      {latest.isError && (
        <FailedPart
          message={texts.failed}
          onRetry={() => void latest.refetch()}
          pending={latest.isFetching}
        />
      )}
      {latest.data && <Previews photos={latest.data.items} />}
    </Card>
  )
}

type Photos = NonNullable<Awaited<ReturnType<NonNullable<typeof photoQueries.latest.queryFn>>>>['items']

function Previews({ photos }: { photos: Photos }) {
  const texts = useTexts('photos')
  const shown = photos.filter(({ thumbnail_url: url }) => url !== null)
  if (shown.length === 0) return <p>{texts.card.none}</p>
  return (
    <>
      <ul className={styles.previews}>
        {shown.map((photo) => (
          <li key={photo.id} className={styles.preview}>
            <img
              src={photo.thumbnail_url ?? ''}
              alt={altOf(photo, texts)}
              width={320}
              height={240}
              loading="lazy"
            />
            {photo.status !== 'approved' && <PhotoStateChip status={photo.status} words={texts.states} />}
            {photo.caption && <p aria-hidden="true">{photo.caption}</p>}
          </li>
        ))}
      </ul>
      {shown.some(({ status }) => status === 'pending') && (
        <p className={styles.quiet}>{texts.card.pending}</p>
      )}
    </>
  )
}
