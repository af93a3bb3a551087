import type { ViewedList } from '@tower/contract/oversight/views.ts'
import { lateInBrowser } from '../../ui/late/late.tsx'
import { ListPage, type ListPageProps } from '../../ui/list-page/list-page.tsx'

// Nobody waits for the views: the list is read meanwhile.
const SavedViews = lateInBrowser(() => import('../../oversight/views/saved-views.tsx'))

export type ConsoleListProps<Row> = Omit<ListPageProps<Row>, 'views'> & {
  /** Under which its saved views are kept. */
  name: ViewedList
}

/** A list of the console: the kit's, with the views that whoever looks has saved of it. */
export function ConsoleList<Row>({ name, ...props }: ConsoleListProps<Row>) {
  return <ListPage {...props} views={<SavedViews list={props.list} of={name} />} />
}
