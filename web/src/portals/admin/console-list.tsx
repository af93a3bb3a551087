import type { ViewedList } from '@tower/contract/oversight/views.ts'
import { useStepUp } from '../../session/step-up.tsx'
import { lateInBrowser } from '../../ui/late/late.tsx'
import { ExportButton } from '../../ui/list-page/export-button.tsx'
import { ListPage, type ListPageProps } from '../../ui/list-page/list-page.tsx'

// Nobody waits for the views: the list is read meanwhile.
const SavedViews = lateInBrowser(() => import('../../oversight/views/saved-views.tsx'))
const SaveView = lateInBrowser(() => import('../../oversight/views/save-view.tsx'))

export type ConsoleListProps<Row> = Omit<ListPageProps<Row>, 'views' | 'tools'> & {
  /** Under which its saved views are kept. */
  name: ViewedList
  /** Fetches and saves what the filters show; where the server asks for a proof, once more after it was given. */
  onExport?: () => Promise<void>
}

/** A list of the console: the kit's, with the views that whoever looks has saved of it. */
export function ConsoleList<Row>({ name, onExport, ...props }: ConsoleListProps<Row>) {
  const stepUp = useStepUp()
  return (
    <ListPage
      {...props}
      views={<SavedViews list={props.list} of={name} />}
      tools={
        <>
          <SaveView list={props.list} of={name} />
          {onExport && <ExportButton onExport={() => stepUp(onExport)} />}
        </>
      }
    />
  )
}
