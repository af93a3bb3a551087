import { useTexts } from '../../texts/use-texts.ts'
import type { ListColumn } from './list-table.tsx'
import type { ListAddress } from './use-list-query.ts'

/**
 * The orders of a list in words: those of its columns, and the usual one where no column has it. Without that the choice
 * would name an order that the rows are not in.
 */
export function useOrders<Row>(
  columns: readonly ListColumn<Row>[],
  { spec: { sorts: known = [] } }: Pick<ListAddress<string, string>, 'spec'>,
) {
  const { list: texts } = useTexts('kit')
  return known.flatMap((value, place) => {
    const name = nameOf(value)
    const column = columns.find(({ sort }) => sort && nameOf(sort) === name)
    if (column) return [{ value, label: `${column.head} ${value === name ? texts.up : texts.down}` }]
    return place ? [] : [{ value, label: texts.usualOrder }]
  })
}

const nameOf = (sort: string) => sort.replace(/^-/, '')
