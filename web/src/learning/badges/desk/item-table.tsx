import { wholeCredits } from '@tower/contract/learning/badges.ts'
import ChevronDown from 'lucide-react/icons/chevron-down'
import ChevronUp from 'lucide-react/icons/chevron-up'
import { useAct } from '../../../session/use-act.ts'
import { fillCounted, fillText } from '../../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { type Column, DataTable } from '../../../ui/data-table/data-table.tsx'
import { Row } from '../../../ui/layout/layout.tsx'
import { itemDeskCalls, type ItemTab, type MarketItem, readCatalogAgain } from '../badges.api.ts'
import styles from '../badges.module.css'
import { nameIn } from '../item-words.ts'
import { moveItem } from './typed-item.ts'

export type ItemTableProps = {
  tab: ItemTab
  items: readonly MarketItem[]
  /** What is said without any. */
  none: string
  onEdit: (item: MarketItem) => void
}

/** Every badge or avatar as staff see it, by tier and in their order. */
export function ItemTable({ tab, items, none, onEdit }: ItemTableProps) {
  const { caption } = useTexts('itemDesk')
  const columns = useColumns({ tab, items, onEdit })
  if (items.length === 0) return <p>{none}</p>
  return <DataTable caption={caption[tab]} columns={columns} rows={items} rowKey={({ id }) => id} />
}

function useColumns({ tab, items, onEdit }: Omit<ItemTableProps, 'none'>): Column<MarketItem>[] {
  const texts = useTexts('itemDesk')
  const language = useLanguage()
  const priceOf = ({ cost_cents: cents }: MarketItem) =>
    wholeCredits(cents) === 0 ? texts.free : fillCounted(texts.credits, wholeCredits(cents), language)
  return [
    {
      id: 'name',
      head: texts.name,
      cell: (item) => (
        <Row oneLine>
          <img className={styles.small} src={item.image_url} alt="" width={40} height={44} loading="lazy" />
          {nameIn(language, item)}
        </Row>
      ),
    },
    { id: 'tier', head: texts.tier, cell: ({ tier }) => tier },
    { id: 'state', head: texts.state, cell: ({ active }) => (active ? texts.active : texts.off) },
    { id: 'price', head: texts.price, numeric: true, cell: priceOf },
    {
      id: 'act',
      head: texts.act,
      cell: (item) => (
        <Row>
          <MoveButtons tab={tab} items={items} item={item} />
          <Button
            size="s"
            onClick={() => onEdit(item)}
            aria-label={fillText(texts.editOf, { name: nameIn(language, item) })}
          >
            {texts.edit}
          </Button>
        </Row>
      ),
    },
  ]
}

type MoveButtonsProps = { tab: ItemTab; items: readonly MarketItem[]; item: MarketItem }

/** Moves an item among those of its tier. */
function MoveButtons({ tab, items, item }: MoveButtonsProps) {
  const texts = useTexts('itemDesk')
  const { id } = item
  const name = nameIn(useLanguage(), item)
  const move = useAct((ids: string[]) => itemDeskCalls.reorder(tab, ids), {
    done: texts.moved,
    failed: { failed: texts.moveFailed },
    failedIn: 'toast',
    makeStale: readCatalogAgain,
  })
  const [up, down] = [moveItem(items, { id, by: -1 }), moveItem(items, { id, by: 1 })]
  return (
    <>
      <Button
        size="s"
        disabled={!up}
        pending={move.isPending}
        aria-label={fillText(texts.up, { name })}
        onClick={() => up && move.run(up)}
      >
        <ChevronUp size={16} aria-hidden="true" />
      </Button>
      <Button
        size="s"
        disabled={!down}
        pending={move.isPending}
        aria-label={fillText(texts.down, { name })}
        onClick={() => down && move.run(down)}
      >
        <ChevronDown size={16} aria-hidden="true" />
      </Button>
    </>
  )
}
