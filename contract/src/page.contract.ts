import { z } from 'zod'
import { maxPageSize, usualPageSize } from './page.ts'

const pageNumber = z.coerce.number().int().min(1).max(1_000_000)
const pageLength = z.coerce.number().int().min(1)

/** The query of every list: both spellings of the page size are accepted, the size is capped. */
export const PageQuery = z
  .object({
    page: pageNumber.catch(1).default(1),
    pageSize: pageLength.optional().catch(undefined),
    page_size: pageLength.optional().catch(undefined),
  })
  .transform(({ page, pageSize, page_size }) => ({
    page,
    pageSize: Math.min(maxPageSize, pageSize ?? page_size ?? usualPageSize),
  }))

export type PageQuery = z.infer<typeof PageQuery>

/** The answer of every list: the rows of one page and how many there are in all. */
export function pageOf<Item extends z.ZodType>(item: Item) {
  return z.object({ items: z.array(item), total: z.number().int() })
}

/** The answer of a list that may be long: exact up to `mostCounted`, and whether there are more. */
export function countedPageOf<Item extends z.ZodType>(item: Item) {
  return pageOf(item).extend({ has_more: z.boolean() })
}

/** Forms send fields that were left empty; those filter nothing, and so does `all` where it is none of the values. */
export const listFilter = <S extends z.ZodType>(schema: S) => {
  const isOther = schema instanceof z.ZodEnum && !schema.options.includes('all')
  const nothing: ('' | 'all')[] = isOther ? ['', 'all'] : ['']
  return z.union([z.literal(nothing).transform(() => undefined), schema]).optional()
}

/** Joins a list's filters with its page. */
export const withPage = <Filters extends Record<string, unknown>>(query: Filters) => ({
  ...query,
  ...PageQuery.parse(query),
})
