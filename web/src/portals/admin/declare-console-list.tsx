import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Access } from '@tower/contract/access.ts'
import type { CallInput } from '@tower/contract/endpoint.ts'
import type { FilterValues, ListFilters } from '@tower/contract/list-filters.ts'
import type { ListCalls } from '@tower/contract/list.contract.ts'
import type { LiveTopic } from '@tower/contract/live-topics.ts'
import type { ViewedList } from '@tower/contract/oversight/views.ts'
import type { ReactNode } from 'react'
import type { z } from 'zod'
import { browserCall } from '../../session/browser-call.ts'
import { readQuery } from '../../session/read-query.ts'
import { useDrawer } from '../../ui/drawer/use-drawer.ts'
import type { BulkAction } from '../../ui/list-page/bulk-bar.tsx'
import type { FilterField } from '../../ui/list-page/filter-field.ts'
import type { ListPageProps } from '../../ui/list-page/list-page.tsx'
import type { ListQuery, ListSpec } from '../../ui/list-page/list-query.ts'
import type { ListColumn } from '../../ui/list-page/list-table.tsx'
import { ListTabs } from '../../ui/list-page/list-tabs.tsx'
import { useListQuery } from '../../ui/list-page/use-list-query.ts'
import { ConsoleList } from './console-list.tsx'
import { exportCsv } from './export-csv.ts'
import { listPictures } from './list-pictures.tsx'

type Texts = ListPageProps<never>['words'] & { caption: string; search?: string }

/** What a filter is called; of a closed one also its values, and how much each shows where a tab says so. */
export type FilterTexts<Filters extends ListFilters> = {
  [Name in keyof Filters]?: Filters[Name] extends readonly (infer Value extends string)[]
    ? { label: string; names: Record<Value, string>; counts?: Partial<Record<Value, number | undefined>> }
    : { label: string } & Pick<FilterField, 'field' | 'shown'>
}

/** A filter whose values are known. */
type ClosedFilter<Filters extends ListFilters> = {
  [Name in keyof Filters]: Filters[Name] extends readonly string[] ? Name : never
}[keyof Filters] &
  string

export type ConsoleListDeclaration<
  Row extends z.ZodObject,
  Filters extends ListFilters,
  Sort extends string,
  Allowed extends Access,
> = {
  /** Under which its saved views are kept. */
  name: ViewedList
  calls: ListCalls<Row, Filters, Sort, Allowed>
  /** What its file is saved as. */
  file: string
  /** The events that make its rows stale. */
  staleOn?: readonly LiveTopic[]
  keyOf: (row: z.output<Row>) => string
  /** What a row is called where it is selected or refused. */
  nameOf: (row: z.output<Row>) => string
  useTexts: () => Texts
  useColumns: (linkTo: (id: string) => string, narrowed: FilterValues<Filters>) => ListColumn<z.output<Row>>[]
  useFilters?: () => FilterTexts<Filters>
  /** The closed filter that stands above the list as tabs. */
  tabs?: ClosedFilter<Filters>
  useBulk?: (narrowed: FilterValues<Filters>) => BulkAction<z.output<Row>>[] | undefined
  /** What opens at the side of the list: where the address says which, and what it shows. */
  drawer?: { parameter: string; show: (id: string, close: () => void) => ReactNode }
}

/**
 * Makes a list of the console from the calls of the contract: its address, its reading, filters, tabs, file, saved views and
 * what opens beside it. The page adds its heading.
 */
export function declareConsoleList<
  Row extends z.ZodObject,
  Filters extends ListFilters,
  Sort extends string,
  Allowed extends Access,
>(declared: ConsoleListDeclaration<Row, Filters, Sort, Allowed>): () => ReactNode {
  const { calls, name, file, keyOf, nameOf, drawer: beside, staleOn } = declared
  const { useTexts, useColumns, useFilters = nothingNamed, useBulk = nothingDone } = declared
  const spec = specOf(calls.spec)
  return function DeclaredList() {
    const texts = useTexts()
    const list = useListQuery(spec)
    const drawer = useDrawer(beside?.parameter ?? 'open')
    const { page, pageSize, sort } = list.query
    const narrowed = narrowedBy(list.query) as FilterValues<Filters>
    const reading = useQuery({
      ...readQuery(
        calls.page,
        { query: { ...narrowed, page, pageSize, sort } } as CallInput<typeof calls.page>,
        staleOn,
      ),
      placeholderData: keepPreviousData,
    })
    const bulk = useBulk(narrowed)
    const [tabs, fields] = fieldsOf(calls.spec.filters, useFilters(), declared.tabs)
    return (
      <>
        {tabs && <ListTabs list={list} label={tabs.label} filter={tabs.name} options={tabs.options ?? []} />}
        <ConsoleList<z.output<Row>>
          {...{ name, list, keyOf, nameOf }}
          reading={reading}
          caption={texts.caption}
          columns={useColumns(drawer.linkTo, narrowed)}
          words={texts}
          {...(texts.search !== undefined && { searchLabel: texts.search })}
          filters={fields}
          openKey={drawer.openId}
          {...(bulk && { bulk })}
          pictures={listPictures}
          onExport={() =>
            exportCsv(file, async () =>
              String(await browserCall(calls.file, { query: narrowed } as CallInput<typeof calls.file>)),
            )
          }
        />
        {drawer.openId !== undefined && beside?.show(drawer.openId, drawer.close)}
      </>
    )
  }
}

const nothingNamed = () => ({})
const nothingDone = () => undefined

/** What the address may ask: closed filters know their values, others take any text. */
function specOf({ filters, sorts }: { filters: ListFilters; sorts: readonly string[] }): ListSpec {
  const known = Object.entries(filters).flatMap(([name, filter]) =>
    name === 'q' ? [] : [[name, isClosed(filter) ? filter : ('any' as const)] as const],
  )
  return { filters: Object.fromEntries(known), ...(sorts.length > 0 && { sorts }) }
}

/** What narrows the list, as its calls take it. */
function narrowedBy({ q, filters }: ListQuery): Record<string, string | undefined> {
  return { ...(q && { q }), ...filters }
}

type Tab = Omit<FilterField, 'options'> & {
  options?: { value: string; label: string; count?: number | undefined }[]
}

/** The filters that have texts, in the order of the contract; the one that stands above the list apart. */
function fieldsOf(
  filters: ListFilters,
  texts: Partial<
    Record<
      string,
      Pick<FilterField, 'label' | 'field' | 'shown'> & {
        names?: Record<string, string>
        counts?: Partial<Record<string, number | undefined>>
      }
    >
  >,
  tabs: string | undefined,
): [Tab | undefined, Tab[]] {
  const fields = Object.entries(filters).flatMap(([name, filter]): Tab[] => {
    const { label, names, counts, field, shown } = texts[name] ?? {}
    if (label === undefined) return []
    if (isClosed(filter) && names) {
      const options = filter.map((value) => ({ value, label: names[value] ?? value, count: counts?.[value] }))
      return [{ name, label, options }]
    }
    const isDate = !isClosed(filter) && (filter.kind === 'day' || filter.kind === 'moment')
    return [{ name, label, ...(isDate && { type: 'date' }), ...(field && { field, shown }) }]
  })
  return [fields.find(({ name }) => name === tabs), fields.filter(({ name }) => name !== tabs)]
}

const isClosed = (filter: ListFilters[string]): filter is readonly string[] => Array.isArray(filter)
