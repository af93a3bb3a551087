import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { ButtonLink } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { type Column, DataTable } from '../../ui/data-table/data-table.tsx'
import type { useDrawer } from '../../ui/drawer/use-drawer.ts'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import { ConsoleHead } from './console-head.tsx'
import { Stack } from '../../ui/layout/layout.tsx'
import { Skeleton } from '../../ui/skeleton/skeleton.tsx'
import { UnreadPart } from './unread-part.tsx'

type OpenedListProps<Row extends { id: string }> = {
  words: Record<'title' | 'lead' | 'add' | 'caption' | 'none' | 'failed', string>
  reading: UseQueryResult<{ items: Row[] }>
  columns: readonly Column<Row>[]
  drawer: ReturnType<typeof useDrawer>
  /** At the side: the row that is open, or nothing yet where one is added or was just now. */
  panel: (row: Row | undefined) => ReactNode
}

/** A page of the few things that superadmins add and open: all of them at once, without search and pages. */
export function OpenedList<Row extends { id: string }>(props: OpenedListProps<Row>) {
  const { words, reading, columns, drawer, panel } = props
  const rows = reading.data?.items
  const opened = rows?.find(({ id }) => id === drawer.openId)
  const isAdded = useAdded(drawer.openId, opened !== undefined)
  return (
    <>
      <ConsoleHead
        title={words.title}
        lead={words.lead}
        actions={
          <ButtonLink kind="primary" to={drawer.linkTo('new')} preventScrollReset>
            {words.add}
          </ButtonLink>
        }
      />
      <Stack above={5}>
        {reading.isPending && <Skeleton lines={4} />}
        {reading.isError && <UnreadPart reading={reading} failed={words.failed} />}
        {rows?.length === 0 && <EmptyState>{words.none}</EmptyState>}
        {rows && rows.length > 0 && (
          <Card flush>
            <DataTable
              crowded
              caption={words.caption}
              columns={columns}
              rows={rows}
              rowKey={({ id }) => id}
            />
          </Card>
        )}
      </Stack>
      {(drawer.openId === 'new' || opened || isAdded) && panel(opened)}
    </>
  )
}

/** Whether what is open was added just now and the list has yet to be read: its panel stays, for it shows a secret once. */
function useAdded(openId: string | undefined, isListed: boolean): boolean {
  const [isAdding, setAdding] = useState(false)
  const isNew = openId === 'new'
  if (isNew && !isAdding) setAdding(true)
  if (isAdding && (openId === undefined || isListed)) setAdding(false)
  return isAdding && !isNew && openId !== undefined
}
