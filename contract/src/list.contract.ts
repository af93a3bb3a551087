import { z } from 'zod'
import { Day } from './day.contract.ts'
import type { Access } from './access.ts'
import { endpoint, type Endpoint, type RateLimit } from './endpoint.ts'
import { Id } from './id.contract.ts'
import type { FilterValues, ListFilter, ListFilters } from './list-filters.ts'
import { peoplePages } from './people-pages.ts'
import type { Belongs } from './people/duties.ts'
import { countedPageOf, listFilter, PageQuery, withPage } from './page.contract.ts'

/** What a list is asked for, as a caller says it. */
export type ListInput<Filters extends ListFilters, Sort extends string> = FilterInput<Filters> &
  SortOf<Sort> & { page?: unknown; pageSize?: unknown; page_size?: unknown }

/** What a list is asked for, once it was checked. */
export type ListAsked<Filters extends ListFilters, Sort extends string> = FilterValues<Filters> &
  SortOf<Sort> &
  PageQuery

type FilterInput<Filters extends ListFilters> = {
  [Name in keyof FilterValues<Filters>]?: FilterValues<Filters>[Name] | ''
}
type SortOf<Sort extends string> = [Sort] extends [never] ? unknown : { sort?: Sort | undefined }

type CallName = { name: string; path: string; summary: string }

export type ListDeclared<Filters extends ListFilters, Sort extends string, Allowed extends Access> = {
  access: Allowed
  /** The duty that staff need for both. */
  duty?: Belongs
  filters: Filters
  /** Orders by name, a minus turns one around; the first is the usual one. */
  sorts?: readonly Sort[]
  /** The call that answers a page. */
  page: CallName
  /** The call that answers all pages as a file for spreadsheets. */
  file: CallName & { rateLimit?: RateLimit }
}

/** The two calls of a list and what pages need to know of it. */
export type ListCalls<
  Row extends z.ZodObject,
  Filters extends ListFilters,
  Sort extends string,
  Allowed extends Access,
> = {
  row: Row
  spec: { filters: Filters; sorts: readonly Sort[] }
  page: Endpoint<
    undefined,
    z.ZodType<ListAsked<Filters, Sort>, ListInput<Filters, Sort>>,
    undefined,
    CountedPage<Row>,
    Allowed,
    'json'
  >
  file: Endpoint<
    undefined,
    z.ZodType<FilterValues<Filters>, FilterInput<Filters>>,
    undefined,
    z.ZodString,
    Allowed,
    'file'
  >
}
type CountedPage<Row extends z.ZodObject> = ReturnType<typeof countedPageOf<Row>>

/**
 * Declares a list: the call that answers a page of its rows, and the one that answers all of them as a file. `row` is the
 * allow-list of what leaves of a row, and what the server selects. It counts as one of people: an account reads so many pages of
 * it and no more, and staff have to show who they are for its file.
 */
export function listOf<
  Row extends z.ZodObject,
  const Filters extends ListFilters,
  const Allowed extends Access,
  const Sort extends string = never,
>(row: Row, declared: ListDeclared<Filters, Sort, Allowed>): ListCalls<Row, Filters, Sort, Allowed> {
  const { access, duty, filters, sorts = [], page, file } = declared
  const door = { access, ...(duty !== undefined && { duty }) }
  return {
    row,
    spec: { filters, sorts },
    page: endpoint({
      rateLimit: peoplePages,
      ...page,
      method: 'GET',
      ...door,
      query: pageSchema(filters, sorts) as never,
      output: countedPageOf(row),
      errors: [],
    }),
    file: endpoint({
      rateLimit: { max: 20, windowSeconds: 600, per: 'account' },
      proof: 'recent',
      ...file,
      method: 'GET',
      ...door,
      query: z.object(shapeOf(filters)) as never,
      output: z.string(),
      answer: 'file',
      fileType: 'text/csv',
      errors: [],
    }),
  }
}

function pageSchema(filters: ListFilters, sorts: readonly string[]) {
  const sort = sorts.length === 0 ? {} : { sort: listFilter(z.enum(sorts)) }
  return PageQuery.in.extend({ ...shapeOf(filters), ...sort }).transform(withPage)
}

function shapeOf(filters: ListFilters): Record<string, z.ZodType> {
  return Object.fromEntries(
    Object.entries(filters).map(([name, filter]) => [name, listFilter(schemaOf(filter))]),
  )
}

/** The database knows no year 0, and nothing of ours is older or younger. */
const knownYear = /^(19|20|21)/

function schemaOf(filter: ListFilter): z.ZodType {
  if (isClosed(filter)) return z.enum(filter)
  switch (filter.kind) {
    case 'text':
      return z.string().trim().max(filter.most)
    case 'whole':
      return z.coerce.number().int().min(filter.least).max(filter.most)
    case 'id':
      return Id
    case 'day':
      return Day
    case 'moment':
      return z.union([z.iso.date(), z.iso.datetime({ offset: true })]).refine((text) => knownYear.test(text))
  }
}

const isClosed = (filter: ListFilter): filter is readonly string[] => Array.isArray(filter)
