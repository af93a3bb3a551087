import { useTexts } from '../../../texts/use-texts.ts'
import { lateInBrowser } from '../../../ui/late/late.tsx'
import { declareConsoleList } from '../declare-console-list.tsx'
import { deskLists, storybookTopics } from './storybook-desk.api.ts'
import { useBookColumns } from './use-book-columns.tsx'

// Comes when a book is opened.
const BookDrawer = lateInBrowser(() => import('./book-drawer.tsx'))

/** The storybooks of all teachers with their state. */
export const BooksList = declareConsoleList({
  name: 'storybooks',
  calls: deskLists.books,
  file: 'storybooks.csv',
  staleOn: storybookTopics,
  keyOf: ({ id }) => id,
  nameOf: ({ title, id }) => title || id,
  useTexts: () => useTexts('storybookDesk'),
  useColumns: useBookColumns,
  useFilters: useBookFilters,
  tabs: 'state',
  drawer: {
    parameter: 'storybook',
    show: (id, close) => <BookDrawer key={id} bookId={id} onClose={close} />,
  },
})

function useBookFilters() {
  const { state, states } = useTexts('storybookDesk')
  return { state: { label: state, names: states } }
}
