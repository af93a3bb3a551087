import type { ViewedList } from '@tower/contract/oversight/views.ts'
import { SavedViews } from '../../oversight/views/saved-views.tsx'
import { ListPage, type ListPageProps } from '../../ui/list-page/list-page.tsx'

export type ConsoleListProps<Row> = Omit<ListPageProps<Row>, 'views'> & {
  /** Under which its saved views are kept. */
  name: ViewedList
}

/** A list of the console: the kit's, with the views that whoever looks has saved of it. */
export function ConsoleList<Row>({ name, ...props }: ConsoleListProps<Row>) {
  return <ListPage {...props} views={<SavedViews list={props.list} of={name} />} />
}
