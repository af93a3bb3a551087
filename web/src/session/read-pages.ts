import { infiniteQueryOptions } from '@tanstack/react-query'
import type { AnyEndpoint } from '@tower/contract/endpoint.ts'

type Page<Item> = { items: Item[]; total: number; has_more?: boolean }

/**
 * A list that is read from its beginning and goes on where somebody asks for more. Like a read of `readQuery` it is kept under
 * the name of its call, so what makes that call stale reads all pages again.
 */
export function readPages<Item>(
  { name }: Pick<AnyEndpoint, 'name'>,
  of: string,
  read: (page: number, signal: AbortSignal) => Promise<Page<Item>>,
) {
  return infiniteQueryOptions({
    queryKey: [...name.split('.'), { pages: of }],
    queryFn: ({ pageParam, signal }) => read(pageParam, signal),
    initialPageParam: 1,
    getNextPageParam: (last, pages) => (isLast(last, pages) ? undefined : pages.length + 1),
  })
}

/** A list that is too long to be counted ends with the page that is not full. */
function isLast<Item>({ items, total, has_more: hasMore }: Page<Item>, pages: readonly Page<Item>[]) {
  if (hasMore) return items.length < (pages[0]?.items.length ?? 0)
  return items.length === 0 || pages.reduce((sum, page) => sum + page.items.length, 0) >= total
}
