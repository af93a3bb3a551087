import { EmptyBlocks } from '../../../pictures/tower/empty-blocks.tsx'
import { useTexts } from '../../../texts/use-texts.ts'
import { denseList } from '../../../ui/list-page/dense-list.ts'
import type { BulkAction } from '../../../ui/list-page/bulk-bar.tsx'
import { ListPage, type ListReading } from '../../../ui/list-page/list-page.tsx'
import { useListQuery } from '../../../ui/list-page/use-list-query.ts'
import { Example } from './example.tsx'
import { ExportButton } from '../../../ui/list-page/export-button.tsx'

type Row = { id: string; name: string; count: number }

const spec = {
  filters: { state: ['open', 'done'] },
  sorts: ['name', '-name', '-count', 'count'],
} as const
const still = { isError: false, isFetching: false, refetch: () => undefined }

/** A list with rows, on its way, empty, without a match, failed, and failed with the rows from before. */
export function ListExamples() {
  const texts = useTexts('kitPage')
  const items: Row[] = [
    { id: '1', name: texts.people.first, count: 3 },
    { id: '2', name: texts.people.second, count: 12 },
    { id: '3', name: texts.longWords, count: 128 },
  ]
  const data = { items, total: 128 }
  return (
    <Example part="list-page">
      <List caption={texts.caption} reading={{ ...still, data }} isWhole />
      <List caption={texts.coming} reading={{ ...still, data: undefined, isFetching: true }} />
      <List caption={texts.none} reading={{ ...still, data: { items: [], total: 0 } }} />
      <List caption={texts.failedSentence} reading={{ ...still, data: undefined, isError: true }} />
      <List caption={texts.before} reading={{ ...still, data, isError: true }} />
    </Example>
  )
}

type ListProps = { caption: string; reading: ListReading<Row>; isWhole?: boolean }

function List({ caption, reading, isWhole = false }: ListProps) {
  const texts = useTexts('kitPage')
  const list = useListQuery(spec)
  const options = [
    { value: 'open', label: texts.waiting },
    { value: 'done', label: texts.done },
  ]
  const whole = {
    searchLabel: texts.search,
    filters: [{ name: 'state', label: texts.state, options }],
    tools: <ExportButton onExport={() => Promise.resolve()} />,
    bulk: [useRejecting()],
    dense: denseList,
  }
  return (
    <ListPage
      list={list}
      reading={reading}
      caption={caption}
      columns={[
        { id: 'name', head: texts.name, sort: 'name', cell: ({ name }) => name },
        { id: 'count', head: texts.count, sort: '-count', numeric: true, cell: ({ count }) => count },
      ]}
      keyOf={({ id }) => id}
      nameOf={({ name }) => name}
      words={{ none: texts.none, noMatch: texts.noMatch, failed: texts.failedSentence }}
      pictures={{ none: <EmptyBlocks />, noMatch: <EmptyBlocks kind="no-match" /> }}
      {...(isWhole && whole)}
    />
  )
}

/** Refuses the second row and does the others. */
function useRejecting(): BulkAction<Row> {
  const texts = useTexts('kitPage')
  return {
    id: 'reject',
    label: texts.reject,
    confirm: { title: texts.askCount, text: texts.sentence, label: texts.rejectCount },
    destructive: true,
    run: ({ id }) => (id === '2' ? Promise.reject(new Error('refused')) : Promise.resolve()),
    explain: () => texts.failed,
  }
}
