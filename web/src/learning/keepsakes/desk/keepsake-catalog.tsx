import { useQuery } from '@tanstack/react-query'
import type { KeepsakeKey } from '@tower/contract/learning/keepsakes.ts'
import { useState } from 'react'
import { fillCounted, fillText, showNumber } from '../../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { type Column, DataTable } from '../../../ui/data-table/data-table.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { RetryButton } from '../../../ui/notice/retry-button.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { Stack } from '../../../ui/layout/layout.tsx'
import { Text } from '../../../ui/type/type.tsx'
import { deskKeepsakesQuery, type DeskKeepsake } from './keepsake-desk.api.ts'
import { KeepsakeName } from '../keepsake-name.tsx'
import { KeepsakeDialog } from './keepsake-dialog.tsx'

/** Staff decide what keepsakes cost, and which are sold. */
export function KeepsakeCatalog() {
  const texts = useTexts('keepsakeDesk')
  const keepsakes = useQuery(deskKeepsakesQuery)
  const [edited, setEdited] = useState<KeepsakeKey>()
  const columns = useColumns(setEdited)
  const items = keepsakes.data?.items
  const item = items?.find(({ keepsake }) => keepsake === edited)
  return (
    <Card title={texts.title}>
      <Stack>
        <Text tone="quiet">{texts.lead}</Text>
        {keepsakes.isPending && <Skeleton lines={6} />}
        {keepsakes.isError && (
          <Notice
            tone="danger"
            action={<RetryButton onRetry={() => void keepsakes.refetch()} pending={keepsakes.isFetching} />}
          >
            {texts.failed}
          </Notice>
        )}
        {items && (
          <DataTable
            caption={texts.caption}
            columns={columns}
            rows={items}
            rowKey={({ keepsake }) => keepsake}
          />
        )}
      </Stack>
      {item && <KeepsakeDialog item={item} onClose={() => setEdited(undefined)} />}
    </Card>
  )
}

function useColumns(onEdit: (keepsake: KeepsakeKey) => void): Column<DeskKeepsake>[] {
  const texts = useTexts('keepsakeDesk')
  const { names } = useTexts('keepsakes')
  const language = useLanguage()
  return [
    {
      id: 'name',
      head: texts.name,
      cell: ({ keepsake }) => <KeepsakeName keepsake={keepsake} second={undefined} />,
    },
    { id: 'state', head: texts.state, cell: ({ active }) => (active ? texts.active : texts.off) },
    {
      id: 'price',
      head: texts.price,
      numeric: true,
      cell: ({ price_credits: price }) => fillCounted(texts.credits, price, language),
    },
    {
      id: 'bought',
      head: texts.bought,
      numeric: true,
      cell: ({ bought }) => showNumber(bought, language),
    },
    {
      id: 'act',
      head: texts.act,
      cell: ({ keepsake }) => (
        <Button
          size="s"
          onClick={() => onEdit(keepsake)}
          aria-label={fillText(texts.editOf, { name: names[keepsake] })}
        >
          {texts.edit}
        </Button>
      ),
    },
  ]
}
