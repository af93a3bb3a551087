/** The sizes a page of a list can have. */
export const pageSizes = [10, 20, 50, 100] as const
const usualPageSize = 20

/** What a list offers in its address. */
export type ListSpec<Filter extends string = string, Sort extends string = string> = {
  /** Closed filters name the values they know; `any` takes any words. */
  filters: Record<Filter, readonly string[] | 'any'>
  /** Orders by name, a minus turns one around; the first is the usual one. */
  sorts?: readonly Sort[]
}

/** What the address asks for. Whatever a list does not know filters nothing. */
export type ListQuery<Filter extends string = string, Sort extends string = string> = {
  q: string
  filters: Partial<Record<Filter, string>>
  sort: Sort | undefined
  page: number
  pageSize: number
}

export type ListChange = {
  q?: string
  filters?: Partial<Record<string, string>>
  sort?: string
  page?: number
  pageSize?: number
}

/** Reads what the address asks of a list. */
export function readListQuery<Filter extends string, Sort extends string>(
  address: URLSearchParams,
  spec: ListSpec<Filter, Sort>,
): ListQuery<Filter, Sort> {
  const sort = spec.sorts?.find((name) => name === address.get('sort')) ?? spec.sorts?.[0]
  return {
    q: address.get('q')?.trim() ?? '',
    filters: readFilters(address, spec),
    sort,
    page: readNumber(address.get('page')) ?? 1,
    pageSize: pageSizes.find((size) => size === Number(address.get('pageSize'))) ?? usualPageSize,
  }
}

function readFilters<Filter extends string>(address: URLSearchParams, spec: ListSpec<Filter>) {
  const filters: Partial<Record<Filter, string>> = {}
  for (const [name, known] of Object.entries(spec.filters) as [Filter, readonly string[] | 'any'][]) {
    const value = address.get(name)?.trim()
    if (value && (known === 'any' || known.includes(value))) filters[name] = value
  }
  return filters
}

/** The address with a change in it. What is usual is left out, and any other question begins at its first page. */
export function changeListQuery(
  address: URLSearchParams,
  change: ListChange,
  spec: Pick<ListSpec, 'sorts'>,
): URLSearchParams {
  const next = new URLSearchParams(address)
  const put = (name: string, value: string, usual = '') =>
    value === usual ? next.delete(name) : next.set(name, value)
  if (change.q !== undefined) put('q', change.q.trim())
  for (const [name, value = ''] of Object.entries(change.filters ?? {})) put(name, value.trim())
  if (change.sort !== undefined) put('sort', change.sort, spec.sorts?.[0])
  if (change.pageSize !== undefined) put('pageSize', String(change.pageSize), String(usualPageSize))
  put('page', String(change.page ?? 1), '1')
  return next
}

/** Takes away all that narrows a list: filters that stand above it as tabs too, and those that only an address asks for. */
export function withoutFilters({ filters }: Pick<ListSpec, 'filters'>): ListChange {
  return { q: '', filters: Object.fromEntries(Object.keys(filters).map((name) => [name, ''])) }
}

/** Whether anything narrows the list. */
export function isNarrowed({ q, filters }: ListQuery): boolean {
  return q !== '' || Object.keys(filters).length > 0
}

/** The order that a press on a column's head asks for: its usual one first, then the other way around. */
export function turnSort(current: string | undefined, usual: string): string {
  if (current !== usual) return usual
  return usual.startsWith('-') ? usual.slice(1) : `-${usual}`
}

/** How a column is ordered now, in the words of `aria-sort`. */
export function sortDirection(
  current: string | undefined,
  column: string,
): 'ascending' | 'descending' | undefined {
  const name = column.replace(/^-/, '')
  if (current === name) return 'ascending'
  return current === `-${name}` ? 'descending' : undefined
}

function readNumber(word: string | null): number | undefined {
  const number = Number(word)
  return Number.isSafeInteger(number) && number >= 1 ? number : undefined
}
