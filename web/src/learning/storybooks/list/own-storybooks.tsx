import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { storybookStates } from '@tower/contract/learning/storybooks/storybooks.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Card } from '../../../ui/card/card.tsx'
import { DataTable } from '../../../ui/data-table/data-table.tsx'
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx'
import { ListFilters } from '../../../ui/list-page/list-filters.tsx'
import { isNarrowed, type ListQuery } from '../../../ui/list-page/list-query.ts'
import { ListFooter } from '../../../ui/list-page/list-footer.tsx'
import { ListTabs } from '../../../ui/list-page/list-tabs.tsx'
import { ClearLink } from '../../../ui/list-page/clear-filters.tsx'
import { useListQuery } from '../../../ui/list-page/use-list-query.ts'
import { Stack } from '../../../ui/layout/layout.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { RetryButton } from '../../../ui/notice/retry-button.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { EmptyBlocks } from '../../../pictures/tower/empty-blocks.tsx'
import { storybookQueries } from '../storybooks.api.ts'
import type { ListedStorybook } from './list.api.ts'
import { useBookColumns } from './use-book-columns.tsx'

const spec = { filters: { status: storybookStates } }

/** The teacher's storybooks by status, the latest changed first. */
export function OwnStorybooks() {
  const { list: texts, listFailed } = useTexts('storybookList')
  const books = useQuery({ ...storybookQueries.all, placeholderData: keepPreviousData })
  return (
    <Card title={texts.title}>
      {books.isPending && <Skeleton lines={6} />}
      {books.isError && (
        <Notice
          tone="danger"
          action={<RetryButton onRetry={() => void books.refetch()} pending={books.isFetching} />}
        >
          {listFailed}
        </Notice>
      )}
      {books.data && <Books books={books.data.items} />}
    </Card>
  )
}

function Books({ books }: { books: readonly ListedStorybook[] }) {
  const { list: texts } = useTexts('storybookList')
  const { statuses } = useTexts('storybooks')
  const list = useListQuery(spec)
  const columns = useBookColumns()
  if (books.length === 0) return <EmptyState picture={<EmptyBlocks />}>{texts.none}</EmptyState>
  const { page, pageSize } = list.query
  const found = books.filter((book) => isAsked(book, list.query))
  const countOf = (status: string) => books.filter((book) => book.status === status).length
  return (
    <Stack>
      <ListTabs
        list={list}
        label={texts.filter}
        filter="status"
        options={storybookStates.map((value) => ({
          ...{ value, label: statuses[value], count: countOf(value) },
        }))}
      />
      <ListFilters list={list} searchLabel={texts.search} fields={[]} orders={[]} />
      {found.length === 0 && isNarrowed(list.query) && (
        <EmptyState picture={<EmptyBlocks kind="no-match" />} action={<ClearLink list={list} />}>
          {texts.noMatch}
        </EmptyState>
      )}
      {found.length > 0 && (
        <>
          <DataTable
            crowded
            caption={texts.caption}
            columns={columns}
            rows={found.slice((page - 1) * pageSize, page * pageSize)}
            rowKey={({ id }) => id}
          />
          <ListFooter list={list} total={found.length} />
        </>
      )}
    </Stack>
  )
}

function isAsked({ title, status }: ListedStorybook, { q, filters }: ListQuery<'status'>): boolean {
  if (filters.status && filters.status !== status) return false
  return title.toLocaleLowerCase().includes(q.toLocaleLowerCase())
}
