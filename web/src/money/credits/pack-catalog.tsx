import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTexts } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { Skeleton } from '../../ui/skeleton/skeleton.tsx'
import { marketQueries, packsOf, type MarketPack } from './market.api.ts'
import { PackDialog } from './pack-dialog.tsx'
import { PackTable } from './pack-table.tsx'

/** The credit packs that the marketplace offers, switched off or not. */
export function PackCatalog() {
  const { packs: texts, kinds, catalogFailed, noItems } = useTexts('market')
  const packs = useQuery(marketQueries.packs)
  const [edited, setEdited] = useState<MarketPack | 'new'>()
  const add = (
    <Button size="s" onClick={() => setEdited('new')}>
      {texts.add}
    </Button>
  )
  return (
    <Card title={kinds.packs} action={add}>
      {packs.isPending && <Skeleton lines={4} />}
      {packs.isError && <Notice tone="danger">{catalogFailed}</Notice>}
      {packs.data && <PackTable packs={packsOf(packs.data.items)} none={noItems} onEdit={setEdited} />}
      {edited && <PackDialog pack={edited === 'new' ? null : edited} onClose={() => setEdited(undefined)} />}
    </Card>
  )
}
