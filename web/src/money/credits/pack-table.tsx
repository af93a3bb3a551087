import { creditCents, formatUsd } from '@tower/contract/money.ts'
import { fillText, showNumber } from '../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button/button.tsx'
import { DataTable, type Column } from '../../ui/data-table/data-table.tsx'
import type { MarketPack } from './market.api.ts'

export type PackTableProps = {
  packs: readonly MarketPack[]
  /** What is said without any. */
  none: string
  /** Without it the table is only to be read. */
  onEdit?: (pack: MarketPack) => void
}

/** Every pack as staff see it: what is sold, and what was switched off. */
export function PackTable({ packs, none, onEdit }: PackTableProps) {
  const { packs: texts } = useTexts('market')
  const language = useLanguage()
  const columns: Column<MarketPack>[] = [
    { id: 'name', head: texts.name, cell: ({ name }) => name },
    { id: 'state', head: texts.state, cell: ({ active }) => (active ? texts.active : texts.off) },
    {
      id: 'credits',
      head: texts.credits,
      numeric: true,
      cell: (pack) => showNumber(pack.credit_value_cents / creditCents, language),
    },
    {
      id: 'price',
      head: texts.price,
      numeric: true,
      cell: (pack) => formatUsd(Math.round(pack.usd_price * 100), { always2: true }),
    },
  ]
  if (onEdit)
    columns.push({
      id: 'act',
      head: texts.act,
      cell: (pack) => (
        <Button
          size="s"
          onClick={() => onEdit(pack)}
          aria-label={fillText(texts.editOf, { name: pack.name })}
        >
          {texts.edit}
        </Button>
      ),
    })
  if (packs.length === 0) return <p>{none}</p>
  return <DataTable caption={texts.caption} columns={columns} rows={packs} rowKey={({ id }) => id} />
}
