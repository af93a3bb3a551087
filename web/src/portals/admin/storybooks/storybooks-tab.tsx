import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTexts } from '../../../texts/use-texts.ts'
import { useDrawer } from '../../../ui/drawer/use-drawer.ts'
import { useListQuery } from '../../../ui/list-page/use-list-query.ts'
import { ConsoleList } from '../console-list.tsx'
import { exportCsv } from '../export-csv.ts'
import { listPictures } from '../list-pictures.tsx'
import BookDrawer from './book-drawer.tsx'
import { exportWaiting, waitingQuery } from './storybook-desk.api.ts'
import { useBookColumns } from './use-book-columns.tsx'

const waiting = ['submitted', 'held'] as const
const spec = { filters: { state: waiting }, sorts: ['submitted', '-updated', 'updated'] } as const

/** Storybooks that wait for staff, the longest waiting first; or those that a family asked to take down. */
export default function StorybooksTab() {
  const texts = useTexts('storybookDesk')
  const list = useListQuery(spec)
  const drawer = useDrawer('storybook')
  const { q, page, pageSize, filters, sort } = list.query
  const state = waiting.find((name) => name === filters.state) ?? 'submitted'
  const narrowing = { q: q || undefined, state }
  const order = spec.sorts.find((name) => name === sort) ?? 'submitted'
  const reading = useQuery({
    ...waitingQuery({ ...narrowing, sort: order, page, pageSize }),
    placeholderData: keepPreviousData,
  })
  return (
    <>
      <ConsoleList
        name="storybooks_in_review"
        list={list}
        reading={reading}
        caption={texts.caption}
        columns={useBookColumns(drawer.linkTo)}
        keyOf={({ id }) => id}
        nameOf={({ title, id }) => title || id}
        words={{ ...texts, none: texts.noneWaiting }}
        searchLabel={texts.search}
        filters={[
          {
            name: 'state',
            label: texts.state,
            options: waiting.map((value) => ({ value, label: texts.states[value] })),
          },
        ]}
        openKey={drawer.openId}
        onExport={() => exportCsv('storybooks.csv', () => exportWaiting(narrowing))}
        pictures={listPictures}
      />
      {drawer.openId !== undefined && (
        <BookDrawer key={drawer.openId} bookId={drawer.openId} onClose={drawer.close} />
      )}
    </>
  )
}
