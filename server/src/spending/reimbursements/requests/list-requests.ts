import { isStaff } from '@tower/contract/access.ts'
import type { PageQuery } from '@tower/contract/page.contract.ts'
import { type ReimbursementSort, type ReimbursementStatus } from '@tower/contract/spending/reimbursements.ts'
import type { Actor } from '../../../http/actor.ts'
import { readPeriod } from '../../../oversight/history/period.ts'
import type { Services } from '../../../services.ts'
import { parseSearch } from './parse-search.ts'
import { type ShownRequest, showRequests } from './read-request.ts'
import {
  countByStatus,
  countRequests,
  listRequestRows,
  listRequestsBefore,
  type RequestFilters,
  type StatusCounts,
} from './request-list.queries.ts'

/** What a list asks for, as it stands in the address. */
export type RequestQuery = {
  q?: string | undefined
  status?: 'all' | ReimbursementStatus | undefined
  teacher_id?: string | undefined
  fiscal_year?: number | undefined
  from?: string | undefined
  to?: string | undefined
  least?: number | undefined
}

/** Teachers see their own alone, whatever they ask; staff see everybody's, and never a draft. */
function filtersOf(actor: Actor, query: RequestQuery): RequestFilters {
  const forStaff = isStaff(actor.role)
  return {
    search: parseSearch(query.q ?? ''),
    status: query.status === 'all' ? undefined : query.status,
    teacherId: forStaff ? query.teacher_id : actor.userId,
    withDrafts: !forStaff,
    fiscalYear: query.fiscal_year,
    ...readPeriod(query),
    leastCents: query.least === undefined ? undefined : query.least * 100,
  }
}

export type ListRequests = {
  actor: Actor
  query: RequestQuery
  sort: ReimbursementSort
  page: PageQuery
}
export type RequestsPage = { requests: ShownRequest[]; total: number; hasMore: boolean }

/** A page of requests. Beyond a bound they are not counted, and a search goes through those of some teachers. */
export function listRequests(
  services: Services,
  { actor, query, sort, page: { page, pageSize } }: ListRequests,
): Promise<RequestsPage> {
  const filters = filtersOf(actor, query)
  return services.database.read(async (tx) => {
    const rows = await listRequestRows(tx, filters, { sort, limit: pageSize, offset: (page - 1) * pageSize })
    const counted = await countRequests(tx, filters)
    const requests = await showRequests(tx, rows, { forStaff: isStaff(actor.role) })
    return { requests, ...counted }
  })
}

const rowsAtOnce = 500

/** What the filters show, the newest first, some at a time: no connection waits for a slow reader. */
export async function* exportRequests(
  services: Services,
  { actor, query }: Pick<ListRequests, 'actor' | 'query'>,
): AsyncGenerator<ShownRequest[]> {
  const filters = filtersOf(actor, query)
  let before: { at: Date; id: string } | undefined
  for (;;) {
    const shown = await services.database.read(async (tx) => {
      const rows = await listRequestsBefore(tx, filters, { before, limit: rowsAtOnce })
      return showRequests(tx, rows, { forStaff: isStaff(actor.role) })
    })
    if (shown.length > 0) yield shown
    const last = shown.at(-1)?.row
    if (!last || shown.length < rowsAtOnce) return
    before = { at: last.submitted_at ?? last.created_at, id: last.id }
  }
}

/** How many requests there are of each status: a teacher's own, or what staff work on. */
export function countRequestsOf(services: Services, actor: Actor): Promise<StatusCounts> {
  const teacherId = isStaff(actor.role) ? undefined : actor.userId
  return services.database.read((tx) => countByStatus(tx, teacherId))
}
