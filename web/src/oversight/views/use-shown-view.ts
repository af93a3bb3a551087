import { useQuery } from '@tanstack/react-query'
import type { ViewedList } from '@tower/contract/oversight/views.ts'
import { useSearchParams } from 'react-router'
import type { ListAddress } from '../../ui/list-page/use-list-query.ts'
import { readViewSearch } from './view-search.ts'
import { viewQueries } from './views.api.ts'

/** What a list shows now, and the views that whoever looks has saved of it. */
export function useShownView({ spec }: ListAddress<string, string>, of: ViewedList) {
  const [address] = useSearchParams()
  const views = useQuery(viewQueries.all).data?.items.filter((view) => view.list === of) ?? []
  const shown = readViewSearch(address, spec)
  const searchOf = (search: string) => readViewSearch(new URLSearchParams(search), spec)
  return { views, shown, searchOf, isSaved: views.some(({ search }) => searchOf(search) === shown) }
}
