import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { photoSorts, photoStates } from '@tower/contract/spending/photos.ts'
import { photoReviewCalls, photoReviewQueries } from '../../../../spending/photos/photo-review.api.ts'
import { useTexts } from '../../../../texts/use-texts.ts'
import { useDrawer } from '../../../../ui/drawer/use-drawer.ts'
import { ConsoleList } from '../../console-list.tsx'
import { useListQuery } from '../../../../ui/list-page/use-list-query.ts'
import { exportCsv } from '../../export-csv.ts'
import { listPictures } from '../../list-pictures.tsx'
import { PhotoDrawer } from './photo-drawer.tsx'
import { usePhotoBulk } from './use-decision.ts'
import { usePhotoColumns } from './use-photo-columns.tsx'

const spec = { filters: { status: photoStates }, sorts: photoSorts }

/** Photos of teachers: those that wait, and what was decided on the others. */
export default function PhotosTab() {
  const texts = useTexts('photoReview')
  const list = useListQuery(spec)
  const drawer = useDrawer('photo')
  const { q, page, pageSize, sort, filters } = list.query
  const narrowing = { q: q || undefined, status: photoStates.find((state) => state === filters.status) }
  const reading = useQuery({
    ...photoReviewQueries.all({ ...narrowing, sort, page, pageSize }),
    placeholderData: keepPreviousData,
  })
  const open = reading.data?.items.find(({ id }) => id === drawer.openId)
  return (
    <>
      <ConsoleList
        name="photos"
        list={list}
        reading={reading}
        caption={texts.caption}
        columns={usePhotoColumns(drawer.linkTo)}
        keyOf={({ id }) => id}
        nameOf={({ caption, teacher_name: name }) => caption || name}
        words={texts}
        searchLabel={texts.search}
        filters={[
          {
            name: 'status',
            label: texts.status,
            options: photoStates.map((value) => ({ value, label: texts.statuses[value] })),
          },
        ]}
        openKey={drawer.openId}
        bulk={usePhotoBulk()}
        onExport={() => exportCsv('photos.csv', () => photoReviewCalls.csv(narrowing))}
        pictures={listPictures}
      />
      {drawer.openId !== undefined && reading.data && <PhotoDrawer photo={open} onClose={drawer.close} />}
    </>
  )
}
