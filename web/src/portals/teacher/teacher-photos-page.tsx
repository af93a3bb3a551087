import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { paths } from '@tower/contract/pages.ts'
import { photoStates } from '@tower/contract/spending/photos.ts'
import type { LoaderFunctionArgs } from 'react-router'
import { teacherOverviewQuery } from '../../people/teachers/teachers.api.ts'
import { EmptyBlocks } from '../../pictures/tower/empty-blocks.tsx'
import { AddPhotos } from '../../spending/photos/add-photos.tsx'
import { OwnPhotoTile } from '../../spending/photos/own-photo-tile.tsx'
import { photoQueries } from '../../spending/photos/photos.api.ts'
import styles from '../../spending/photos/photos.module.css'
import { loadTexts } from '../../texts/load-texts.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import { ListFooter } from '../../ui/list-page/list-footer.tsx'
import { ListTabs } from '../../ui/list-page/list-tabs.tsx'
import { useListQuery } from '../../ui/list-page/use-list-query.ts'
import { PageHead } from '../../ui/section/section.tsx'
import { Skeleton } from '../../ui/skeleton/skeleton.tsx'
import { FailedPart } from '../failed-part.tsx'
import { portalMeta } from '../portal-meta.ts'

export const loader = ({ context }: LoaderFunctionArgs) => ({ texts: loadTexts(context, 'coverFaces') })

export { shouldRevalidate } from '../keep-texts.ts'

export const meta = portalMeta((texts) => texts.photos.title)

const spec = { filters: { status: photoStates } }

/** A teacher adds photos of what the classroom bought, and sees what became of each. */
export default function TeacherPhotosPage() {
  const texts = useTexts('photos')
  const { overview } = useTexts('portal').teacher
  const classrooms = useQuery(teacherOverviewQuery).data?.classrooms ?? []
  return (
    <>
      <PageHead
        title={texts.title}
        lead={texts.lead}
        crumbs={[{ label: overview, to: paths.teacherPortal }, { label: texts.title }]}
      />
      <AddPhotos classrooms={classrooms} />
      <OwnPhotos />
    </>
  )
}

function OwnPhotos() {
  const texts = useTexts('photos')
  const list = useListQuery(spec)
  const { page, pageSize, filters } = list.query
  const status = photoStates.find((state) => state === filters.status)
  const photos = useQuery({
    ...photoQueries.own({ status, page, pageSize }),
    placeholderData: keepPreviousData,
  })
  return (
    <section className={styles.list} aria-busy={photos.isFetching}>
      <h2>{texts.list}</h2>
      <ListTabs
        list={list}
        label={texts.filter}
        filter="status"
        options={photoStates.map((value) => ({ value, label: texts.states[value] }))}
      />
      {photos.isPending && <Skeleton lines={8} />}
      {photos.isError && (
        <FailedPart
          message={texts.failed}
          onRetry={() => void photos.refetch()}
          pending={photos.isFetching}
        />
      )}
      {photos.data?.items.length === 0 && (
        <EmptyState picture={<EmptyBlocks kind={status ? 'no-match' : undefined} />}>
          {status ? texts.noMatch : texts.none}
        </EmptyState>
      )}
      {photos.data && photos.data.items.length > 0 && (
        <>
          <ul className={styles.grid}>
            {photos.data.items.map((photo) => (
              <OwnPhotoTile key={photo.id} photo={photo} />
            ))}
          </ul>
          <ListFooter list={list} total={photos.data.total} />
        </>
      )}
    </section>
  )
}
