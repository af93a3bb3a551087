import { useQueryClient } from '@tanstack/react-query'
import type { ViewedList } from '@tower/contract/oversight/views.ts'
import { explainError } from '../../api/explain-error.ts'
import { readScreenAgain } from '../../api/read-after-acts.ts'
import { useStepUp } from '../../session/step-up.tsx'
import { loadErrors } from './admin-errors.ts'
import { lateInBrowser } from '../../ui/late/late.tsx'
import { denseList, placeColumns } from '../../ui/list-page/dense-list.ts'
import { ExportButton } from '../../ui/list-page/export-button.tsx'
import { useColumnsShown } from './use-columns-shown.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { useSayTotal } from '../../ui/list-page/list-total.tsx'
import { ListPage, type ListPageProps } from '../../ui/list-page/list-page.tsx'

// Nobody waits for the views: the list is read meanwhile.
const SavedViews = lateInBrowser(() => import('../../oversight/views/saved-views.tsx'))
const ColumnChooser = lateInBrowser(() => import('./column-chooser.tsx'))
// What it says comes with the rows, and not before.
const ListNews = lateInBrowser(() => import('../../ui/list-page/list-news.tsx'))
const SaveView = lateInBrowser(() => import('../../oversight/views/save-view.tsx'))

export type ConsoleListProps<Row> = Omit<ListPageProps<Row>, 'views' | 'tools' | 'dense' | 'news'> & {
  /** Under which its saved views are kept. */
  name: ViewedList
  /** Fetches and saves what the filters show; where the server asks for a proof, once more after it was given. */
  onExport?: () => Promise<void>
}

/**
 * A list of the console: the kit's, with the views that whoever looks has saved of it, and with the server's own sentence where it
 * could not be read. What is done to several rows shows on the whole screen, as every act does.
 */
export function ConsoleList<Row>({ name, onExport, ...props }: ConsoleListProps<Row>) {
  const stepUp = useStepUp()
  const client = useQueryClient()
  const { reading, words } = props
  const admin = useTexts('admin')
  const { shown, choices, change } = useColumnsShown(name, props.columns)
  useSayTotal(reading.data)
  const failed = explainError(reading.error, loadErrors(admin, words.failed))
  const bulk = props.bulk?.map((action) => ({
    ...action,
    onSomeDone: async (doneKeys: readonly string[]) => {
      await action.onSomeDone?.(doneKeys)
      await readScreenAgain(client)
    },
  }))
  return (
    <ListPage
      {...props}
      columns={placeColumns(shown)}
      dense={denseList}
      news={<ListNews list={props.list} data={reading.data} />}
      {...(bulk && { bulk })}
      words={{ ...words, failed }}
      views={<SavedViews list={props.list} of={name} />}
      tools={
        <>
          <SaveView list={props.list} of={name} />
          <ColumnChooser choices={choices} onChange={change} />
          {onExport && <ExportButton onExport={() => stepUp(onExport)} />}
        </>
      }
    />
  )
}
