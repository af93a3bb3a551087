import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { RetryButton } from '../../../ui/notice/retry-button.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { itemsOf, itemsQuery, type ItemTab, type MarketItem } from '../badges.api.ts'
import { ItemDialog } from './item-dialog.tsx'
import { ItemTable } from './item-table.tsx'

export type ItemCatalogProps = {
  tab: ItemTab
  /** What the marketplace calls these, and says where it could not load them or has none. */
  words: { title: string; failed: string; none: string }
}

/** Staff keep badges or avatars: add, change, reorder, switch off. */
export function ItemCatalog({ tab, words }: ItemCatalogProps) {
  const { add } = useTexts('itemDesk')
  const items = useQuery(itemsQuery(tab))
  const [edited, setEdited] = useState<MarketItem | 'new'>()
  const addButton = (
    <Button size="s" onClick={() => setEdited('new')}>
      {add[tab]}
    </Button>
  )
  return (
    <Card title={words.title} action={addButton}>
      {items.isPending && <Skeleton lines={4} />}
      {items.isError && (
        <Notice
          tone="danger"
          action={<RetryButton onRetry={() => void items.refetch()} pending={items.isFetching} />}
        >
          {words.failed}
        </Notice>
      )}
      {items.data && (
        <ItemTable tab={tab} items={itemsOf(items.data.items)} none={words.none} onEdit={setEdited} />
      )}
      {edited && (
        <ItemDialog tab={tab} item={edited === 'new' ? null : edited} onClose={() => setEdited(undefined)} />
      )}
    </Card>
  )
}
